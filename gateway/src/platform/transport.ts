// Sends every call to the platform: URL, token, deadline, retry, failures, metrics. Source:
// docs/contract/transport.md, spec §7 and §8.

import type { Call, RequestOf, ResponseOf } from '@vitrine/platform'
import { requestIdHeader } from '@vitrine/platform/errors'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import { type Breaker, createBreaker } from './breaker.ts'
import { CallEnd } from './call-end.ts'
import type { CallScope } from './call-scope.ts'
import { collectResponse } from './collect-response.ts'
import { tokenIn } from './consistency.ts'
import { encodeRequest } from './encode-request.ts'
import { codeOf, isNetworkError, isRateLimited, isTimeout, PlatformFailure } from './failure.ts'
import { createFaultLog } from './fault-log.ts'
import { Agent, Pool } from './http-client.ts'
import { createPacers, type OnPace } from './pacers.ts'
import { parseResponse } from './parse-response.ts'
import { headerOf, isSuccess, readFailure } from './read-failure.ts'
import { headersOf, identityHeaders } from './request-headers.ts'
import { type SentFile, sendFile, type Upload } from './send-file.ts'
import { withRetry } from './with-retry.ts'

export type { CallScope, SentFile }

/**
 * How a call ended, for metrics. `ms`: with its wait for a turn and its retries. Calls that end with another error than a
 * `PlatformFailure` are not reported.
 */
export type CallOutcome = {
  call: string
  service: string
  ms: number
  outcome: 'ok' | PlatformFailure['kind']
}

/** How an attempt ended: with a response, or without one. */
export type AttemptEnd = { status?: number; requestId?: string | undefined; error?: unknown }

/** Called before each request is sent; the returned function when its response has been read. */
export type OnAttempt = (service: string, call: Call) => (end: AttemptEnd) => void

type Options = {
  url: string
  timeoutMs: number
  maxResponseBytes?: number
  /** Compares each response with the contract of its call as well, not only what is read of it. */
  validateResponses?: boolean
  onCall?: (outcome: CallOutcome) => void
  /** Most calls a minute of each credential; 0, the default, is no limit but the platform's own. */
  callsPerMinute?: number
  onPace?: OnPace
  onAttempt?: OnAttempt | undefined
  /** Called with the `date` header of each response. */
  onDate?: (date: string) => void
  /** Gets a sentence about failures whose cause is the setup of the site. */
  log?: Pick<FastifyBaseLogger, 'warn'>
}

/** Sends calls to the platform. `service`: its name in the call table; each has a circuit breaker of its own. */
export type Transport = {
  send<C extends Call>(
    service: string,
    call: C,
    request: RequestOf<C>,
    scope: CallScope,
  ): Promise<ResponseOf<C>>
  /**
   * Uploads a file to a URL that the platform has just issued. Never retried, because the URL is valid for one
   * attempt.
   */
  put<Response extends z.ZodType>(
    upload: Upload<Response>,
    file: SentFile,
    scope: Pick<CallScope, 'requestId'>,
  ): Promise<z.output<Response>>
  breakers(): Record<string, Breaker['state']>
  close(): Promise<void>
}

/** The connections, and the timeout of a call. */
type Http = {
  pool: Pool
  timeoutMs: number
  validates: boolean
  onDate: Options['onDate']
  onAttempt: Options['onAttempt']
}

/** A call and the service that it belongs to. */
type Sending = { service: string; call: Call }
type Fields = Record<string, unknown>

/**
 * Creates a transport with up to 32 connections, which `close` ends. `send` throws a `PlatformFailure` for a call that failed,
 * and a `ZodError` for a request that breaks the rules of its call, before anything is sent.
 */
export function createTransport(options: Options): Transport {
  const http: Http = {
    pool: openPool(options),
    timeoutMs: options.timeoutMs,
    validates: options.validateResponses ?? false,
    onDate: options.onDate,
    onAttempt: options.onAttempt,
  }
  // Files may be uploaded to another host.
  const files = new Agent({ connect: { timeout: 1500 }, maxResponseSize: 1024 * 1024 })
  const breakers = new Map<string, Breaker>()
  const logFault = options.log && createFaultLog(options.log)
  const pacers = createPacers(options)
  const breakerOf = (service: string) => {
    const known = breakers.get(service) ?? createBreaker()
    breakers.set(service, known)
    return known
  }

  return {
    async send(service, call, request, scope) {
      const parsed = call.request.parse(request) as Fields
      const breaker = breakerOf(service)
      const sending = { service, call }
      const started = performance.now()
      const report = (outcome: CallOutcome['outcome']) =>
        options.onCall?.({ call: call.name, service, ms: performance.now() - started, outcome })
      try {
        enterBreaker(breaker, call)
        const answer = await withRetry((fresh) => attempt(http, sending, parsed, scope, fresh), {
          call,
          scope,
          timeoutMs: http.timeoutMs,
          pacer: pacers.of(scope),
        })
        breaker.succeeded()
        report('ok')
        return answer as ResponseOf<typeof call>
      } catch (error) {
        recordOutcome(breaker, error, scope)
        if (error instanceof PlatformFailure) {
          report(error.kind)
          logFault?.(service, call, error)
        }
        throw error
      }
    },
    async put(upload, file, scope) {
      const started = performance.now()
      const report = (outcome: CallOutcome['outcome']) =>
        options.onCall?.({
          call: upload.name,
          service: 'siteMedia',
          ms: performance.now() - started,
          outcome,
        })
      try {
        const answer = await sendFile(upload, file, {
          ...http,
          url: options.url,
          files,
          ...scope,
        })
        report('ok')
        return answer
      } catch (error) {
        if (error instanceof PlatformFailure) report(error.kind)
        throw error
      }
    },
    breakers: () =>
      Object.fromEntries([...breakers].map(([name, breaker]) => [name, breaker.state])),
    async close() {
      await Promise.all([http.pool.close(), files.close()])
    },
  }
}

function openPool({ url, timeoutMs, maxResponseBytes }: Options): Pool {
  return new Pool(url, {
    connections: 32,
    pipelining: 1,
    connectTimeout: 1500,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    // Shorter than the platform's: the gateway closes an idle connection before the platform does, so that no request
    // is sent on a closing one.
    keepAliveTimeout: 4000,
    maxResponseSize: maxResponseBytes ?? 16 * 1024 * 1024,
  })
}

async function sendOnce(
  http: Http,
  { service, call }: Sending,
  request: Fields,
  scope: CallScope,
  fresh: boolean,
) {
  const { method, path, body } = encodeRequest(call, request)
  const identity = await identityHeaders(scope, fresh)
  scope.beforeCall?.(call)
  // A write continues when its caller disconnects, because it must not be aborted halfway.
  const callEnd = new CallEnd(http.timeoutMs, call.repeatable ? scope.signal : undefined)
  const headers = { ...headersOf(scope, body !== undefined), ...identity }
  const end = http.onAttempt?.(service, call)
  try {
    const response = await collectResponse(http.pool, { method, path, headers, body }, callEnd)
    end?.({ status: response.statusCode, requestId: headerOf(response.headers, requestIdHeader) })
    return response
  } catch (error) {
    end?.({ error })
    throw error
  } finally {
    callEnd.release()
  }
}

async function attempt(
  http: Http,
  sending: Sending,
  request: Fields,
  scope: CallScope,
  fresh: boolean,
) {
  const { call } = sending
  const response = await sendOnce(http, sending, request, scope, fresh).catch((cause: unknown) => {
    if (cause instanceof PlatformFailure || !isNetworkError(cause)) throw cause
    throw new PlatformFailure('system', 'System error occurred', { call: call.name, cause })
  })
  const { statusCode: status, statusText, headers, body } = response
  http.onDate?.(headerOf(headers, 'date') ?? '')
  const received = tokenIn(headers)
  if (received !== undefined) await scope.consistency?.retain(received)
  if (!isSuccess(status)) {
    const text = new TextDecoder().decode(body.joined())
    throw readFailure({ call: call.name, status, statusText, headers, text })
  }
  scope.onBytes?.(body.size)
  return parseResponse(call, body.joined(), {
    status,
    requestId: headerOf(headers, requestIdHeader),
    validates: http.validates,
  })
}

/**
 * Reports an outcome to the breaker: a failure of the platform counts against it; a refusal, also of an unknown path,
 * shows that it is available; all else shows nothing. A 429 is about the number of calls, also those of others.
 */
function recordOutcome(breaker: Breaker, error: unknown, scope: CallScope): void {
  const failure = error instanceof PlatformFailure ? error : null
  // Refused by the open breaker: another call may be the probe.
  if (codeOf(failure?.facts.cause) === 'BREAKER_OPEN') return
  if (!failure || isRateLimited(failure) || wasAbandoned(failure, scope)) breaker.abandoned()
  else if (failure.kind === 'system' && !failure.facts.isUnknownPath) breaker.failed()
  else breaker.succeeded()
}

/** The caller disconnected before the response. Any client can do that, so it must not open the breaker. */
const wasAbandoned = ({ facts }: PlatformFailure, { signal }: CallScope): boolean =>
  signal?.aborted === true && facts.status === undefined && !isTimeout(facts.cause)

function enterBreaker(breaker: Breaker, call: Call) {
  try {
    breaker.enter()
  } catch (cause) {
    throw new PlatformFailure('system', 'System error occurred', { call: call.name, cause })
  }
}
