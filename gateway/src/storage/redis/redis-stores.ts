// The stores of several gateways, in Redis. Loaded by the gateways that have one.
import { createRedisBus } from '../../subscriptions/redis-bus.ts'
import { openedSeal } from '../opened-seal.ts'
import { elevationRetentionMs, onErrorOf, type StoreOptions, type Stores } from '../stores.ts'
import { connectRedis } from './connection.ts'
import { instanceOf } from './instance-id.ts'
import { createLocks } from './lock.ts'
import { redisAppKeyStore } from './redis-app-key-store.ts'
import { redisBuckets } from './redis-bucket.ts'
import { redisWriteLog } from './redis-cart-write-log.ts'
import { redisElevationStore } from './redis-elevation-store.ts'
import { redisErasureLog } from './redis-erasure-log.ts'
import { redisAcquireOnce, redisEventLeases } from './redis-leases.ts'
import { redisMutex } from './redis-mutex.ts'
import { redisSessionStore } from './redis-session-store.ts'

/** Connects to Redis, and returns stores that wait for it. */
export function redisStores({ config, seal, log }: StoreOptions, url: string): Stores {
  const instance = instanceOf(config.dataDir)
  const redis = connectRedis(url, {
    onUnavailable: (err) => log.error({ err }, 'Redis unavailable: session operations are refused'),
  })
  redis.onAvailable(() => log.warn({ instance }, 'Redis available'))
  const withLock = createLocks(redis)
  return {
    instance,
    sessions: redisSessionStore({ redis, seal: openedSeal(seal), limits: config.session }),
    elevations: redisElevationStore(redis, elevationRetentionMs(config)),
    writeLog: redisWriteLog(redis),
    cartMutex: redisMutex(redis, withLock, 'cart'),
    bucketOf: redisBuckets(redis),
    bus: createRedisBus({ redis, seal, origin: instance, onError: onErrorOf(log) }),
    withRefreshLock: (idHash, task) => withLock(`renewal:${idHash}`, task),
    acquireOnce: redisAcquireOnce(redis, instance),
    eventLeases: redisEventLeases(redis, instance),
    erasureLog: redisErasureLog(redis, seal),
    appKeys: redisAppKeyStore(redis),
    close: () => redis.close(),
  }
}
