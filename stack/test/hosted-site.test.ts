// A site with parts missing or faults of its own, as hosted ones have: docs/contract/real-site.md §7.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import type { CartPayload, ProblemView } from './support/documents.ts'
import * as documents from './support/documents.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { trackedProduct } from './support/products.ts'
import { jonas, mara, signedIn, step } from './support/sign-in.ts'
import { useStack } from './support/start.ts'

const stack = useStack({}, 'built')
let control: PlatformControl
let shopper: Shopper
beforeEach(() => {
  control = controlOf(stack().platformUrl)
  shopper = createShopper(stack().shopUrl)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await control.reset()
  await stack().app.gateway.services.catalog.clear()
})

const warnings = () => vi.spyOn(stack().app.log, 'warn')

type Started = { redirectUrl: string | null; problems: ProblemView[] }
const startCheckout = async (buyer: Shopper) =>
  (
    await buyer.query<{ startCheckout: Started }>(
      'mutation ($input: StartCheckoutInput!) { startCheckout(input: $input) { redirectUrl problems { code message } } }',
      { input: {} },
    )
  ).startCheckout

async function fill(buyer: Shopper): Promise<void> {
  const product = await trackedProduct(buyer)
  await buyer.query<{ addToCart: CartPayload }>(documents.addToCart, {
    input: { lines: [{ productId: product.id, quantity: 1 }] },
  })
}

test('row E: a site that is not published has no checkout, says so, and opens no breaker', async () => {
  await fill(shopper)
  const warn = warnings()
  await control.site({ isPublished: false })
  for (let attempt = 0; attempt < 9; attempt += 1) {
    expect(await startCheckout(shopper)).toEqual({
      redirectUrl: null,
      problems: [
        {
          code: 'NOT_AVAILABLE_ON_THIS_SITE',
          message: 'Checkout isn’t available in this shop at the moment. Your cart is saved.',
        },
      ],
    })
  }
  expect(stack().app.gateway.transport.breakers().redirects).toBe('closed')
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ call: 'createRedirectSession' }),
    expect.stringContaining('publish it in the dashboard'),
  )
  await control.site({ isPublished: true })
  expect((await startCheckout(shopper)).redirectUrl).toContain('/hosted/checkout')
})

test('row E: the checkout of such a site speaks German too', async () => {
  await fill(shopper)
  await control.site({ isPublished: false })
  const response = await shopper.send('/de/graphql', {
    method: 'POST',
    body: JSON.stringify({
      query: 'mutation { startCheckout(input: {}) { problems { message } } }',
    }),
    headers: { 'content-type': 'application/json' },
  })
  expect(await response.json()).toMatchObject({
    data: {
      startCheckout: {
        problems: [
          {
            message:
              'Die Kasse ist in diesem Shop zurzeit nicht verfügbar. Dein Warenkorb ist gespeichert.',
          },
        ],
      },
    },
  })
})

test('row E: nor has it a page for sign-in or for anything else', async () => {
  await control.site({ isPublished: false })
  const refused = [expect.objectContaining({ code: 'NOT_AVAILABLE_ON_THIS_SITE' })]
  const { createRedirectSession } = await shopper.query<{ createRedirectSession: unknown }>(
    'mutation { createRedirectSession(input: { intent: { login: true } }) { redirectSession { id } problems { code } } }',
  )
  expect(createRedirectSession).toEqual({ redirectSession: null, problems: refused })
  const { state, problems } = await step(shopper, 'login', { input: jonas })
  expect([state, problems]).toEqual(['FAILURE', refused])
})

test('a checkout for which the site lacks a plan takes no payments, and the log says why', async () => {
  await fill(shopper)
  const warn = warnings()
  const path = '/_api/redirects-api/v1/redirect-session'
  await control.fault({ match: { path }, kind: 'status', status: 402 })
  const { redirectUrl, problems } = await startCheckout(shopper)
  expect([redirectUrl, problems.map(({ code }) => code)]).toEqual([null, ['PAYMENTS_NOT_ACCEPTED']])
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ call: 'createRedirectSession', status: 402 }),
    expect.stringContaining('without a premium plan'),
  )
})

test('row R: a page in place of a product is an error of the shop, and not a product that is gone', async () => {
  const warn = warnings()
  await control.fault({ match: { path: '/stores-reader/v1/products/*' }, kind: 'page' })
  const { data, errors } = await shopper.execute('{ product(slug: "morning-mug") { name } }')
  expect(data).toEqual({ product: null })
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/stores-reader/v1/products/query-platformized' }),
    expect.stringContaining('does not know the path'),
  )
})

test('row S: a change that is answered without a body is done', async () => {
  await fill(shopper)
  await control.fault({
    match: { method: 'DELETE', path: '/ecom/v1/carts/current' },
    kind: 'success',
  })
  expect(
    await shopper.query('mutation { deleteCart(input: {}) { deleted problems { code } } }'),
  ).toEqual({ deleteCart: { deleted: true, problems: [] } })
  await control.heal()
  const { cart } = await shopper.query<{ cart: unknown }>(documents.readCart)
  expect(cart).toBeNull()
})

test('row P: the checkout is on the platform’s own pages, which every site has', async () => {
  await fill(shopper)
  const { redirectUrl } = await startCheckout(shopper)
  expect((await fetch(redirectUrl ?? '')).status).toBe(200)
})

test('row P: so are the pages of a redirect session without a preference', async () => {
  const { createRedirectSession } = await shopper.query<{
    createRedirectSession: { redirectSession: { fullUrl: string } }
  }>(
    'mutation { createRedirectSession(input: { intent: { login: true } }) { redirectSession { fullUrl } } }',
  )
  expect((await fetch(createRedirectSession.redirectSession.fullUrl)).status).toBe(200)
})

const account = `{ viewer { role name } me { nickname } myIdentity { email } orders(first: 1) { nodes { id } } }`
const identityOnly = {
  viewer: { role: 'MEMBER', name: mara.email },
  me: null,
  myIdentity: { email: mara.email },
  orders: null,
}

test('row X: without a members area a sign-in works, and the account has the identity', async () => {
  await control.site({ membersArea: false })
  const member = await signedIn(stack().shopUrl)
  const { data, errors, extensions } = await member.execute(account)
  expect(errors).toBeUndefined()
  expect(data).toEqual(identityOnly)
  expect(extensions?.problems).toMatchObject([
    { code: 'NOT_AVAILABLE_ON_THIS_SITE', path: ['me'] },
    { code: 'NOT_AVAILABLE_ON_THIS_SITE', path: ['orders'] },
  ])
})

test('row X: without profiles the page of the profile leads to the account', async () => {
  await control.site({ membersArea: false })
  const member = await signedIn(stack().shopUrl)
  const profile = await member.send('/account/profile', { redirect: 'manual' })
  expect([profile.status, profile.headers.get('location')]).toEqual([303, '/account'])
  const account = await member.send('/account')
  expect(await account.text()).toContain(mara.email)
})

test('row X: without a members area no member has a public profile, and no page fails', async () => {
  await control.site({ membersArea: false })
  const { data, errors } = await shopper.execute(
    '{ members(first: 3, filter: { search: "Mara" }) { nodes { id } totalCount } member(slug: "noor-el-amin") { id } }',
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({ members: { nodes: [], totalCount: 0 }, member: null })
  const paths = ['/members', '/de/members', '/members?name=mara', '/members/noor-el-amin']
  const pages = await Promise.all(paths.map((path) => shopper.send(path)))
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 404])
  expect(await pages[0]?.text()).toContain('No members yet')
})

test.each([403, 404])(
  'row X: the profile is left out when a %i takes its place, and comes back',
  async (status) => {
    const member = await signedIn(stack().shopUrl)
    const path = '/members/v1/members/my'
    await control.fault({ match: { path }, kind: 'status', status })
    const { data, errors } = await member.execute<{ me: unknown }>(account)
    expect([data.me, errors]).toEqual([null, undefined])
    await control.heal()
    expect((await member.execute<{ me: unknown }>(account)).data.me).toEqual({
      nickname: expect.any(String),
    })
  },
)

test('row X: the account page greets and shows the email address in place of the profile', async () => {
  const member = await signedIn(stack().shopUrl)
  await control.site({ membersArea: false })
  const pageOf = async (path: string) => (await member.send(path)).text()
  const pages = await Promise.all(
    ['/account', '/account/community', '/de/account/addresses'].map(pageOf),
  )
  for (const page of pages) expect(page).toContain(mara.email)
  expect(pages[0]).toContain('This shop has no profiles')
  expect(pages[1]).toContain('This shop has no profiles')
  expect(pages[2]).toContain('In diesem Shop gibt es keine Profile')
})

test('row W: orders that are refused without a reason name the missing permission in the log', async () => {
  const member = await signedIn(stack().shopUrl)
  const warn = warnings()
  await control.fault({ match: { path: '/ecom/v1/orders/*' }, kind: 'status', status: 403 })
  const { errors } = await member.execute(account)
  expect(errors).toMatchObject([{ path: ['orders'] }])
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ service: 'orders' }),
    expect.stringContaining('Read Orders'),
  )
})

test.each([
  ['/account', '/ecom/v1/orders/*', 'We couldn’t load your orders'],
  ['/account/orders', '/ecom/v1/orders/*', 'We couldn’t load your orders'],
  ['/account', '/members/v1/members/my', 'your account'],
  ['/account/addresses', '/members/v1/members/my', 'your addresses'],
])(
  '%s: what fails to load at %s is not reported as missing in this shop',
  async (path, call, words) => {
    const member = await signedIn(stack().shopUrl)
    await control.fault({ match: { path: call }, kind: 'status', status: 500 })
    const page = await (await member.send(path)).text()
    expect(page).toContain(words)
    expect(page).not.toContain('in this shop')
    expect(page).not.toContain('This shop has no')
  },
)
