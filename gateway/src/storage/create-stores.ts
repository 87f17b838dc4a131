// Chooses the stores that requests share: the gateway's SQLite file, or Redis for several gateways. The audit
// log, jobs and the event inbox stay in each gateway's own file. docs/decisions/017-redis.md
import { sqliteAppKeyStore } from '../apps/app-key-store.ts'
import { sqliteElevationStore } from '../auth/elevation-store.ts'
import { localErasureLog } from '../events/erasure-log.ts'
import { localEventLeases } from '../events/event-leases.ts'
import { createLocalBus } from '../subscriptions/bus.ts'
import { sqliteWriteLog } from './cart-write-log.ts'
import { createKeyedMutex } from './keyed-mutex.ts'
import { sqliteSessionStore } from './sqlite-session-store.ts'
import { elevationRetentionMs, onErrorOf, type StoreOptions, type Stores } from './stores.ts'
import { createBucket } from './token-bucket.ts'

/** A single gateway loads nothing of Redis. */
export async function createStores(parts: StoreOptions): Promise<Stores> {
  const { redisUrl } = parts.config
  if (!redisUrl) return localStores(parts)
  const { redisStores } = await import('./redis/redis-stores.ts')
  return redisStores(parts, redisUrl)
}

function localStores({ config, database, seal, log }: StoreOptions): Stores {
  const writeLog = sqliteWriteLog(database, {
    onError: (err) => log.error({ err }, 'cart writes: could not store outcomes'),
  })
  return {
    instance: undefined,
    sessions: sqliteSessionStore(database, seal, config.session),
    elevations: sqliteElevationStore(database, elevationRetentionMs(config)),
    writeLog,
    cartMutex: createKeyedMutex(),
    bucketOf: (_, perMinute) => createBucket(perMinute),
    bus: createLocalBus(onErrorOf(log)),
    withRefreshLock: undefined,
    acquireOnce: async () => true,
    eventLeases: localEventLeases,
    erasureLog: localErasureLog,
    appKeys: sqliteAppKeyStore(database),
    close: async () => writeLog.close(),
  }
}
