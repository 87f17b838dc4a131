// What a browser gets to see while somebody buys: never a token of the platform. docs/security.md S16.
import type { BrowserContext, Request, Response } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { logIn, mara } from './member-steps.ts'
import { addToCart, cartLink, pay, quantityOf, visit } from './steps.ts'

/** Begins every token the embedded platform gives out. */
const marker = 'vtrn-'

type Seen = { what: string; text: string }

async function bodyOf(response: Response): Promise<string> {
  try {
    return (await response.body()).toString('latin1')
  } catch {
    // A redirect has none.
    return ''
  }
}

/** Everything that goes to and fro, as text; `setCookies` apart. */
function recordTraffic(context: BrowserContext) {
  const seen: Promise<Seen>[] = []
  const setCookies: Promise<string | null>[] = []
  const ofRequest = async (request: Request): Promise<Seen> => {
    const headers = JSON.stringify(await request.allHeaders())
    const text = [request.url(), headers, request.postData() ?? ''].join('\n')
    return { what: `request ${request.method()} ${request.url()}`, text }
  }
  const ofResponse = async (response: Response): Promise<Seen> => {
    const text = [JSON.stringify(await response.headersArray()), await bodyOf(response)].join('\n')
    return { what: `response ${response.url()}`, text }
  }
  context.on('request', (request) => seen.push(ofRequest(request)))
  context.on('response', (response) => {
    seen.push(ofResponse(response))
    setCookies.push(response.headerValue('set-cookie'))
  })
  return {
    seen: () => Promise.all(seen),
    setCookies: async () => (await Promise.all(setCookies)).filter((value) => value !== null),
  }
}

test('no token ever reaches the browser, and one cookie is all it holds', async ({
  shop,
  context,
  stack,
}) => {
  const traffic = recordTraffic(context)
  // Whatever a page's policy forbids is also a complaint of the browser, which fails the journey.
  await visit(shop, '/')
  await visit(shop, '/c/garden')
  expect(await context.cookies(), 'looking around needs no session').toEqual([])
  await visit(shop, '/p/hand-trowel')
  await addToCart(shop)
  await visit(shop, '/cart')
  await quantityOf(shop, 'Hand Trowel').fill('2')
  await shop.getByLabel('Discount code').fill('FIVEOFF')
  await shop.getByRole('button', { name: 'Apply' }).click()
  await expect(shop.getByText('Code FIVEOFF', { exact: true })).toBeVisible()
  await shop.getByRole('button', { name: 'Check out' }).click()
  await pay(shop)
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 0 pieces')

  const seen = await traffic.seen()
  expect(seen.length).toBeGreaterThan(30)
  expect(seen.filter(({ text }) => text.includes(marker)).map(({ what }) => what)).toEqual([])

  const setCookies = await traffic.setCookies()
  expect(setCookies.length).toBeGreaterThan(0)
  for (const value of setCookies) {
    expect(value).toMatch(/^vitrine=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/)
  }
  const cookies = await context.cookies()
  expect(cookies).toMatchObject([{ name: 'vitrine', httpOnly: true, sameSite: 'Strict' }])
  expect(stack.shopUrl).toContain(cookies[0]?.domain)

  const stored = await shop.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(stored).not.toContain(marker)
})

test('no token reaches a member’s browser, from signing in to signing out', async ({
  shop,
  context,
}) => {
  const traffic = recordTraffic(context)
  await logIn(shop, mara)
  for (const page of ['profile', 'addresses', 'orders', 'security', 'community']) {
    await visit(shop, `/account/${page}`)
  }
  await visit(shop, '/account/security')
  await shop.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(shop).not.toHaveURL(/\/account/)

  const seen = await traffic.seen()
  expect(seen.length).toBeGreaterThan(30)
  expect(seen.filter(({ text }) => text.includes(marker)).map(({ what }) => what)).toEqual([])
  const stored = await shop.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(stored).not.toContain(marker)
})

test('the marker is real: the platform hands out tokens that begin with it', async ({ stack }) => {
  // Without this, a changed marker would make the journey above pass for nothing.
  const { clientId } = (await (await fetch(`${stack.platformUrl}/_control`)).json()) as {
    clientId: string
  }
  const response = await fetch(`${stack.platformUrl}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, grantType: 'anonymous' }),
  })
  expect(await response.text()).toContain(marker)
})
