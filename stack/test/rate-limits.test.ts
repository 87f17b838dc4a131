// A site that refuses calls for their number: docs/contract/real-site.md §7, row L.
import { describe, expect, test } from 'vitest'
import { createShopper } from '../src/shopper.ts'
import { elevatedStaff, executeAdmin } from './support/admin.ts'
import { controlOf } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

// The shop has the default limits of both sides, and each of its cached answers is stale at once.
const limits = { PLATFORM_CALLS_PER_MINUTE: '', UPSTREAM_CALLS_PER_MINUTE: '' }
const stale = { CACHE_SECONDS: '0', CACHE_STALE_SECONDS: '120' }
const product = '/p/morning-mug'

describe('with answers that are stale', () => {
  const stack = useStack({ ...limits, ...stale }, 'built')

  test('row L: pages show them, and the index goes on to answer lists', async () => {
    const control = controlOf(stack().platformUrl)
    const pages = ['/', product, '/c/lighting', '/search?q=mug', `/de${product}`]
    const visit = () =>
      Promise.all(
        pages.map(async (path) => {
          const response = await createShopper(stack().shopUrl).send(path)
          const text = await response.text()
          return [path, response.status, /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]]
        }),
      )
    await visit()
    const before = await visit()
    expect(before.map(([, status]) => status)).toEqual(Array(5).fill(200))
    await control.site({ callsPerMinute: 1, sendsRetryAfter: true })
    await control.clearCalls()
    expect(await visit()).toEqual(before)
    const refused = (await control.calls()).filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    const states = Object.values(stack().app.gateway.transport.breakers())
    expect(new Set(states)).toEqual(new Set(['closed']))
  })
})

describe('without an answer', () => {
  const stack = useStack(limits)

  test('row L: the refusal has its code and the time, and takes one call', async () => {
    const control = controlOf(stack().platformUrl)
    const staff = await elevatedStaff(stack().shopUrl)
    await control.site({ callsPerMinute: 1, sendsRetryAfter: true })
    await control.clearCalls()
    const read = () => executeAdmin(staff, '{ managedCollections(first: 1) { nodes { id } } }')
    // Only the first call of the minute may still be accepted.
    await read()
    const sentence = /^The shop is very busy right now\. Try again in \d+ seconds?\.$/
    for (let count = 0; count < 3; count += 1) {
      const { errors } = await read()
      expect(errors?.map(({ extensions, message }) => [extensions.code, message])).toEqual([
        ['RATE_LIMITED', expect.stringMatching(sentence)],
      ])
    }
    const refused = (await control.calls()).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(stack().app.gateway.transport.breakers().collections).toBe('closed')
  })
})
