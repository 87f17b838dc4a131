// The stores that requests share. docs/decisions/017-redis.md
import type { FastifyBaseLogger } from 'fastify'
import type { AppKeyStore } from '../apps/app-key-store.ts'
import type { ElevationStore } from '../auth/elevation-store.ts'
import type { Config } from '../config.ts'
import type { ErasureLog } from '../events/erasure-log.ts'
import type { EventLeases } from '../events/event-leases.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { Bus } from '../subscriptions/bus.ts'
import type { WriteLog } from './cart-write-log.ts'
import type { KeyedMutex } from './keyed-mutex.ts'
import type { Seal } from './seal.ts'
import type { Sqlite } from './sqlite.ts'
import type { BucketOf } from './token-bucket.ts'

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

export type StoreOptions = { config: Config; database: Sqlite; seal: Seal; log: FastifyBaseLogger }

/** In milliseconds. */
export const elevationRetentionMs = ({ elevation }: Config) => elevation.maxSeconds * 1000
export const onErrorOf = (log: FastifyBaseLogger) => (err: unknown) =>
  log.error({ err }, 'bus listener threw')
