// Row T of docs/contract/real-site.md: the log names the instance of the first event, while none is set.
import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { sqliteEventSources } from '../events/event-sources.ts'
import type { Gateway } from '../gateway.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { webhooks } from './webhooks.ts'

let keys: Awaited<ReturnType<typeof generateKeyPair>>
beforeAll(async () => {
  keys = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true })
})

function tokenOf(instanceId: string): Promise<string> {
  const payload = { id: randomUUID(), entityId: 'a', eventTime: new Date().toISOString() }
  const data = JSON.stringify({
    eventType: 'wix.stores.catalog.v3.brand_deleted',
    instanceId,
    data: JSON.stringify(payload),
  })
  return new SignJWT({ data })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuedAt()
    .sign(keys.privateKey)
}

/** Starts the endpoint; returns what was logged and how it answers. */
async function endpoint(instanceId?: string) {
  const lines: { msg: string; instanceId?: string }[] = []
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) }
  const app = Fastify({ logger: { level: 'warn', stream } })
  const eventSources = sqliteEventSources(openSqlite('memory'))
  const gateway = {
    config: {
      webhooks: { publicKey: await exportSPKI(keys.publicKey), instanceId, windowSeconds: 60 },
    },
    services: { eventSources, inbox: { accept: async () => true } },
  } as unknown as Gateway
  await app.register(webhooks, { gateway })
  const post = async (instance: string) => {
    const payload = await tokenOf(instance)
    return (await app.inject({ method: 'POST', url: '/webhooks/platform', payload })).statusCode
  }
  return { lines, post, eventSources }
}

test('row T: the first event names its instance in the log, once', async () => {
  const { lines, post, eventSources } = await endpoint()
  expect([await post('ours'), await post('ours'), await post('theirs')]).toEqual([200, 200, 200])
  const named = lines.filter(({ instanceId }) => instanceId)
  expect(named).toMatchObject([
    { instanceId: 'ours', msg: expect.stringContaining('set PLATFORM_APP_INSTANCE_ID to it') },
  ])
  expect([...eventSources.read().instanceIds].sort()).toEqual(['ours', 'theirs'])
})

test('row T: with a set instance nothing is said, and those of others are not noted', async () => {
  const { lines, post, eventSources } = await endpoint('ours')
  expect([await post('ours'), await post('theirs')]).toEqual([200, 403])
  expect(lines.map(({ msg }) => msg)).toEqual(['webhook refused'])
  expect(eventSources.read().instanceIds).toEqual(['ours'])
})
