// App keys in Redis, shared by all gateways.
import {
  type AppKeyStore,
  type StoredAppKey,
  slotOf,
  slotsInDay,
  useOf,
} from '../../apps/app-key-store.ts'
import { type RedisConnection, script } from './connection.ts'
import { keys } from './keys.ts'

/** A value is `version body`. ARGV: name, the version that was read, the next value. */
const save = script(`
  local value = redis.call('HGET', KEYS[1], ARGV[1])
  if not value or string.match(value, '^%d+') ~= ARGV[2] then return 0 end
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
  return 1
`)
/** ARGV: name, requests, now, TTL of a slot in ms. */
const addUse = script(`
  redis.call('HINCRBY', KEYS[1], ARGV[1], ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
  redis.call('HSET', KEYS[2], ARGV[1], ARGV[3])
`)
/** Longer than the slots that are added up. */
const slotTtlMs = 25 * 3600 * 1000

const read = (value: string): StoredAppKey => {
  const [version = ''] = value.split(' ', 1)
  return { ...JSON.parse(value.slice(version.length)), version: Number(version) }
}

export function redisAppKeyStore(redis: RedisConnection): AppKeyStore {
  return {
    async list() {
      return (await redis.command((client) => client.hvals(keys.appKeys))).map(read)
    },
    async create(key) {
      const value = `1 ${JSON.stringify(key)}`
      return (await redis.command((client) => client.hsetnx(keys.appKeys, key.name, value))) === 1
    },
    async save({ version, ...key }) {
      const values = [key.name, version, `${version + 1} ${JSON.stringify(key)}`]
      return (await redis.run(save, [keys.appKeys], values)) === 1
    },
    async addUse(name, requests, at) {
      const places = [keys.appKeyRequests(slotOf(at)), keys.appKeysLastUsed]
      await redis.run(addUse, places, [name, requests, at, slotTtlMs])
    },
    async uses(names, at) {
      if (names.length === 0) return new Map()
      const slots = Array.from({ length: slotsInDay }, (_, back) => slotOf(at) - back)
      const [last, ...counts] = await redis.command((client) =>
        Promise.all([
          client.hmget(keys.appKeysLastUsed, ...names),
          ...slots.map((slot) => client.hmget(keys.appKeyRequests(slot), ...names)),
        ]),
      )
      return new Map(
        names.map((name, index) => {
          const counted = slots.map((slot, place) => ({
            slot,
            requests: Number(counts[place]?.[index] ?? 0),
          }))
          const lastUsedAt = last?.[index]
          return [name, useOf(lastUsedAt ? Number(lastUsedAt) : null, counted, at)]
        }),
      )
    },
    readDocuments: (name) => redis.command((client) => client.hget(keys.appDocuments, name)),
    async writeDocuments(name, body) {
      await redis.command((client) => client.hset(keys.appDocuments, name, body))
    },
  }
}
