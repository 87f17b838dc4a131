// Open doors to the owner's side, for every gateway.
import type { ElevationStore } from '../staff/elevation-store.ts'
import { type RedisConnection, script } from './connection.ts'
import { keys } from './keys.ts'

/** ARGV: life in ms, id, session, member, opened at, touched at. */
const create = script(`
  redis.call('HSET', KEYS[1], 'session', ARGV[3], 'member', ARGV[4], 'opened', ARGV[5], 'touched', ARGV[6])
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  redis.call('SADD', KEYS[2], ARGV[2])
  redis.call('PEXPIRE', KEYS[2], ARGV[1])
`)
/** A door that was shut meanwhile stays shut. */
const touch = script(`
  local member = redis.call('HGET', KEYS[1], 'member')
  if not member then return end
  redis.call('HSET', KEYS[1], 'touched', ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  redis.call('PEXPIRE', 'vitrine:elevations-of:' .. member, ARGV[1])
`)
const deleteOne = script(`
  local member = redis.call('HGET', KEYS[1], 'member')
  if member then redis.call('SREM', 'vitrine:elevations-of:' .. member, ARGV[1]) end
  redis.call('DEL', KEYS[1])
`)
const deleteMember = script(`
  for _, id in ipairs(redis.call('SMEMBERS', KEYS[1])) do redis.call('DEL', 'vitrine:elevation:' .. id) end
  redis.call('DEL', KEYS[1])
`)

/** `keptMs`: how long an untouched one is of any use. */
export function redisElevationStore(redis: RedisConnection, keptMs: number): ElevationStore {
  return {
    async read(idHash) {
      const found = await redis.ask((client) => client.hgetall(keys.elevation(idHash)))
      const { session, member, opened, touched } = found
      if (session === undefined || member === undefined) return null
      return {
        idHash,
        sessionHash: session,
        memberId: member,
        openedAt: Number(opened),
        touchedAt: Number(touched),
      }
    },
    async create({ idHash, sessionHash, memberId, openedAt, touchedAt }) {
      const places = [keys.elevation(idHash), keys.elevationsOf(memberId)]
      const values = [keptMs, idHash, sessionHash, memberId, openedAt, touchedAt]
      await redis.run(create, places, values)
    },
    async touch(idHash, at) {
      await redis.run(touch, [keys.elevation(idHash)], [keptMs, at])
    },
    async delete(idHash) {
      await redis.run(deleteOne, [keys.elevation(idHash)], [idHash])
    },
    async deleteOfMember(memberId) {
      await redis.run(deleteMember, [keys.elevationsOf(memberId)], [])
    },
  }
}
