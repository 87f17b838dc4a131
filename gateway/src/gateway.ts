// Everything a route needs, built once.
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { createCartMemory } from './domains/cart/cart-memory.ts'
import { createCartWriter } from './domains/cart/cart-writer.ts'
import { createProductIndex } from './domains/product/product-index.ts'
import { type Actor, createFindApp, type FindApp, visitor } from './graphql/actor.ts'
import { type Context, createContext, type Services } from './graphql/context.ts'
import { createPipeline, type Pipeline } from './graphql/pipeline.ts'
import { readTrustedDocuments, type TrustedDocuments } from './graphql/trusted-documents.ts'
import type { Metrics } from './metrics.ts'
import { createCatalogue } from './platform/catalogue.ts'
import { createTransport, type Transport } from './platform/transport.ts'
import { createKeyedQueue } from './session/keyed-queue.ts'
import { createSeal } from './session/seal.ts'
import type { SessionStore } from './session/session-store.ts'
import { createSessions } from './session/sessions.ts'
import { openSqlite } from './session/sqlite.ts'
import { sqliteSessionStore } from './session/sqlite-session-store.ts'
import { createBucket } from './session/token-bucket.ts'
import { createTokenService } from './session/token-service.ts'
import { sqliteWriteLog } from './session/write-log.ts'

export type Gateway = {
  config: Config
  transport: Transport
  store: SessionStore
  services: Services
  trusted: TrustedDocuments
  pipeline: Pipeline
  findApp: FindApp
  contextOf(
    request: FastifyRequest,
    reply: FastifyReply,
    options: { withSession: boolean; actor?: Actor | null },
  ): Context
  close(): Promise<void>
}

type Parts = {
  app: FastifyInstance
  config: Config
  metrics: Metrics
  documents: readonly string[]
}

/** How long the list of all products is used before it is read anew, behind the back of who asks. */
const productIndexMs = 60_000

export function createGateway({ app, config, metrics, documents }: Parts): Gateway {
  const log: FastifyBaseLogger = app.log
  const transport = createTransport({ ...config.platform, onCall: metrics.onCall })
  const database = openSqlite(config.dataDir)
  const store = sqliteSessionStore(database, createSeal(config.sessionKeys), config.session)
  const tokens = createTokenService({ transport, store, clientId: config.platform.clientId })
  const openSession = createSessions({
    store,
    tokens,
    isHttps: config.isHttps,
    maxSeconds: config.session.maxSeconds,
  })
  const catalogue = createCatalogue({
    transport,
    token: tokens.publicToken,
    ...config.cache,
    onError: (err) => log.debug({ err }, 'shared read failed'),
  })
  const cartWriter = createCartWriter({
    enqueue: createKeyedQueue(),
    log: sqliteWriteLog(database),
    memory: createCartMemory(),
    take: createBucket(config.cartWritesPerMinute),
  })
  const productIndex = createProductIndex({ catalogue, keepMs: productIndexMs })
  const services: Services = {
    config,
    transport,
    catalogue,
    productIndex,
    cartWriter,
    publicToken: tokens.publicToken,
  }
  const trusted = readTrustedDocuments(documents)
  const currencies = new Set(['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'ILS'])

  return {
    config,
    transport,
    store,
    services,
    trusted,
    pipeline: createPipeline({ app, config, trusted }),
    findApp: createFindApp(config.appKeys),
    contextOf(request, reply, { withSession, actor }) {
      const wished = String(request.headers['x-vitrine-currency'] ?? '').toUpperCase()
      const session = openSession({
        cookieHeader: withSession ? request.headers.cookie : undefined,
        requestId: request.id,
        setCookie: (header) => reply.header('set-cookie', header),
      })
      return createContext(services, {
        requestId: request.id,
        actor: actor ?? visitor,
        session,
        currency: currencies.has(wished) && wished !== config.store.currency ? wished : undefined,
        signal: goneSignal(reply),
        log: request.log,
      })
    },
    async close() {
      await transport.close()
      await store.close()
      database.close()
    },
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
