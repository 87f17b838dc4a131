// Chooses the stores that requests share: the gateway's SQLite file, or Redis for several gateways. The audit
// log, jobs and the event inbox stay in each gateway's own file. docs/decisions/017-redis.md
import type { FastifyBaseLogger } from 'fastify'
import { type AppKeyStore, sqliteAppKeyStore } from '../apps/app-key-store.ts'
import { type ElevationStore, sqliteElevationStore } from '../auth/elevation-store.ts'
import type { Config } from '../config.ts'
import { type ErasureLog, localErasureLog } from '../events/erasure-log.ts'
import { type EventLeases, localEventLeases } from '../events/event-leases.ts'
import type { SessionStore } from '../session/session-store.ts'
import { type Bus, createLocalBus } from '../subscriptions/bus.ts'
import { createRedisBus } from '../subscriptions/redis-bus.ts'
import { sqliteWriteLog, type WriteLog } from './cart-write-log.ts'
import { createKeyedMutex, type KeyedMutex } from './keyed-mutex.ts'
import { openedSeal } from './opened-seal.ts'
import { connectRedis } from './redis/connection.ts'
import { instanceOf } from './redis/instance-id.ts'
import { createLocks } from './redis/lock.ts'
import { redisAppKeyStore } from './redis/redis-app-key-store.ts'
import { redisBuckets } from './redis/redis-bucket.ts'
import { redisWriteLog } from './redis/redis-cart-write-log.ts'
import { redisElevationStore } from './redis/redis-elevation-store.ts'
import { redisErasureLog } from './redis/redis-erasure-log.ts'
import { redisAcquireOnce, redisEventLeases } from './redis/redis-leases.ts'
import { redisMutex } from './redis/redis-mutex.ts'
import { redisSessionStore } from './redis/redis-session-store.ts'
import type { Seal } from './seal.ts'
import type { Sqlite } from './sqlite.ts'
import { sqliteSessionStore } from './sqlite-session-store.ts'
import { type BucketOf, createBucket } from './token-bucket.ts'

export type Stores = {
  /** This gateway's name among several; undefined for a single gateway. */
  instance: string | undefined
  sessions: SessionStore
  elevations: ElevationStore
  writeLog: WriteLog
  cartMutex: KeyedMutex
  bucketOf: BucketOf
  bus: Bus
  /** Runs one token refresh per session at a time in all gateways; undefined for a single gateway. */
  withRefreshLock: (<T>(idHash: string, task: () => Promise<T>) => Promise<T>) | undefined
  /** Returns true for the first gateway that acquires a name, so that something is done once. */
  acquireOnce: (name: string) => Promise<boolean>
  /** Which gateway handles an event. */
  eventLeases: EventLeases
  erasureLog: ErasureLog
  appKeys: AppKeyStore
  close(): Promise<void>
}

type StoreOptions = { config: Config; database: Sqlite; seal: Seal; log: FastifyBaseLogger }

export const createStores = (parts: StoreOptions): Stores =>
  parts.config.redisUrl ? redisStores(parts, parts.config.redisUrl) : localStores(parts)

const elevationRetentionMs = ({ elevation }: Config) => elevation.maxSeconds * 1000
const onErrorOf = (log: FastifyBaseLogger) => (err: unknown) =>
  log.error({ err }, 'bus listener threw')

function localStores({ config, database, seal, log }: StoreOptions): Stores {
  return {
    instance: undefined,
    sessions: sqliteSessionStore(database, openedSeal(seal), config.session),
    elevations: sqliteElevationStore(database, elevationRetentionMs(config)),
    writeLog: sqliteWriteLog(database),
    cartMutex: createKeyedMutex(),
    bucketOf: (_, perMinute) => createBucket(perMinute),
    bus: createLocalBus(onErrorOf(log)),
    withRefreshLock: undefined,
    acquireOnce: async () => true,
    eventLeases: localEventLeases,
    erasureLog: localErasureLog,
    appKeys: sqliteAppKeyStore(database),
    async close() {},
  }
}

function redisStores({ config, seal, log }: StoreOptions, url: string): Stores {
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
