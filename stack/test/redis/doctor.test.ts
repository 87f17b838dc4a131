// What the doctor says of a Redis that answers, but not as the shop needs it.
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { diagnose, useDoctor } from '../support/doctor-kit.ts'
import { useRedis } from '../support/redis.ts'

const kit = useDoctor()
const redis = useRedis()

/** Sends commands as lines; resolves once all have been answered. */
async function send(...lines: string[]): Promise<void> {
  const { hostname, port } = new URL(redis().url)
  const socket = connect(Number(port), hostname)
  socket.end([...lines, 'QUIT', ''].join('\r\n'))
  socket.resume()
  await once(socket, 'close')
}

async function findingOf(url: string) {
  const findings = await diagnose(kit, { REDIS_URL: url })
  const { verdict, found = '', cure } = findings.find(({ check }) => check === 'redis') ?? {}
  return { verdict, words: `${found} ${cure}` }
}
const withPassword = (password: string) => redis().url.replace('//', `//:${password}@`)

test('a Redis that evicts nothing is good', async () =>
  expect(await findingOf(redis().url)).toEqual({ verdict: 'GOOD', words: 'Redis answers. null' }))

test('one that evicts keys is reported', async () => {
  await send('CONFIG SET maxmemory-policy allkeys-lru')
  const { verdict, words } = await findingOf(redis().url)
  await send('CONFIG SET maxmemory-policy noeviction')
  expect(verdict).toBe('ADVICE')
  expect(words).toMatch(/maxmemory-policy allkeys-lru.*Set maxmemory-policy to noeviction/)
})

test('a password that is missing or wrong is no fault of the connection', async () => {
  await send('CONFIG SET requirepass the-password')
  const found = [await findingOf(redis().url), await findingOf(withPassword('another'))]
  const right = await findingOf(withPassword('the-password'))
  await send('AUTH the-password', 'CONFIG SET requirepass ""')
  for (const { verdict, words } of found) {
    expect(verdict).toBe('FAULT')
    expect(words).toContain('Redis refuses user or password of REDIS_URL')
    expect(words).not.toContain('another')
  }
  expect(right.verdict).toBe('GOOD')
})
