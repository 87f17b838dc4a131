// Row T of docs/contract/real-site.md: an app that is installed on two sites, and whose events a shop takes.
import { afterEach, expect, test } from 'vitest'
import { controlOf } from './support/platform-control.ts'
import { startTestStack, useStack } from './support/start.ts'

const stack = useStack()
const control = () => controlOf(stack().platformUrl)
afterEach(() => control().reset())

/** Returns the statuses of the deliveries that reached an address. */
async function causeFor(shopUrl: string, before: number, count: number): Promise<void> {
  await control().webhooks({ url: `${shopUrl}/webhooks/platform`, secondInstance: true })
  await control().cause({ name: 'BrandUpdated' })
  await expect.poll(() => countOf(), { timeout: 5000 }).toBe(before + count)
}
let countOf: () => number

test('row T: with a set instance, events of the second one are refused', async () => {
  const { inbox, eventSources } = stack().app.gateway.services
  const { instanceId } = stack().config.webhooks
  countOf = () => inbox.count({})
  await causeFor(stack().shopUrl, countOf(), 1)
  const { secondInstanceId } = await control().webhooks({})
  expect(secondInstanceId).toMatch(/^[0-9a-f-]{36}$/)
  expect(secondInstanceId).not.toBe(instanceId)
  // The delivery of the second instance follows that of the first, and ends with it.
  await expect.poll(() => control().undelivered()).toBe(0)
  expect(countOf()).toBe(1)
  expect(eventSources.read().instanceIds).toEqual([instanceId])
})

test('row T: without one, events of both are accepted, and both are named', async () => {
  const { config, platformUrl } = stack()
  const open = await startTestStack({
    PLATFORM_URL: config.platform.url,
    PLATFORM_CLIENT_ID: config.platform.clientId,
    PLATFORM_PAGES_URL: platformUrl,
    PLATFORM_WEBHOOK_PUBLIC_KEY: config.webhooks.publicKey,
    SESSION_KEYS: Buffer.alloc(32, 7).toString('base64url'),
  })
  try {
    const { inbox, eventSources } = open.app.gateway.services
    countOf = () => inbox.count({})
    await causeFor(open.shopUrl, countOf(), 2)
    const { secondInstanceId } = await control().webhooks({})
    expect([...eventSources.read().instanceIds].sort()).toEqual(
      [config.webhooks.instanceId, secondInstanceId].sort(),
    )
  } finally {
    await open.close()
  }
})
