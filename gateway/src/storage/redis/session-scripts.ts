// Lua scripts that change a session atomically, together with the index of its member's sessions. The scripts
// build the name of the index themselves, so they require a single Redis, not a cluster.
import { script } from './connection.ts'

/** ARGV: TTL in ms, TTL of the index in ms, then name and value of each field. */
const put = `
  local function leave(key)
    local member = redis.call('HGET', key, 'member_id')
    if member then redis.call('SREM', 'vitrine:sessions-of:' .. member, redis.call('HGET', key, 'id_hash')) end
    return redis.call('DEL', key)
  end
  local function put(key, first)
    leave(key)
    for i = first + 2, #ARGV, 2 do redis.call('HSET', key, ARGV[i], ARGV[i + 1]) end
    redis.call('PEXPIRE', key, ARGV[first])
    local member = redis.call('HGET', key, 'member_id')
    if not member then return end
    local index = 'vitrine:sessions-of:' .. member
    redis.call('SADD', index, redis.call('HGET', key, 'id_hash'))
    redis.call('PEXPIRE', index, ARGV[first + 1])
  end
`

export const createSession = script(`${put} put(KEYS[1], 1)`)

/** ARGV[1] is the version that was read: a save of an older version changes nothing. */
export const saveSession = script(`${put}
  if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
  put(KEYS[1], 2)
  return 1
`)

/** ARGV[1] is the token. The version grows: a save of an earlier reading would restore the token before it. */
export const saveConsistency = script(`
  if redis.call('EXISTS', KEYS[1]) == 0 then return end
  redis.call('HSET', KEYS[1], 'consistency', ARGV[1])
  redis.call('HINCRBY', KEYS[1], 'version', 1)
`)

/** KEYS: new session, old session, marker of the rotated id; ARGV[1] is the TTL of the marker in ms. */
export const replaceSession = script(`${put}
  put(KEYS[1], 2)
  leave(KEYS[2])
  redis.call('SET', KEYS[3], '1', 'PX', ARGV[1])
`)

export const deleteSession = script(`${put} return leave(KEYS[1])`)

/** ARGV[1] is the session to retain. Returns how many were deleted. */
export const deleteMember = script(`${put}
  local ended = 0
  for _, id in ipairs(redis.call('SMEMBERS', KEYS[1])) do
    if id ~= ARGV[1] then
      ended = ended + leave('vitrine:session:' .. id)
      redis.call('SREM', KEYS[1], id)
    end
  end
  return ended
`)
