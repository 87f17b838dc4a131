// Builds the GraphQL context of a request: session, elevation, abort signal.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, visitor } from './auth/actor.ts'
import { holdsAllOf } from './auth/permissions.ts'
import { createStaffAccess } from './auth/staff-access.ts'
import { readStaff } from './auth/staff-list.ts'
import { type Context, createContext } from './graphql/context.ts'
import { networkOf } from './http/client-network.ts'
import { DisconnectSignal } from './http/disconnect-signal.ts'
import { currencyOf } from './http/request-currency.ts'
import { clientHeader, mayCallFrom } from './http/same-origin.ts'
import type { CancelSignal } from './platform/cancel-signal.ts'
import { PlatformFailure } from './platform/failure.ts'
import type { SharedServices } from './services.ts'
import { createSessions } from './session/sessions.ts'

type ContextOptions = {
  withSession: boolean
  actor?: Actor | null
  /** Hash of the session of a browser that returned without its session cookie. */
  returnLeg?: string
  /** Currency to show prices in; null for the shop's own. Without it, that of the header. */
  currency?: string | null
  /** The request came to an admin endpoint: the staff cookie is used. */
  isAdmin?: boolean
}
type Bound = { setCookie: (header: string) => void; signal: CancelSignal | undefined }

/** The caller that listens to a stream. */
type Reader = {
  session: string | null
  memberId: string | undefined
  /** As it was when the stream began. */
  actor: Actor | null
}

export type Contexts = {
  /** Returns the staff member with an active elevation; null for all other callers. */
  staffOf(request: FastifyRequest): Promise<Actor | null>
  contextOf(request: FastifyRequest, reply: FastifyReply, options: ContextOptions): Context
  /** Context for one event of a stream: the headers are sent, so it can set no cookie. */
  listeningContext(
    request: FastifyRequest,
    options: ContextOptions & { signal: AbortSignal },
  ): Context
  /**
   * Returns false once the session or the elevation has ended, or the app key is no longer accepted, or has lost a right or
   * the origin of the page.
   */
  mayListen(request: FastifyRequest, reader: Reader): Promise<boolean>
}

const noReply = { setCookie: () => {}, signal: undefined } satisfies Bound

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

  function contextWith(request: FastifyRequest, options: ContextOptions & Bound): Context {
    const { withSession, actor, returnLeg, isAdmin, currency, setCookie, signal } = options
    const cookieHeader = withSession ? request.headers.cookie : undefined
    const idHash = returnLeg
    const isPage = request.headers[clientHeader] === undefined
    const clientNetwork = networkOf(request.ip)
    const assertMayBegin = async () => {
      const bucket = await services.signIn.takeNewSession(clientNetwork)
      if (bucket.ok) return
      context.response.retryAfter = bucket.retryAfterSeconds
      throw tooManyVisitors()
    }
    const session = openSession({
      cookieHeader,
      idHash,
      requestId: request.id,
      log: request.log,
      setCookie,
      isPage,
      assertMayBegin,
    })
    const context = createContext(services, {
      requestId: request.id,
      language: request.language,
      actor: actor ?? visitor,
      clientNetwork,
      userAgent: request.headers['user-agent'],
      session,
      staff: openStaff({ session, cookieHeader: isAdmin ? cookieHeader : undefined, setCookie }),
      // An endpoint refuses an unknown one; pages and forms do not read the header.
      currency:
        (currency === undefined ? currencyOf(request, services.siteFacts.current) : currency) ??
        undefined,
      signal,
      log: request.log,
    })
    return context
  }

  return {
    staffOf: (request) =>
      contextWith(request, { ...noReply, withSession: true, isAdmin: true }).staff.actor(),
    contextOf(request, reply, options) {
      const setCookie = (header: string) => reply.header('set-cookie', header)
      return contextWith(request, {
        ...options,
        setCookie,
        signal: new DisconnectSignal(reply.raw),
      })
    },
    listeningContext: (request, options) => contextWith(request, { ...noReply, ...options }),
    async mayListen(request, { session, memberId, actor }) {
      const record = session === null ? null : await store.read(session)
      if (session !== null && (!record || record.memberId !== memberId)) return false
      if (actor?.kind === 'APP') return mayAppListen(services, request, actor)
      if (actor?.kind !== 'STAFF') return true
      return contextWith(request, { ...noReply, withSession: true, isAdmin: true }).staff.isOpen()
    },
  }
}

/** Returns whether an app, as its key is now, may do from the origin of the request what it could when a stream began. */
async function mayAppListen(
  { appKeys, config }: Pick<SharedServices, 'appKeys' | 'config'>,
  request: FastifyRequest,
  before: Actor,
): Promise<boolean> {
  const app = await appKeys.find(request.headers.authorization)
  if (app === null || !mayCallFrom(request, config, app.allowedOrigins)) return false
  return holdsAllOf(app.actor, before)
}

/** Has the form of a refusal by the token endpoint, so that every mutation reports it as a problem. */
const tooManyVisitors = () =>
  new PlatformFailure('refused', 'Too many new sessions', { call: 'new session', status: 429 })
