// docs/security.md S85 over kill -9: what the platform heard a yes to is handled, whatever becomes of the process.
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

test('S85 every event that was answered is handled once the gateway is back', {
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
  const answered: string[] = []
  const sent = tokens.map(async ({ id, jwt }) => {
    // Cut off is what some of these are here for.
    const answer = await deliver(url, jwt).catch(() => null)
    if (answer?.status === 200) answered.push(id ?? '')
  })
  await expect.poll(() => answered.length, { timeout: 20_000, interval: 1 }).toBeGreaterThan(10)
  await kill(gateway)
  await Promise.all(sent)

  await startGateway(env)
  const app = createShopper(url)
  const doneOnes = async () => (await historyOf(app, key, { states: ['DONE'] })).map(({ id }) => id)
  await expect.poll(async () => (await doneOnes()).length).toBeGreaterThanOrEqual(answered.length)
  const done = new Set(await doneOnes())
  expect(answered.filter((id) => !done.has(id))).toEqual([])
  // The platform asks again for those it heard nothing of: each is handled once.
  for (const { jwt } of tokens) expect((await deliver(url, jwt)).status).toBe(200)
  await expect
    .poll(async () => (await doneOnes()).sort())
    .toEqual(tokens.map(({ id }) => id).sort())
})
