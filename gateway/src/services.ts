// What all requests share, built once.
import type { FastifyBaseLogger } from 'fastify'
import { sqliteAuditLog } from './audit/audit-log.ts'
import { auditedTransport } from './audit/audited-transport.ts'
import { createBulkRuns } from './bulk/bulk-runs.ts'
import type { SiteFor } from './bulk/owner-services.ts'
import { sqliteRunStore } from './bulk/run-store.ts'
import type { Config } from './config.ts'
import { createCartMemory } from './domains/cart/cart-memory.ts'
import { createCartWriter } from './domains/cart/cart-writer.ts'
import { createManagedIndex } from './domains/product/managed-index.ts'
import { createProductIndex } from './domains/product/product-index.ts'
import type { Services, SignInServices } from './graphql/context.ts'
import type { Metrics } from './metrics.ts'
import { createCatalogue } from './platform/catalogue.ts'
import { createFollow } from './platform/follow-sign-in.ts'
import { bindSite } from './platform/site.ts'
import { createTransport } from './platform/transport.ts'
import { createKeyedQueue } from './session/keyed-queue.ts'
import { createSeal, type Seal } from './session/seal.ts'
import { openSqlite } from './session/sqlite.ts'
import { sqliteSessionStore } from './session/sqlite-session-store.ts'
import { createBucket } from './session/token-bucket.ts'
import { createTokenService } from './session/token-service.ts'
import { sqliteWriteLog } from './session/write-log.ts'
import { type ElevationStore, sqliteElevationStore } from './staff/elevation-store.ts'

/** How long the list of all products is used before it is read anew, behind the back of who asks. */
const productIndexMs = 60_000
/** How long the owner's own list is used: others may change the catalogue too. */
const managedIndexMs = 15_000

type Shared = Services & { seal: Seal; elevations: ElevationStore; close(): Promise<void> }

export function createServices(config: Config, metrics: Metrics, log: FastifyBaseLogger): Shared {
  const transport = createTransport({ ...config.platform, onCall: metrics.onCall })
  const database = openSqlite(config.dataDir)
  const seal = createSeal(config.sessionKeys)
  const store = sqliteSessionStore(database, seal, config.session)
  const tokens = createTokenService({ transport, store, clientId: config.platform.clientId })
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
  const { follow, ...signIn } = signInServices(config)
  // The newest hash is said aloud too, so that a log cut short is noticed by comparing.
  const audit = sqliteAuditLog(database, (entry) => log.info({ audit: entry }, 'audit'))
  const shopIndex = createProductIndex({ catalogue, keepMs: productIndexMs })
  const managedIndex = createManagedIndex({ keepMs: managedIndexMs })
  const productIndex = {
    ...shopIndex,
    forget() {
      shopIndex.forget()
      managedIndex.forget()
    },
  }
  const siteFor: SiteFor = (actor, requestId) => {
    const audited = auditedTransport(transport, audit, async () => actor)
    return bindSite(audited, { config, catalogue, productIndex }, { requestId })
  }
  const bulkRuns = createBulkRuns({ store: sqliteRunStore(database), siteFor, log })
  return {
    config,
    transport,
    catalogue,
    productIndex,
    cartWriter,
    seal,
    signIn: { transport, tokens, store, follow, ...signIn },
    audit,
    owner: { managedIndex, bulkRuns, siteFor },
    elevations: sqliteElevationStore(database, config.elevation.maxSeconds * 1000),
    async close() {
      await bulkRuns.close()
      await transport.close()
      await follow.close()
      await store.close()
      database.close()
    },
  }
}

function signInServices({ platform, signInsPerMinute }: Config) {
  return {
    follow: createFollow(platform.timeoutMs),
    takeByLogin: createBucket(signInsPerMinute.perLogin),
    takeByAddress: createBucket(signInsPerMinute.perAddress),
  } satisfies Partial<SignInServices>
}
