// Whose an event is: the first gateway that asks has it, for as long as its id is remembered. SECURITY row 81.
import { type RedisConnection, script } from './connection.ts'
import { keys } from './keys.ts'

/** As long as the inbox remembers an id. */
const claimMs = 7 * 24 * 3600 * 1000

const claim = script(`
  local holder = redis.call('GET', KEYS[1])
  if not holder then
    redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
    return 1
  end
  if holder == ARGV[1] then return 1 end
  return 0
`)

/** `instance` is the gateway's own name, the same after a restart: what it began it may end. */
export const redisClaims =
  (redis: RedisConnection, instance: string) =>
  async (id: string): Promise<boolean> =>
    (await redis.run(claim, [keys.event(id)], [instance, claimMs])) === 1
