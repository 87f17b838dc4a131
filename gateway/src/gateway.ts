// Builds what routes need, once per process.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App, AppKeys } from './apps/app-keys.ts'
import type { Config } from './config.ts'
import { type Contexts, createContexts } from './contexts.ts'
import type { Services } from './graphql/context.ts'
import {
  type Caller,
  type CostLimit,
  CostLimitExceeded,
  createCostLimit,
} from './graphql/cost-limit.ts'
import { createPipeline, type Pipeline } from './graphql/pipeline.ts'
import { createResultCache } from './graphql/result-cache.ts'
import { readTrustedDocuments, type TrustedDocuments } from './graphql/trusted-documents.ts'
import { networkOf } from './http/client-network.ts'
import { pageTtlMs } from './http/page-caching.ts'
import type { Metrics } from './metrics.ts'
import type { Transport } from './platform/transport.ts'
import { createServices } from './services.ts'
import { hashOfId, sessionIdOf } from './session/cookie.ts'
import type { SessionStore } from './session/session-store.ts'
import type { Seal } from './storage/seal.ts'
import type { BucketOf } from './storage/token-bucket.ts'
import { nextFrame } from './subscriptions/event-stream.ts'
import { createOpenStreams, type OpenStreams } from './subscriptions/open-streams.ts'
import { createSharedResults, type SharedResults } from './subscriptions/shared-results.ts'
import { withReadEvents } from './tracing/read-events.ts'
import type { Tracing } from './tracing/tracing.ts'

export type Gateway = Contexts & {
  config: Config
  transport: Transport
  store: SessionStore
  tracing: Tracing
  seal: Seal
  services: Services
  trusted: TrustedDocuments
  /** Trusted documents of the admin, known at its endpoint only. */
  adminTrusted: TrustedDocuments
  pipeline: Pipeline
  appKeys: AppKeys
  costLimit: CostLimit
  /** For the rate limits of single routes. */
  bucketOf: BucketOf
  /** Counts a page, by client network. Rejects with `CostLimitExceeded`. */
  countPage(request: FastifyRequest): Promise<void>
  /** Returns the caller that a request's cost is charged to: the app whose key was found, or its network and session. */
  callerOf(request: FastifyRequest, app?: App | null): Caller
  streams: OpenStreams
  sharedResults: SharedResults
  close(): Promise<void>
}

type GatewayOptions = {
  app: FastifyInstance
  config: Config
  metrics: Metrics
  tracing: Tracing
  documents?: readonly string[]
  adminDocuments?: readonly string[]
}

export async function createGateway(parts: GatewayOptions): Promise<Gateway> {
  const { app, config, tracing } = parts
  const metrics = withReadEvents(parts.metrics, tracing)
  const services = await createServices({ config, metrics, tracing, log: app.log })
  const { transport, seal } = services
  const { store } = services.signIn
  const { isHttps } = config
  const trusted = readTrustedDocuments(parts.documents ?? [])
  const adminTrusted = readTrustedDocuments(parts.adminDocuments ?? [])
  const costLimit = createCostLimit(config.costPerMinute, services.bucketOf)

  const pageBucket = services.bucketOf('pages-by-address', config.pagesPerMinute)
  const contexts = createContexts(services)
  const results = createResultCache({
    ttlMs: pageTtlMs(config),
    onHit: () => tracing.event('result.cached'),
  })
  services.catalog.onInvalidate(results.clear)

  return {
    config,
    transport,
    store,
    tracing,
    seal,
    services,
    trusted,
    adminTrusted,
    pipeline: createPipeline({ app, config, trusted, costLimit, tracing, results }),
    appKeys: services.appKeys,
    costLimit,
    bucketOf: services.bucketOf,
    async countPage({ ip }) {
      const bucket = await pageBucket(networkOf(ip))
      if (!bucket.ok) throw new CostLimitExceeded(bucket.retryAfterSeconds)
    },
    streams: createOpenStreams(),
    sharedResults: createSharedResults(nextFrame, (err) =>
      app.log.error({ err }, 'a shared stream broke'),
    ),
    callerOf({ ip, headers }, app) {
      const id = sessionIdOf(headers.cookie, isHttps)
      return { network: networkOf(ip), session: id && hashOfId(id), app: app?.actor.name }
    },
    ...contexts,
    async close() {
      await services.close()
      await tracing.close()
    },
  }
}
