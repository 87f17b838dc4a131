// What all requests share, built once.
import type { FastifyBaseLogger } from 'fastify'
import { type AuditLog, sqliteAuditLog } from './audit/audit-log.ts'
import { auditedTransport } from './audit/audited-transport.ts'
import { createCatalogueIndex } from './catalogue-index/create-index.ts'
import type { Config } from './config.ts'
import { allBrands } from './domains/brand/all-brands.ts'
import { spelledTransport } from './domains/brand/spelled-transport.ts'
import { createCartMemory } from './domains/cart/cart-memory.ts'
import { createCartWriter } from './domains/cart/cart-writer.ts'
import { createManagedIndex } from './domains/product/managed-index.ts'
import type { Bus } from './events/bus.ts'
import { createCatalogueChanges } from './events/catalogue-changes.ts'
import type { ChangeEvent } from './events/change-event.ts'
import { changedBy } from './events/changed-references.ts'
import { createConsumers } from './events/consumers.ts'
import { sqliteEventStore } from './events/event-store.ts'
import { createInbox } from './events/inbox.ts'
import { createIsAnnounced } from './events/is-announced.ts'
import { forgetting } from './events/session-consumer.ts'
import { shareHistory } from './events/shared-history.ts'
import { type Settled, topics } from './events/topics.ts'
import type { Services, SignInServices } from './graphql/context.ts'
import { sqliteRunStore } from './jobs/job-store.ts'
import { createJobs } from './jobs/jobs.ts'
import { sqliteJobLists } from './jobs/list-jobs.ts'
import type { OwnerServices, RecordFor, SiteFor } from './jobs/owner-services.ts'
import { createPlatformJobs, type PlatformJobs } from './jobs/platform-jobs.ts'
import { sqliteRecordStore } from './jobs/record-store.ts'
import { recordedTransport } from './jobs/recorded-transport.ts'
import { signingOutTransport } from './jobs/signing-out-transport.ts'
import type { Metrics } from './metrics.ts'
import { createCatalogue } from './platform/catalogue.ts'
import { createFollow } from './platform/follow-sign-in.ts'
import { bindSite } from './platform/site.ts'
import { createTransport, type Transport } from './platform/transport.ts'
import { createSeal, type Seal } from './session/seal.ts'
import type { SessionStore } from './session/session-store.ts'
import { openSqlite, type Sqlite } from './session/sqlite.ts'
import type { BucketOf } from './session/token-bucket.ts'
import { createTokenService, type TokenService } from './session/token-service.ts'
import type { ElevationStore } from './staff/elevation-store.ts'
import { createStores } from './stores.ts'

/** How long the owner's own list is used: others may change the catalogue too. */
const managedIndexMs = 15_000

export type SharedServices = Services & {
  seal: Seal
  elevations: ElevationStore
  bucketOf: BucketOf
  close(): Promise<void>
}

export function createServices(
  config: Config,
  metrics: Metrics,
  log: FastifyBaseLogger,
): SharedServices {
  const transport = createTransport({ ...config.platform, onCall: metrics.onCall })
  const database = openSqlite(config.dataDir)
  const seal = createSeal(config.sessionKeys)
  const stores = createStores({ config, database, seal, log })
  const { sessions: store, elevations, bus, bucketOf, inTurn, claim, instance } = stores
  const { clientId } = config.platform
  const tokens = createTokenService({ transport, store, clientId, inTurn })
  const goods = catalogueServices({ config, transport, tokens, bus, log, metrics })
  const memory = createCartMemory()
  const cartWriter = createCartWriter({
    enqueue: stores.cartTurns,
    log: stores.writeLog,
    memory,
    take: bucketOf('cart-writes', config.cartWritesPerMinute),
  })
  // The newest hash is said aloud too, so that a log cut short is noticed by comparing.
  const audit = sqliteAuditLog(database, (entry) => log.info({ audit: entry, instance }, 'audit'))
  const owner = {
    ...ownerServices({ config, transport, database, audit, log, sessions: store, ...goods }),
    claim,
  }
  const { follow, ...signIn } = signInServices(config, bucketOf)
  const history = sqliteEventStore(database, seal)
  const { eventClaims: claims, erasures } = stores
  const forget = forgetting({ history, carts: memory })
  const people = { sessions: store, elevations, carts: memory, forget, erasures }
  const consumers = createConsumers({
    ...people,
    changes: goods.changes,
    bus,
    isAnnounced: createIsAnnounced(goods),
  })
  if (instance) shareHistory({ bus, store: history, erasures, forget, log })
  const inbox = createInbox({
    store: history,
    consumers,
    log,
    claims,
    // What it makes old is old once more; nobody is told twice.
    onRepeat: (event) => goods.changes.tell(changedBy(event as ChangeEvent)),
    onSettled: (event) => bus.publish(topics.events, { event } satisfies Settled),
  })
  inbox.start()
  return {
    config,
    transport,
    ...goods,
    cartWriter,
    seal,
    signIn: { transport, tokens, store, follow, ...signIn },
    audit,
    owner,
    inbox,
    bus,
    elevations,
    bucketOf,
    async close() {
      await inbox.close()
      await goods.catalogueIndex.close()
      await owner.jobs.close()
      await owner.platformJobs.close()
      await transport.close()
      await follow.close()
      await store.close()
      await stores.close()
      database.close()
    },
  }
}

type Base = { config: Config; transport: Transport; log: FastifyBaseLogger }

/** Reads that are the same for everybody, and who drops them. */
function catalogueServices(parts: Base & { tokens: TokenService; bus: Bus; metrics: Metrics }) {
  const { config, transport, tokens, bus, log, metrics } = parts
  const catalogue = createCatalogue({
    transport,
    token: tokens.publicToken,
    ...config.cache,
    onError: (err) => log.debug({ err }, 'shared read failed'),
    onRead: metrics.onRead,
  })
  const managedIndex = createManagedIndex({ keepMs: managedIndexMs })
  const forgetProducts = () => managedIndex.forget()
  const changes = createCatalogueChanges({ bus, catalogue, forgetProducts })
  const catalogueIndex = createCatalogueIndex({
    transport,
    token: tokens.publicToken,
    bus,
    isInThread: config.catalogueIndex.isInThread,
    platform: { url: config.platform.url, timeoutMs: config.platform.timeoutMs },
    index: {
      dataDir: config.dataDir,
      refreshSeconds: config.catalogueIndex.refreshSeconds,
      maxAgeSeconds: config.catalogueIndex.maxAgeSeconds,
      identity: `${config.platform.url} ${config.platform.clientId}`,
    },
    onCall: metrics.onCall,
    log,
  })
  return { catalogue, catalogueIndex, managedIndex, changes }
}

type Goods = ReturnType<typeof catalogueServices>

function ownerServices(
  parts: Base & Goods & { database: Sqlite; audit: AuditLog; sessions: SessionStore },
): Omit<OwnerServices, 'claim'> & { platformJobs: PlatformJobs } {
  const { config, database, audit, log, changes, managedIndex, catalogue } = parts
  const transport = signingOutTransport(parts.transport, parts.sessions)
  const store = sqliteRecordStore(database)
  const onFailure = (err: unknown) => log.warn({ err }, 'job record: a value could not be read')
  const platformJobs = createPlatformJobs({ onFailure })
  const recordFor: RecordFor = (actor, origin, job) => (wrapped) => {
    const recording = { store, actor, origin, job, platformJobs, onFailure }
    const recorded = recordedTransport(wrapped, recording)
    // A job names brands as it was started with: there they were spelled.
    return job ? recorded : spelledTransport(recorded, () => allBrands(catalogue))
  }
  const siteFor: SiteFor = (actor, requestId, job) => {
    const audited = auditedTransport(transport, audit, async () => actor)
    return bindSite(audited, { config, changes }, { requestId }, recordFor(actor, requestId, job))
  }
  const lists = sqliteJobLists(database)
  const jobs = createJobs({ store: sqliteRunStore(database), lists, siteFor, log })
  return { managedIndex, jobs, platformJobs, siteFor, recordFor }
}

function signInServices(
  { platform, signInsPerMinute, newSessionsPerMinute }: Config,
  bucketOf: BucketOf,
) {
  return {
    follow: createFollow(platform.timeoutMs),
    takeByLogin: bucketOf('sign-ins-by-login', signInsPerMinute.perLogin),
    takeByAddress: bucketOf('sign-ins-by-address', signInsPerMinute.perAddress),
    takeNewSession: bucketOf('new-sessions-by-address', newSessionsPerMinute),
  } satisfies Partial<SignInServices>
}
