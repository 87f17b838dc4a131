// Everything a route needs, built once.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { type Contexts, createContexts } from './contexts.ts'
import { createFindApp, type FindApp } from './graphql/actor.ts'
import type { Services } from './graphql/context.ts'
import { type Caller, type CostLimit, createCostLimit, TooMuchAsked } from './graphql/cost-limit.ts'
import { createPipeline, type Pipeline } from './graphql/pipeline.ts'
import { createSharedResults, type SharedResults } from './graphql/shared-results.ts'
import { readTrustedDocuments, type TrustedDocuments } from './graphql/trusted-documents.ts'
import type { Metrics } from './metrics.ts'
import type { Transport } from './platform/transport.ts'
import { nextFrame } from './plugins/event-stream.ts'
import { createOpenStreams, type OpenStreams } from './plugins/open-streams.ts'
import { createServices } from './services.ts'
import { networkOf } from './session/client-network.ts'
import { hashOfId, sessionIdOf } from './session/cookie.ts'
import type { Seal } from './session/seal.ts'
import type { SessionStore } from './session/session-store.ts'
import type { BucketOf } from './session/token-bucket.ts'

export type Gateway = Contexts & {
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
  /** For limits of a route's own. */
  bucketOf: BucketOf
  /** Counts what is answered like a page, by client network. Rejects with `TooMuchAsked`. */
  countPage(request: FastifyRequest): Promise<void>
  /** Who pays for what a request asks for. */
  callerOf(request: FastifyRequest): Caller
  streams: OpenStreams
  sharedResults: SharedResults
  close(): Promise<void>
}

type Parts = {
  app: FastifyInstance
  config: Config
  metrics: Metrics
  documents: readonly string[]
  adminDocuments: readonly string[]
}

export function createGateway(parts: Parts): Gateway {
  const { app, config, metrics } = parts
  const services = createServices(config, metrics, app.log)
  const { transport, seal } = services
  const { store } = services.signIn
  const { isHttps } = config
  const trusted = readTrustedDocuments(parts.documents)
  const adminTrusted = readTrustedDocuments(parts.adminDocuments)
  const costLimit = createCostLimit(config.costPerMinute, services.bucketOf)

  const takePage = services.bucketOf('pages-by-address', config.pagesPerMinute)
  const contexts = createContexts(services)

  return {
    config,
    transport,
    store,
    seal,
    services,
    trusted,
    adminTrusted,
    pipeline: createPipeline({ app, config, trusted, costLimit }),
    findApp: createFindApp(config.appKeys),
    costLimit,
    bucketOf: services.bucketOf,
    async countPage({ ip }) {
      const taken = await takePage(networkOf(ip))
      if (!taken.ok) throw new TooMuchAsked(taken.retryAfterSeconds)
    },
    streams: createOpenStreams(),
    sharedResults: createSharedResults(nextFrame, (err) =>
      app.log.error({ err }, 'a shared stream broke'),
    ),
    callerOf({ ip, headers }) {
      const id = sessionIdOf(headers.cookie, isHttps)
      return { network: networkOf(ip), session: id && hashOfId(id) }
    },
    ...contexts,
    close: services.close,
  }
}
