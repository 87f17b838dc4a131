// docs/security.md S85 under kill -9: an acknowledged event is handled, whatever happens to the process.
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../src/free-port.ts'
import { createShopper } from '../support/admin.ts'
import { useKillable } from '../support/killable.ts'
import { useStack } from '../support/start.ts'
import { deliver, historyOf, signed } from '../support/webhooks.ts'

const stack = useStack()
const { startGateway, kill } = useKillable()

test('S85 every acknowledged event is handled after the gateway restarts', {
  timeout: 120_000,
}, async () => {
  const { config, platformUrl } = stack()
  const key = 'reads-events'
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: join(await mkdtemp(join(tmpdir(), 'vitrine-webhooks-')), 'gateway'),
    PLATFORM_URL: config.platform.url,
    PLATFORM_CLIENT_ID: config.platform.clientId,
    PLATFORM_WEBHOOK_PUBLIC_KEY: config.webhooks.publicKey ?? '',
    PLATFORM_APP_INSTANCE_ID: config.webhooks.instanceId ?? '',
    SESSION_KEYS: Buffer.alloc(32, 5).toString('base64url'),
    APP_KEYS: `reader:${createHash('sha256').update(key).digest('hex')}:events:read+events:personal+documents:send`,
    LOG_LEVEL: 'silent',
  }
  const url = `http://127.0.0.1:${env.PORT}`
  const entities = Array.from({ length: 60 }, () => randomUUID())
  const tokens = await Promise.all(
    entities.map((entityId) => signed(platformUrl, { name: 'BrandUpdated', entityId })),
  )
  const gateway = await startGateway(env)
  const acknowledged: string[] = []
  const sent = tokens.map(async ({ id, jwt }) => {
    // Some of these requests fail: the gateway is killed while they are in flight.
    const response = await deliver(url, jwt).catch(() => null)
    if (response?.status === 200) acknowledged.push(id ?? '')
  })
  await expect.poll(() => acknowledged.length, { timeout: 20_000, interval: 1 }).toBeGreaterThan(10)
  await kill(gateway)
  await Promise.all(sent)

  await startGateway(env)
  const app = createShopper(url)
  const doneIds = async () => (await historyOf(app, key, { states: ['DONE'] })).map(({ id }) => id)
  await expect
    .poll(async () => (await doneIds()).length)
    .toBeGreaterThanOrEqual(acknowledged.length)
  const done = new Set(await doneIds())
  expect(acknowledged.filter((id) => !done.has(id))).toEqual([])
  // The platform redelivers unacknowledged events: each is handled once.
  for (const { jwt } of tokens) expect((await deliver(url, jwt)).status).toBe(200)
  await expect.poll(async () => (await doneIds()).sort()).toEqual(tokens.map(({ id }) => id).sort())
})
