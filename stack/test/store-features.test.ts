// What a shop offers with credentials of its site, and leaves out without them. Needs the built web.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import type { Stack } from '../src/start-stack.ts'
import { type Result, request } from './support/back-in-stock-kit.ts'
import { startWithoutCredentials } from './support/shop-without-credentials.ts'
import { mara, signedIn } from './support/sign-in.ts'
import { startTestStack } from './support/start.ts'

const soldOut = '/p/milk-jug?Color=Rose'
const plainForm = '/back-in-stock?product=milk-jug&Color=Rose'
const accountPages = [
  '/account',
  '/account/profile',
  '/account/addresses',
  '/account/security',
  '/account/orders',
  '/account/notifications',
]

const shops = {
  with: () => startTestStack({}, 'built'),
  without: () => startWithoutCredentials(),
}

describe.each(['with', 'without'] as const)('a shop %s credentials', (which) => {
  const has = which === 'with'
  let stack: Stack
  let visitor: Shopper
  let member: Shopper
  beforeAll(async () => {
    stack = await shops[which]()
    visitor = createShopper(stack.shopUrl)
    member = await signedIn(stack.shopUrl, mara)
    // Loads the code of each language, which no test shall wait for.
    await Promise.all(['/', '/de'].map((path) => visitor.send(path)))
  })
  afterAll(() => stack.close())

  const pageOf = async (path: string, shopper = visitor) => (await shopper.send(path)).text()
  const features = has ? ['ORDER_HISTORY', 'STOCK_ALERTS', 'PROFILE_PHOTO', 'CONTACT_TAGS'] : []

  test('says so in the API and at the root of its pages', async () => {
    expect(await visitor.query('{ store { features } }')).toEqual({ store: { features } })
    for (const page of [await pageOf('/'), await pageOf('/de/account', member)])
      expect(/<html[^>]* data-features="([^"]*)"/.exec(page)?.[1]).toBe(features.join(' '))
  })

  test.each([
    ['', 'Tell me when it is back', 'Notify me'],
    ['/de', 'Sag mir Bescheid', '>Benachrichtigen'],
  ])('a product that is sold out, at %s/', async (base, offer, button) => {
    const page = await pageOf(base + soldOut)
    expect([page.includes(offer), page.includes(button)]).toEqual([has, has])
    expect(/<(form|input)[^>]*(back-in-stock|name="leadTo")/.test(page)).toBe(has)
  })

  test.each([
    ['', 'Tell me when it is back', 'Emails about stock aren’t available in this shop'],
    ['/de', 'Sag mir Bescheid', 'In diesem Shop gibt es keine Benachrichtigungen'],
  ])('the page of the plain form, at %s/', async (base, offer, sentence) => {
    const page = await pageOf(base + plainForm)
    expect([page.includes(offer), page.includes(sentence)]).toEqual([has, !has])
    expect(page.includes('type="email"')).toBe(has)
    expect(/<title>([^·]*)/.exec(page)?.[1]).toContain(has ? offer : sentence)
    expect(page).toContain(`href="${base}/p/milk-jug`)
  })

  test('a plain form of an older page leads to that page', async () => {
    const { product } = await visitor.query<{ product: { id: string } }>(
      '{ product(slug: "milk-jug") { id } }',
    )
    const response = await visitor.send('/forms/back-in-stock', {
      method: 'POST',
      headers: { origin: stack.shopUrl },
      body: new URLSearchParams({
        productId: product.id,
        'option.Color': 'Rose',
        email: 'ada@example.test',
        returnTo: plainForm,
        leadTo: `${plainForm}&done=requested`,
      }),
      redirect: 'manual',
    })
    const page = await pageOf(response.headers.get('location') ?? '')
    expect(page.includes('We’ll email you as soon as')).toBe(has)
    expect(page.includes('aren’t available in this shop')).toBe(!has)
    const input = { productId: product.id, choices: [], email: 'ada@example.test' }
    const { result } = await visitor.query<Result>(request, { input })
    expect(result.problems.map(({ code }) => code)).toEqual(
      has ? [] : ['NOT_AVAILABLE_ON_THIS_SITE'],
    )
  })

  test.each(accountPages)('the navigation of %s', async (path) => {
    const page = await pageOf(path, member)
    const navigation = /<nav aria-label="Account".*?<\/nav>/s.exec(page)?.[0] ?? ''
    const links = [...navigation.matchAll(/href="\/account\/([^"]*)"/g)].map(([, name]) => name)
    expect(links).toEqual(expect.arrayContaining(['profile', 'addresses', 'security', 'community']))
    expect([links.includes('orders'), links.includes('notifications')]).toEqual([has, has])
  })

  test('a photo of the profile is uploaded where the shop may', async () => {
    const page = await pageOf('/account/profile', member)
    expect(page).toContain('action="/forms/')
    expect(page.includes('action="/account/photo"')).toBe(has)
  })

  test('tags of phones, emails and addresses are chosen where the shop may, and words elsewhere', async () => {
    const profile = await pageOf('/account/profile', member)
    const addresses = await pageOf('/account/addresses', member)
    const form = await pageOf(
      /\/account\/addresses\?edit=[\w-]{36}/.exec(addresses)?.[0] ?? '',
      member,
    )
    for (const [page, name, tag] of [
      [profile, 'phones[0].tag', 'Mobile'],
      [profile, 'emails[0].tag', 'Main'],
      [form, 'tag', 'Home'],
    ] as const) {
      expect(page.includes(`name="${name}"`)).toBe(has)
      expect(new RegExp(`<span[^>]*>${tag}</span></p>`).test(page)).toBe(!has)
    }
  })

  test.each([
    ['/account/orders?after=x', 'Newest orders'],
    ['/de/account/orders?after=x', 'Neueste Bestellungen'],
    ['/account/delete', 'You won’t see them here anymore'],
    ['/de/account/delete', 'Hier siehst du sie dann nicht mehr'],
  ])('%s speaks of a history where there is one', async (path, words) => {
    expect((await pageOf(path, member)).includes(words)).toBe(has)
  })

  test.each([
    ['/login', 'Your orders'],
    ['/register', 'your orders'],
    ['/de/login', 'Bestellungen'],
    ['/de/register', 'Bestellungen'],
  ])('%s', async (path, promise) => {
    const page = await pageOf(path)
    expect(page).toMatch(/addresses|Adressen/)
    expect(page.includes(promise)).toBe(has)
  })
})
