// The traffic of a browser during a purchase never contains a platform token. docs/security.md S16.
import type { BrowserContext, Request, Response } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { logInByForm, mara } from './member-steps.ts'
import { addToCart, cartLink, expectHydrated, pay, quantityOf, visit } from './steps.ts'

/** The prefix of every token of the embedded platform. */
const tokenPrefix = 'vtrn-'

type Message = { what: string; text: string }

async function bodyOf(response: Response): Promise<string> {
  try {
    return (await response.body()).toString('latin1')
  } catch {
    // A redirect has none.
    return ''
  }
}

/** Records all requests and responses as text, and `setCookies` of the shop on their own. */
function recordTraffic(context: BrowserContext, shopUrl: string) {
  const seen: Promise<Message>[] = []
  const setCookies: Promise<string | null>[] = []
  const ofRequest = async (request: Request): Promise<Message> => {
    const headers = JSON.stringify(await request.allHeaders())
    const text = [request.url(), headers, request.postData() ?? ''].join('\n')
    return { what: `request ${request.method()} ${request.url()}`, text }
  }
  const ofResponse = async (response: Response): Promise<Message> => {
    const text = [JSON.stringify(await response.headersArray()), await bodyOf(response)].join('\n')
    return { what: `response ${response.url()}`, text }
  }
  const onRequest = (request: Request) => void seen.push(ofRequest(request))
  const onResponse = (response: Response) => {
    seen.push(ofResponse(response))
    // The platform's pages remember the theme in a cookie of their own.
    if (response.url().startsWith(`${shopUrl}/`))
      setCookies.push(response.headerValue('set-cookie'))
  }
  context.on('request', onRequest)
  context.on('response', onResponse)
  return {
    /** Ends the recording: a request that begins when the journey ends could no longer be read. */
    async seen() {
      context.off('request', onRequest)
      context.off('response', onResponse)
      return Promise.all(seen)
    },
    setCookies: async () => (await Promise.all(setCookies)).filter((value) => value !== null),
  }
}

test('no token reaches the browser, and its only cookie is the session', async ({
  shop,
  context,
  stack,
}) => {
  const traffic = recordTraffic(context, stack.shopUrl)
  // Violations of a page's policy are logged by the browser, which fails the journey.
  await visit(shop, '/')
  await visit(shop, '/c/garden')
  expect(await context.cookies(), 'looking around needs no session').toEqual([])
  await visit(shop, '/p/hand-trowel')
  await addToCart(shop)
  await visit(shop, '/cart')
  // A plain form has a cookie for what is typed.
  await expectHydrated(quantityOf(shop, 'Hand Trowel'))
  await quantityOf(shop, 'Hand Trowel').fill('2')
  await shop.getByLabel('Discount code').fill('FIVEOFF')
  await shop.getByRole('button', { name: 'Apply' }).click()
  await expect(shop.getByText('Code FIVEOFF', { exact: true })).toBeVisible()
  await shop.getByRole('button', { name: 'Check out' }).click()
  await pay(shop)
  await expect(cartLink(shop)).toHaveAccessibleName('Cart, 0 items')

  const seen = await traffic.seen()
  expect(seen.length).toBeGreaterThan(30)
  expect(seen.filter(({ text }) => text.includes(tokenPrefix)).map(({ what }) => what)).toEqual([])

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
  expect(stored).not.toContain(tokenPrefix)
})

test('no token reaches a member’s browser, from sign-in to sign-out', async ({
  shop,
  context,
  stack,
}) => {
  const traffic = recordTraffic(context, stack.shopUrl)
  await logInByForm(shop, mara)
  for (const page of ['profile', 'addresses', 'orders', 'security', 'community']) {
    await visit(shop, `/account/${page}`)
  }
  await visit(shop, '/account/security')
  await shop.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(shop).not.toHaveURL(/\/account/)

  const seen = await traffic.seen()
  expect(seen.length).toBeGreaterThan(30)
  expect(seen.filter(({ text }) => text.includes(tokenPrefix)).map(({ what }) => what)).toEqual([])
  const stored = await shop.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(stored).not.toContain(tokenPrefix)
})

test('the prefix is right: the platform’s tokens begin with it', async ({ stack }) => {
  // Without this test, a changed prefix would make the journeys above pass vacuously.
  const { clientId } = (await (await fetch(`${stack.platformUrl}/_control`)).json()) as {
    clientId: string
  }
  const response = await fetch(`${stack.platformUrl}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, grantType: 'anonymous' }),
  })
  expect(await response.text()).toContain(tokenPrefix)
})
