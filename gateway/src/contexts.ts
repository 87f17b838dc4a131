// From a request to what resolvers can reach: whose session, which door, until when.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, visitor } from './graphql/actor.ts'
import { type Context, createContext } from './graphql/context.ts'
import { PlatformFailure } from './platform/failure.ts'
import { clientHeader } from './plugins/same-origin.ts'
import type { SharedServices } from './services.ts'
import { networkOf } from './session/client-network.ts'
import { createSessions } from './session/sessions.ts'
import { deviceOf } from './sign-in/device.ts'
import { createStaffAccess } from './staff/staff-access.ts'
import { readStaff } from './staff/staff-list.ts'

type ContextOptions = {
  withSession: boolean
  actor?: Actor | null
  /** Hash of the session a browser came back to without its cookie. */
  returnLeg?: string
  /** The request came to the owner's door: the cookie of that door counts. */
  isAdmin?: boolean
}
type Bound = { setCookie: (header: string) => void; signal: AbortSignal | undefined }

export type Contexts = {
  /** The staff behind a request to the owner's door; null for anybody else. */
  staffOf(request: FastifyRequest): Promise<Actor | null>
  contextOf(request: FastifyRequest, reply: FastifyReply, options: ContextOptions): Context
  /** For one event of a stream, whose head is long sent: what listens changes nobody's cookie. */
  listeningContext(
    request: FastifyRequest,
    options: ContextOptions & { signal: AbortSignal },
  ): Context
  /** False once the session is over or staff's door is shut. */
  mayListen(
    request: FastifyRequest,
    who: { session: string | null; memberId: string | undefined; isStaff: boolean },
  ): Promise<boolean>
}

const currencies = new Set(['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'ILS'])
const nowhere = { setCookie: () => {}, signal: undefined } satisfies Bound

export function createContexts(services: SharedServices): Contexts {
  const { config } = services
  const { store, tokens } = services.signIn
  const { isHttps } = config
  const { maxSeconds } = config.session
  const openSession = createSessions({ store, tokens, isHttps, maxSeconds })
  const openStaff = createStaffAccess({
    store: services.elevations,
    staff: readStaff(config.staff),
    limits: config.elevation,
    isHttps,
  })

  function currencyOf({ headers }: FastifyRequest): string | undefined {
    const wished = String(headers['x-vitrine-currency'] ?? '').toUpperCase()
    return currencies.has(wished) && wished !== config.store.currency ? wished : undefined
  }

  function contextWith(request: FastifyRequest, options: ContextOptions & Bound): Context {
    const { withSession, actor, returnLeg, isAdmin, setCookie, signal } = options
    const cookieHeader = withSession ? request.headers.cookie : undefined
    const idHash = returnLeg
    const isPage = request.headers[clientHeader] === undefined
    const clientNetwork = networkOf(request.ip)
    const mayBegin = async () => {
      const taken = await services.signIn.takeNewSession(clientNetwork)
      if (taken.ok) return
      context.told.retryAfter = taken.retryAfterSeconds
      throw tooManyVisitors()
    }
    const asked = { cookieHeader, idHash, requestId: request.id, setCookie, isPage, mayBegin }
    const session = openSession(asked)
    const context = createContext(services, {
      requestId: request.id,
      actor: actor ?? visitor,
      clientNetwork,
      device: deviceOf(request.headers['user-agent']),
      session,
      staff: openStaff({ session, cookieHeader: isAdmin ? cookieHeader : undefined, setCookie }),
      currency: currencyOf(request),
      signal,
      log: request.log,
    })
    return context
  }

  return {
    staffOf: (request) =>
      contextWith(request, { ...nowhere, withSession: true, isAdmin: true }).staff.actor(),
    contextOf(request, reply, options) {
      const setCookie = (header: string) => reply.header('set-cookie', header)
      return contextWith(request, { ...options, setCookie, signal: goneSignal(reply) })
    },
    listeningContext: (request, options) => contextWith(request, { ...nowhere, ...options }),
    async mayListen(request, { session, memberId, isStaff }) {
      const record = session === null ? null : await store.read(session)
      if (session !== null && (!record || record.memberId !== memberId)) return false
      if (!isStaff) return true
      return contextWith(request, { ...nowhere, withSession: true, isAdmin: true }).staff.isOpen()
    },
  }
}

/** Reads like the token endpoint's own refusal, so that every change answers it as a problem. */
const tooManyVisitors = () =>
  new PlatformFailure('refused', 'Too many new sessions', { call: 'new session', status: 429 })

/** Aborts when the caller hangs up, so that nobody waits for an answer without a reader. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
