// Where what requests share is kept: in the gateway's own SQLite file, or in Redis for several gateways.
// The audit log, bulk runs and the inbox of events stay each gateway's own. docs/decisions/017-redis.md
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { type Bus, createLocalBus } from './events/bus.ts'
import { type Erasures, noErasuresElsewhere } from './events/erasures.ts'
import { type EventClaims, noOtherGateways } from './events/event-claims.ts'
import { createRedisBus } from './events/redis-bus.ts'
import { connectRedis } from './redis/connection.ts'
import { instanceOf } from './redis/instance.ts'
import { createLocks } from './redis/lock.ts'
import { redisBuckets } from './redis/redis-bucket.ts'
import { redisClaims, redisEventClaims } from './redis/redis-claims.ts'
import { redisElevationStore } from './redis/redis-elevation-store.ts'
import { redisErasures } from './redis/redis-erasures.ts'
import { redisSessionStore } from './redis/redis-session-store.ts'
import { redisTurns } from './redis/redis-turns.ts'
import { redisWriteLog } from './redis/redis-write-log.ts'
import { createKeyedQueue, type KeyedQueue } from './session/keyed-queue.ts'
import type { Seal } from './session/seal.ts'
import type { SessionStore } from './session/session-store.ts'
import type { Sqlite } from './session/sqlite.ts'
import { sqliteSessionStore } from './session/sqlite-session-store.ts'
import { type BucketOf, createBucket } from './session/token-bucket.ts'
import { sqliteWriteLog, type WriteLog } from './session/write-log.ts'
import { type ElevationStore, sqliteElevationStore } from './staff/elevation-store.ts'

export type Stores = {
  /** This gateway's own name among several; undefined where there is one. */
  instance: string | undefined
  sessions: SessionStore
  elevations: ElevationStore
  writeLog: WriteLog
  cartTurns: KeyedQueue
  bucketOf: BucketOf
  bus: Bus
  /** One renewal of a session at a time in all gateways; undefined where there is one gateway. */
  inTurn: (<T>(idHash: string, task: () => Promise<T>) => Promise<T>) | undefined
  /** Whether something that may be done once is this gateway's to do. */
  claim: (name: string) => Promise<boolean>
  /** Whose an event is. */
  eventClaims: EventClaims
  erasures: Erasures
  close(): Promise<void>
}

type Parts = { config: Config; database: Sqlite; seal: Seal; log: FastifyBaseLogger }

export const createStores = (parts: Parts): Stores =>
  parts.config.redisUrl ? redisStores(parts, parts.config.redisUrl) : ownStores(parts)

const keptMsOf = ({ elevation }: Config) => elevation.maxSeconds * 1000
const onErrorOf = (log: FastifyBaseLogger) => (err: unknown) =>
  log.error({ err }, 'somebody told could not bear it')

function ownStores({ config, database, seal, log }: Parts): Stores {
  return {
    instance: undefined,
    sessions: sqliteSessionStore(database, seal, config.session),
    elevations: sqliteElevationStore(database, keptMsOf(config)),
    writeLog: sqliteWriteLog(database),
    cartTurns: createKeyedQueue(),
    bucketOf: (_, perMinute) => createBucket(perMinute),
    bus: createLocalBus(onErrorOf(log)),
    inTurn: undefined,
    claim: async () => true,
    eventClaims: noOtherGateways,
    erasures: noErasuresElsewhere,
    async close() {},
  }
}

function redisStores({ config, seal, log }: Parts, url: string): Stores {
  const instance = instanceOf(config.dataDir)
  const redis = connectRedis(url, {
    onAway: (err) => log.error({ err }, 'Redis is away: nothing of anybody’s own can be reached'),
  })
  redis.onBack(() => log.warn({ instance }, 'Redis is there'))
  const hold = createLocks(redis)
  return {
    instance,
    sessions: redisSessionStore({ redis, seal, limits: config.session }),
    elevations: redisElevationStore(redis, keptMsOf(config)),
    writeLog: redisWriteLog(redis),
    cartTurns: redisTurns(redis, hold, 'cart'),
    bucketOf: redisBuckets(redis),
    bus: createRedisBus({ redis, seal, origin: instance, onError: onErrorOf(log) }),
    inTurn: (idHash, task) => hold(`renewal:${idHash}`, task),
    claim: redisClaims(redis, instance),
    eventClaims: redisEventClaims(redis, instance),
    erasures: redisErasures(redis, seal),
    close: () => redis.close(),
  }
}
