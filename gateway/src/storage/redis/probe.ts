// Tries an address of Redis once, without reconnecting: for a check that says what is wrong with it.
import { Redis } from 'ioredis'

export type RedisProbe =
  | { readonly is: 'available'; readonly maxmemoryPolicy: string | null }
  /** It answers, and refuses the user or the password. */
  | { readonly is: 'refusing' }
  | { readonly is: 'unreachable'; readonly reason: string }

const refusal = /NOAUTH|WRONGPASS|invalid .*password|without any password|AUTH failed/i

/** `timeoutMs` bounds each step. Never rejects. */
export async function probeRedis(url: string, timeoutMs: number): Promise<RedisProbe> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  const errors: unknown[] = []
  // A refused password is an event, and no end of the connection.
  client.on('error', (error) => errors.push(error))
  try {
    await client.connect()
    const memory = await client.info('memory')
    const [, policy = null] = /^maxmemory_policy:(\S+)/m.exec(memory) ?? []
    return { is: 'available', maxmemoryPolicy: policy }
  } catch (error) {
    const reasons = [...errors, error].map((one) => (one instanceof Error ? one.message : ''))
    if (reasons.some((reason) => refusal.test(reason))) return { is: 'refusing' }
    return { is: 'unreachable', reason: reasons.find((reason) => reason !== '') ?? 'no answer' }
  } finally {
    client.disconnect()
  }
}
