// Builds the services that all requests share.
import { primaryLanguage } from '@vitrine/languages'
import type { FastifyBaseLogger } from 'fastify'
import { type AppKeys, createAppKeys } from './apps/app-keys.ts'
import { type AuditLog, sqliteAuditLog } from './audit/audit-log.ts'
import { auditedTransport } from './audit/audited-transport.ts'
import type { ElevationStore } from './auth/elevation-store.ts'
import type { SignInServices } from './auth/sign-in-services.ts'
import { tagsInvalidatedBy } from './cache/invalidated-tags.ts'
import { createCatalogChanges } from './cache/invalidation.ts'
import type { Config } from './config.ts'
import { examine } from './doctor/examine.ts'
import { createSiteHealth } from './doctor/site-health.ts'
import { allBrands } from './domains/brand/all-brands.ts'
import { brandSpellingTransport } from './domains/brand/brand-spelling-transport.ts'
import { type CartMemory, createCartMemory } from './domains/cart/cart-memory.ts'
import { createCartWriter } from './domains/cart/cart-writer.ts'
import { createManagedIndex } from './domains/product/managed-index.ts'
import { createConsumers } from './events/consumers.ts'
import { type EventSources, sqliteEventSources } from './events/event-sources.ts'
import { type EventStore, sqliteEventStore } from './events/event-store.ts'
import { createInbox } from './events/inbox.ts'
import { createIsAnnounced } from './events/public-products.ts'
import { withBodyRead } from './events/read-event-body.ts'
import { createEraseMember } from './events/session-consumer.ts'
import { replicateEventHistory } from './events/shared-history.ts'
import type { Services } from './graphql/context.ts'
import type { AdminServices } from './jobs/admin-services.ts'
import { sqliteJobStore } from './jobs/job-store.ts'
import { createJobs } from './jobs/jobs.ts'
import { sqliteJobLists } from './jobs/list-jobs.ts'
import { goesOnWith } from './jobs/may-run.ts'
import { createPlatformJobs, type PlatformJobs } from './jobs/platform-jobs.ts'
import { sqliteRecordStore } from './jobs/record-store.ts'
import { recordedTransport } from './jobs/recorded-transport.ts'
import { signingOutTransport } from './jobs/signing-out-transport.ts'
import { createLanguages } from './language-services.ts'
import type { Metrics } from './metrics.ts'
import {
  type AdminPlatformFor,
  bindAdminPlatform,
  type RecordFor,
} from './platform/admin-platform.ts'
import { watchCatalogGeneration } from './platform/catalog-generation.ts'
import { collectionsTransport } from './platform/collections-path.ts'
import { createFollow } from './platform/follow-authorize.ts'
import { type SiteContext, siteCredentialsOf } from './platform/site-credentials.ts'
import { createTransport, type Transport } from './platform/transport.ts'
import type { SessionStore } from './session/session-store.ts'
import { createTokenService, type TokenService } from './session/token-service.ts'
import { createSiteFacts, type SiteFactsService } from './site-facts/site-facts.ts'
import { watchPrices } from './site-facts/watch-prices.ts'
import { createStores } from './storage/create-stores.ts'
import { createSeal } from './storage/seal.ts'
import { closeSqlite, openSqlite, type Sqlite } from './storage/sqlite.ts'
import type { Stores } from './storage/stores.ts'
import type { BucketOf } from './storage/token-bucket.ts'
import type { Bus } from './subscriptions/bus.ts'
import { type SettledEvent, topics } from './subscriptions/topics.ts'
import { platformSpans } from './tracing/platform-spans.ts'
import type { Tracing } from './tracing/tracing.ts'
import { sqliteVitalsStore } from './vitals/vitals-store.ts'

/** How long the list of managed products is reused: other programs may change the catalog too. */
const managedIndexMs = 15_000

export type SharedServices = Services & {
  elevations: ElevationStore
  bucketOf: BucketOf
  close(): Promise<void>
}

type ServiceParts = { config: Config; metrics: Metrics; tracing: Tracing; log: FastifyBaseLogger }

export async function createServices(parts: ServiceParts): Promise<SharedServices> {
  const { config, metrics, tracing, log } = parts
  const [transport, catalogGeneration] = openTransport(parts)
  const database = openSqlite(config.dataDir)
  const seal = createSeal(config.sessionKeys)
  const stores = await createStores({ config, database, seal, log })
  const { sessions: store, elevations, bus, bucketOf, acquireOnce, instance } = stores
  const base = { config, transport, log, tracing }
  const { tokens, siteCredentials, siteFacts } = siteServices(base, stores)
  const catalogParts = catalogServices({ ...base, tokens, bus, metrics, siteFacts })
  const memory = createCartMemory()
  const cartWriter = createCartWriter({
    enqueue: stores.cartMutex,
    log: stores.writeLog,
    memory,
    take: bucketOf('cart-writes', config.cartWritesPerMinute),
  })
  // The hash of each entry is logged as well: a truncated audit log shows when both are compared.
  const audit = sqliteAuditLog(database, (entry) => log.info({ audit: entry, instance }, 'audit'))
  const appKeys = appKeysOf(config, stores, log)
  const adminParts = { ...base, siteCredentials, database, audit, sessions: store, appKeys }
  const admin = { ...adminServices({ ...adminParts, ...catalogParts }), acquireOnce }
  const { follow, ...signIn } = signInServices(config, bucketOf)
  const history = sqliteEventStore(database, seal)
  const eraseMember = createEraseMember({ history, carts: memory })
  const eventParts = { ...base, ...catalogParts, stores, history, carts: memory, eraseMember }
  const inbox = eventInbox(eventParts)
  inbox.start()
  const eventSources = sqliteEventSources(database)
  await siteFacts.ready()
  return {
    config,
    siteCredentials,
    siteFacts,
    transport,
    catalogGeneration,
    vitals: sqliteVitalsStore(database, config.vitals),
    ...catalogParts,
    cartWriter,
    seal,
    signIn: { transport, tokens, store, follow, ...signIn },
    audit,
    admin,
    inbox,
    eventSources,
    siteHealth: createSiteHealth({ run: checksOf(config, eventSources), log }),
    bus,
    elevations,
    bucketOf,
    appKeys,
    async close() {
      siteFacts.close()
      await appKeys.uses.close()
      await inbox.close()
      await catalogParts.languages.close()
      await admin.jobs.close()
      await admin.platformJobs.close()
      await transport.close()
      await follow.close()
      await store.close()
      await stores.close()
      closeSqlite(database)
    },
  }
}

const checksOf =
  (config: Config, { read: eventFacts }: EventSources) =>
  () =>
    examine(config, { eventFacts, isServing: true })

function openTransport({ config: { platform }, metrics, tracing, log }: ServiceParts) {
  const { onCall, onPace } = metrics
  const onAttempt = platformSpans(tracing, platform.url)
  return watchCatalogGeneration(
    collectionsTransport(createTransport({ ...platform, onCall, onPace, onAttempt, log })),
  )
}

const appKeysOf = (config: Config, { appKeys: store, bus }: Stores, log: FastifyBaseLogger) =>
  createAppKeys({
    store,
    settings: config.appKeys,
    documentFiles: config.appDocuments,
    bus,
    onError: (err) => log.warn({ err }, 'app keys: use could not be stored'),
  })

/** Issues tokens for sessions, for public reads, and for acting as the site, and reads its facts. */
function siteServices({ config, transport, log }: Base, stores: Stores) {
  const { platform } = config
  const tokens = createTokenService({
    ...platform,
    transport,
    store: stores.sessions,
    withLock: stores.withRefreshLock,
  })
  const siteCredentials = siteCredentialsOf(platform, tokens.siteToken)
  const siteFacts = createSiteFacts({ config, transport, siteCredentials, ...tokens, log })
  return { tokens, siteCredentials, siteFacts }
}

type EventParts = CatalogServices & {
  stores: Stores
  history: EventStore
  carts: CartMemory
  eraseMember: (entityId: string, exceptEventId: string) => void
  log: FastifyBaseLogger
  tracing: Tracing
}

/** Builds the inbox and its consumers; with several gateways it also replicates the history of events. */
function eventInbox(parts: EventParts) {
  const { stores, history, carts, eraseMember, log, tracing, ...catalog } = parts
  const { sessions, elevations, bus, eventLeases: leases, erasureLog, instance } = stores
  const { changes } = catalog
  const consumers = createConsumers({
    ...{ sessions, elevations, carts, eraseMember, erasureLog, changes, bus },
    isAnnounced: createIsAnnounced(catalog),
  })
  if (instance) replicateEventHistory({ bus, store: history, erasureLog, eraseMember, log })
  return createInbox({
    store: history,
    consumers,
    log,
    tracing,
    leases,
    // A repeated message invalidates once more, but is not published to listeners again.
    onRepeat: (event) => changes.invalidate(tagsInvalidatedBy(withBodyRead(event))),
    onSettled: (event) => bus.publish(topics.events, { event } satisfies SettledEvent),
  })
}

type Base = { config: Config; transport: Transport; log: FastifyBaseLogger; tracing: Tracing }

type CatalogParts = Base & {
  tokens: TokenService
  bus: Bus
  metrics: Metrics
  siteFacts: SiteFactsService
}

/** Builds the public catalog reads, the search index and what invalidates them. */
function catalogServices(parts: CatalogParts) {
  const { bus, siteFacts } = parts
  const transport = watchPrices(parts.transport, siteFacts)
  const languages = createLanguages({ ...parts, transport })
  const { catalog, catalogIndex, content } = languages.inLanguage(primaryLanguage)
  const managedIndex = createManagedIndex({ maxAgeMs: managedIndexMs })
  const invalidateProducts = () => managedIndex.invalidate()
  const changes = createCatalogChanges({
    bus,
    catalog: languages.everyCatalog,
    invalidateProducts,
  })
  const { inLanguage, contentIn } = languages
  return { catalog, catalogIndex, content, languages, inLanguage, contentIn, managedIndex, changes }
}

type CatalogServices = ReturnType<typeof catalogServices>

function adminServices(
  parts: Base &
    CatalogServices &
    SiteContext & {
      database: Sqlite
      audit: AuditLog
      sessions: SessionStore
      appKeys: AppKeys
    },
): Omit<AdminServices, 'acquireOnce'> & { platformJobs: PlatformJobs } {
  const { siteCredentials, database, audit, log, tracing, changes, managedIndex, catalog } = parts
  const transport = signingOutTransport(parts.transport, parts.sessions)
  const store = sqliteRecordStore(database)
  const onFailure = (err: unknown) => log.warn({ err }, 'job record: a value could not be read')
  const platformJobs = createPlatformJobs({ onFailure })
  const recordFor: RecordFor = (actor, requestId, job) => (wrapped) => {
    const recording = { store, actor, requestId, job, platformJobs, onFailure }
    const recorded = recordedTransport(wrapped, recording)
    // A job stores its brand names already normalized.
    return job ? recorded : brandSpellingTransport(recorded, () => allBrands(catalog))
  }
  const adminPlatformFor: AdminPlatformFor = (actor, requestId, job) => {
    const audited = auditedTransport(transport, audit, async () => actor)
    return bindAdminPlatform(
      audited,
      { siteCredentials, changes },
      // A job continues in the background, whether or not its author waits.
      { requestId, isBackground: job !== undefined },
      recordFor(actor, requestId, job),
    )
  }
  const lists = sqliteJobLists(database)
  const mayGoOn = goesOnWith(parts.appKeys)
  const jobStore = sqliteJobStore(database)
  const jobs = createJobs({ store: jobStore, lists, adminPlatformFor, mayGoOn, log, tracing })
  return { managedIndex, jobs, platformJobs, adminPlatformFor, recordFor }
}

function signInServices(
  { platform, signInsPerMinute, newSessionsPerMinute }: Config,
  bucketOf: BucketOf,
) {
  return {
    follow: createFollow({ timeoutMs: platform.timeoutMs, platformUrl: platform.url }),
    takeByLogin: bucketOf('sign-ins-by-login', signInsPerMinute.perLogin),
    takeByAddress: bucketOf('sign-ins-by-address', signInsPerMinute.perAddress),
    takeNewSession: bucketOf('new-sessions-by-address', newSessionsPerMinute),
  } satisfies Partial<SignInServices>
}
