// Staff elevations in Redis, shared by all gateways.
import type { ElevationStore } from '../../auth/elevation-store.ts'
import { type RedisConnection, script } from './connection.ts'
import { keys } from './keys.ts'

/** ARGV: TTL in ms, id, session, member, opened at, touched at. */
const create = script(`
  redis.call('HSET', KEYS[1], 'session', ARGV[3], 'member', ARGV[4], 'opened', ARGV[5], 'touched', ARGV[6])
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  redis.call('SADD', KEYS[2], ARGV[2])
  redis.call('PEXPIRE', KEYS[2], ARGV[1])
`)
/** An elevation that was deleted meanwhile is not restored. */
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

/** `retentionMs`: how long an unused elevation is stored. */
export function redisElevationStore(redis: RedisConnection, retentionMs: number): ElevationStore {
  return {
    async read(idHash) {
      const fields = await redis.command((client) => client.hgetall(keys.elevation(idHash)))
      const { session, member, opened, touched } = fields
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
      const elevationKeys = [keys.elevation(idHash), keys.elevationsOf(memberId)]
      const values = [retentionMs, idHash, sessionHash, memberId, openedAt, touchedAt]
      await redis.run(create, elevationKeys, values)
    },
    async touch(idHash, at) {
      await redis.run(touch, [keys.elevation(idHash)], [retentionMs, at])
    },
    async delete(idHash) {
      await redis.run(deleteOne, [keys.elevation(idHash)], [idHash])
    },
    async deleteOfMember(memberId) {
      await redis.run(deleteMember, [keys.elevationsOf(memberId)], [])
    },
  }
}
