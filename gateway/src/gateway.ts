// Everything a route needs, built once.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { type Actor, createFindApp, type FindApp, visitor } from './graphql/actor.ts'
import { type Context, createContext, type Services } from './graphql/context.ts'
import { type Caller, type CostLimit, createCostLimit } from './graphql/cost-limit.ts'
import { createPipeline, type Pipeline } from './graphql/pipeline.ts'
import { readTrustedDocuments, type TrustedDocuments } from './graphql/trusted-documents.ts'
import type { Metrics } from './metrics.ts'
import type { Transport } from './platform/transport.ts'
import { createServices } from './services.ts'
import { hashOfId, sessionIdOf } from './session/cookie.ts'
import type { Seal } from './session/seal.ts'
import type { SessionStore } from './session/session-store.ts'
import { createSessions } from './session/sessions.ts'
import { deviceOf } from './sign-in/device.ts'
import { createStaffAccess } from './staff/staff-access.ts'
import { readStaff } from './staff/staff-list.ts'

export type Gateway = {
  config: Config
  transport: Transport
  store: SessionStore
  seal: Seal
  services: Services
  trusted: TrustedDocuments
  /** Documents of the owner's side, known at its own door alone. */
  adminTrusted: TrustedDocuments
  pipeline: Pipeline
  findApp: FindApp
  costLimit: CostLimit
  /** The staff behind a request to the owner's door; null for anybody else. */
  staffOf(request: FastifyRequest): Promise<Actor | null>
  /** Who pays for what a request asks for. */
  callerOf(request: FastifyRequest): Caller
  contextOf(
    request: FastifyRequest,
    reply: FastifyReply,
    options: {
      withSession: boolean
      actor?: Actor | null
      /** Hash of the session a browser came back to without its cookie. */
      returnLeg?: string
      /** The request came to the owner's door: the cookie of that door counts. */
      isAdmin?: boolean
    },
  ): Context
  close(): Promise<void>
}

type Parts = {
  app: FastifyInstance
  config: Config
  metrics: Metrics
  documents: readonly string[]
  adminDocuments: readonly string[]
}

const currencies = new Set(['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'ILS'])

export function createGateway(parts: Parts): Gateway {
  const { app, config, metrics } = parts
  const services = createServices(config, metrics, app.log)
  const { transport, seal } = services
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
  const trusted = readTrustedDocuments(parts.documents)
  const adminTrusted = readTrustedDocuments(parts.adminDocuments)
  const costLimit = createCostLimit(config.costPerMinute)

  function currencyOf({ headers }: FastifyRequest): string | undefined {
    const wished = String(headers['x-vitrine-currency'] ?? '').toUpperCase()
    return currencies.has(wished) && wished !== config.store.currency ? wished : undefined
  }

  return {
    config,
    transport,
    store,
    seal,
    services,
    trusted,
    adminTrusted,
    pipeline: createPipeline({ app, config, trusted, adminTrusted, costLimit }),
    findApp: createFindApp(config.appKeys),
    costLimit,
    callerOf({ ip, headers }) {
      const id = sessionIdOf(headers.cookie, isHttps)
      return { address: ip, session: id && hashOfId(id) }
    },
    async staffOf({ headers: { cookie: cookieHeader }, id: requestId }) {
      const setCookie = () => {}
      const session = openSession({ cookieHeader, requestId, setCookie })
      return openStaff({ session, cookieHeader, setCookie }).actor()
    },
    contextOf(request, reply, { withSession, actor, returnLeg, isAdmin }) {
      const cookieHeader = withSession ? request.headers.cookie : undefined
      const setCookie = (header: string) => reply.header('set-cookie', header)
      const session = openSession({
        cookieHeader,
        idHash: returnLeg,
        requestId: request.id,
        setCookie,
      })
      return createContext(services, {
        requestId: request.id,
        actor: actor ?? visitor,
        clientAddress: request.ip,
        device: deviceOf(request.headers['user-agent']),
        session,
        staff: openStaff({ session, cookieHeader: isAdmin ? cookieHeader : undefined, setCookie }),
        currency: currencyOf(request),
        signal: goneSignal(reply),
        log: request.log,
      })
    },
    close: services.close,
  }
}

/** Aborts when the caller hangs up, so that nobody waits for an answer without a reader. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
