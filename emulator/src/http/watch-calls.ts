// Wraps every API call: writes it to the request log and applies its fault.
import { setTimeout as wait } from 'node:timers/promises'
import { requestIdHeader } from '@vitrine/platform'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Controlled } from '../control/controlled.ts'
import type { Fault } from '../faults.ts'
import type { LoggedRequest, RequestLog } from '../request-log.ts'
import { siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'
import { sendUnknownPage } from './unknown-page.ts'

declare module 'fastify' {
  interface FastifyRequest {
    entry: LoggedRequest | null
    fault: Fault | null
    /** Process time in milliseconds at which the call arrived. */
    started: number
  }
}

export function watchCalls(app: FastifyInstance, { log, faults, state }: Controlled): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request)
    request.entry = openEntry(log, request, state.now())
    request.fault = faults.next(request.method, path) ?? null
    if (request.fault && request.fault.when !== 'after') await meet(request.fault, reply, state)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { fault } = request
    const isSpoiled = fault?.when === 'after' || fault?.kind === 'success'
    if (fault && isSpoiled) await spoil(fault, request, reply)
    closeEntry(request, reply)
    return isSpoiled && reply.statusCode === 204 ? '' : payload
  })
}

export const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''

/** Returns the caller's own request id, truncated: it is untrusted text. */
const calledAs = ({ headers }: FastifyRequest): string | null => {
  const given = headers[requestIdHeader]
  return typeof given === 'string' ? given.slice(0, 100) : null
}

export function openEntry(log: RequestLog, request: FastifyRequest, now: Date): LoggedRequest {
  request.started = performance.now()
  return log.open({
    method: request.method,
    path: pathOf(request),
    call: request.routeOptions.config.call,
    at: now.toISOString(),
    requestId: request.id,
    calledAs: calledAs(request),
  })
}

export function closeEntry(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.entry) return
  request.entry.status = reply.statusCode
  request.entry.ms = Math.round((performance.now() - request.started) * 10) / 10
}

/** A hosted site does not say which permission is missing. docs/contract/real-site.md §3. */
const messageOf = ({ status }: Fault, state: State) =>
  status === 403 && !siteSettingsOf(state).explainsRefusals ? '' : 'Injected fault'

async function meet(fault: Fault, reply: FastifyReply, state: State): Promise<void> {
  switch (fault.kind) {
    case 'latency':
      await wait(fault.ms ?? 1000)
      return
    case 'status':
      if (fault.retryAfter) reply.header('retry-after', fault.retryAfter)
      await reply.code(fault.status ?? 503).send({ message: messageOf(fault, state), details: {} })
      return
    case 'page':
      await sendUnknownPage(reply)
      return
    case 'success':
      return
    case 'reset':
      reply.hijack()
      reply.request.raw.socket.destroy()
      return
    case 'hang':
      // Never responds: the connection stays open until the caller gives up.
      reply.hijack()
  }
}

/** Applies a fault after the handler: the call has had its effect, only the response is affected. */
async function spoil(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (fault.kind === 'latency') await wait(fault.ms ?? 1000)
  if (fault.kind === 'status') reply.code(fault.status ?? 503)
  if (fault.kind === 'success') reply.code(fault.status ?? 204)
  if (fault.kind === 'reset') request.raw.socket.destroy()
  if (fault.kind === 'hang') await new Promise(() => {})
}
