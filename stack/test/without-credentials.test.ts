// A shop with the four settings of the guide and no credentials of its site: docs/real-platform.md "The first run".
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import type { Stack } from '../src/start-stack.ts'
import { startWithoutCredentials } from './support/shop-without-credentials.ts'
import { mara, signedIn } from './support/sign-in.ts'

let stack: Stack
let member: Shopper
const pageOf = async (path: string) => (await member.send(path)).text()

beforeAll(async () => {
  stack = await startWithoutCredentials()
  member = await signedIn(stack.shopUrl, mara)
})
afterAll(() => stack.close())

test.each(['/', '/brands', '/search?q=mug', '/p/morning-mug', '/de/c/lighting', '/cart'])(
  'visitors see %s',
  async (path) => {
    expect((await createShopper(stack.shopUrl).send(path)).status).toBe(200)
  },
)

describe.each([
  ['', 'Order history isn’t available in this shop', 'Reload'],
  ['/de', 'In diesem Shop gibt es keine Bestellübersicht', 'Lade die Seite'],
])('a member of a shop without order history, at %s/', (base, words, again) => {
  test.each(['/account', '/account/orders'])('%s says so, and not to try again', async (path) => {
    const page = await pageOf(base + path)
    expect(page).toContain(words)
    expect(page).not.toContain(again)
  })
})

describe.each([
  ['', 'Emails about stock aren’t available in this shop', /Reload|What you’re waiting for/],
  ['/de', 'In diesem Shop gibt es keine Benachrichtigungen', /Lade die Seite|Worauf du wartest/],
])('a member of a shop without stock alerts, at %s/', (base, words, others) => {
  test('the list says so, neither to try again nor what it would have', async () => {
    const page = await pageOf(`${base}/account/notifications`)
    expect(page).toContain(words)
    expect(page).not.toMatch(others)
  })
})

test('a photo is removed in two steps, and the page says so once', async () => {
  const before = await pageOf('/account/profile')
  const step = /<details[^>]*><summary>Remove photo<\/summary>(.*?)<\/details>/s.exec(before)?.[1]
  expect(step).toContain('Remove for good')
  const response = await member.send('/forms/remove-photo', {
    method: 'POST',
    headers: { origin: stack.shopUrl },
    body: new URLSearchParams(),
    redirect: 'manual',
  })
  const done = response.headers.get('location') ?? ''
  expect(await pageOf(done)).toContain('Your photo is removed')
  // Below name and headline stands nothing, not even an empty box.
  const after = await pageOf('/account/profile')
  expect(after).not.toMatch(/Remove photo|Your photo is removed/)
  expect(after).toMatch(/<p>Mara Lind<\/p><p[^>]*>[^<]*<\/p><\/div>/)
})
