// Every redirect of the gateway, against a table of hostile targets. docs/security.md S33 and S34.
import { beforeAll, describe, expect, test } from 'vitest'
import { localPathOr } from '../../../gateway/src/domains/common/callbacks.ts'
import { redirectInput } from '../../../gateway/src/domains/redirect/input.ts'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { addToCart } from '../support/documents.ts'
import { controlOf } from '../support/platform-control.ts'
import { trackedProduct } from '../support/products.ts'
import { redirectPayloads, resolveLeniently } from '../support/redirect-payloads.ts'
import { mara, signedIn } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const stack = useStack(
  {
    SIGN_INS_PER_LOGIN: '1000',
    SIGN_INS_PER_ADDRESS: '1000',
    PAGES_PER_ADDRESS: '10000',
    NEW_SESSIONS_PER_ADDRESS: '10000',
    CART_WRITES_PER_MINUTE: '10000',
  },
  'built',
)
const shopUrl = () => stack().shopUrl
const control = () => controlOf(stack().platformUrl)

/** The browser's own check. The web is another project of the compiler, so its file is imported by URL. */
const browserFile = new URL('../../../web/src/lib/account-paths.ts', import.meta.url).href
let localPathInBrowser: (text: string, other: string) => string
beforeAll(async () => {
  localPathInBrowser = (await import(browserFile)).localPathOr
})

/** Fails if the text would take a browser to another origin, as it is or decoded once more. */
function expectOwn(text: string | null | undefined, payload: string) {
  const label = `${JSON.stringify(payload)} became ${JSON.stringify(text)}`
  expect(text, label).toMatch(/^\/(?![/\\])/)
  for (const read of [text ?? '', decodeURIComponent(text ?? '')]) {
    expect(resolveLeniently(shopUrl(), read).origin, label).toBe(shopUrl())
  }
  expect(new URL(text ?? '', shopUrl()).pathname, label).not.toMatch(/^\/\//)
}

test('S33 the table holds at least 60 distinct payloads', () => {
  expect(new Set(redirectPayloads).size).toBeGreaterThanOrEqual(60)
})

test.each(redirectPayloads)('S33 S34 the gateway redirects no visitor to %j', (payload) => {
  expect(localPathOr(payload, '/fallback')).toBe('/fallback')
})

test.each(redirectPayloads)('S33 scripts of the shop navigate to no %j', (payload) => {
  const path = localPathInBrowser(payload, '/fallback')
  expect(path).toMatch(/^\/(?![/\\])/)
  expect(resolveLeniently(shopUrl(), path).origin).toBe(shopUrl())
})

test.each([
  ['/p/../cart', '/cart'],
  ['/a/./b', '/a/b'],
  ['/search?q=a//b', '/search?q=a//b'],
  ['/login?returnTo=%2Fcart', '/login?returnTo=%2Fcart'],
  ['/c/a b', '/c/a%20b'],
  ['/search?q=50%25', '/search?q=50%25'],
  ['/p/caf\u00e9#top', '/p/caf%C3%A9#top'],
])('S33 %s is sent as %s', (path, sent) => {
  expect(localPathOr(path, '/fallback')).toBe(sent)
  expect(localPathOr(sent, '/fallback')).toBe(sent)
})

describe('S33 forms', () => {
  let shopper: Shopper
  beforeAll(async () => {
    shopper = createShopper(shopUrl())
    const { id } = await trackedProduct(shopper)
    await shopper.query(addToCart, { input: { lines: [{ productId: id, quantity: 1 }] } })
  })
  const post = async (name: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const response = await shopper.send(`/forms/${name}`, { method: 'POST', body })
    return response.headers.get('location')
  }

  test.each(redirectPayloads)('S33 no accepted or refused form leads to %j', async (payload) => {
    const ways = { leadTo: payload, returnTo: payload }
    expectOwn(await post('update-cart', { buyerNote: 'a', ...ways }), payload)
    expectOwn(await post('apply-coupon', { code: 'NO-SUCH-CODE', ...ways }), payload)
    expectOwn(await post('slug', { slug: 'x', ...ways }), payload)
  })
})

describe('S33 pages', () => {
  let member: Shopper
  beforeAll(async () => {
    member = await signedIn(shopUrl())
  })

  test.each(redirectPayloads)(
    'S33 a member who opens the sign-in is not sent to %j',
    async (to) => {
      for (const page of ['/login', '/register']) {
        const path = `${page}?${new URLSearchParams({ returnTo: to })}`
        const response = await member.send(path, { headers: { accept: 'text/html' } })
        expect(response.status, page).toBe(303)
        expectOwn(response.headers.get('location'), to)
      }
    },
  )

  test.each(['//evil.test', '/.//evil.test', '///evil.test/..', '//evil.test/login?returnTo=/'])(
    'S33 a path of the shop that reads %s redirects to no other host',
    async (target) => {
      const { hostname, port } = new URL(shopUrl())
      const location = await rawLocation(hostname, Number(port), target)
      if (location !== null) expectOwn(location, target)
    },
  )
})

/** Returns the location for a request line that no client would send. */
async function rawLocation(host: string, port: number, target: string): Promise<string | null> {
  const { connect } = await import('node:net')
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, host, () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    })
    let all = ''
    socket.on('data', (chunk) => {
      all += chunk
    })
    socket.once('end', () => resolve(all)).once('error', reject)
  })
  return /^location: (.*)$/im.exec(text.split('\r\n\r\n')[0] ?? '')?.[1]?.trim() ?? null
}

const callbackNames = [
  'postFlow',
  'thankYouPage',
  'login',
  'cartPage',
  'planList',
  'bookingsServiceList',
]

describe('S34 callbacks of the platform', () => {
  test.each(redirectPayloads)('S34 no redirect session is created with %j', async (payload) => {
    const shopper = createShopper(shopUrl())
    await control().clearCalls()
    for (const name of callbackNames) {
      const { createRedirectSession: created } = await shopper.query<{
        createRedirectSession: { redirectSession: null; problems: { code: string }[] }
      }>(
        'mutation ($input: CreateRedirectSessionInput!) { createRedirectSession(input: $input) { redirectSession { id } problems { code } } }',
        {
          input: {
            intent: { product: { productSlug: 'morning-mug' } },
            callbacks: { [name]: payload },
          },
        },
      )
      expect(created, name).toEqual({
        redirectSession: null,
        problems: [{ code: 'RETURN_ADDRESS_NOT_ALLOWED' }],
      })
    }
    const { result } = await shopper.query<{
      result: { logoutUrl: null; problems: unknown[] }
    }>(
      'mutation ($to: String) { result: logout(input: { returnTo: $to }) { logoutUrl problems { code } } }',
      {
        to: payload,
      },
    )
    expect(result).toEqual({
      logoutUrl: null,
      problems: [{ code: 'RETURN_ADDRESS_NOT_ALLOWED' }],
    })
    expect((await control().calls()).filter(({ path }) => path.includes('redirect'))).toEqual([])
  })

  test('S34 a path is passed on in the form that is sent', () => {
    const callbacks = { postFlow: '/a/../cart', thankYouPage: '/p/./x' }
    const read = redirectInput.parse({ intent: { login: true }, callbacks })
    expect(read.callbacks).toEqual({ postFlow: '/cart', thankYouPage: '/p/x' })
  })
})

type Started = { url: string | null; problems: { code: string; field: string | null }[] }
const start =
  'mutation ($input: StartSignInInput!) { result: startSignIn(input: $input) { url problems { code field } } }'

describe('S33 the return from a sign-in', () => {
  test.each(redirectPayloads)('S33 no sign-in starts that would lead to %j', async (returnTo) => {
    const { result } = await createShopper(shopUrl()).query<{ result: Started }>(start, {
      input: { returnTo },
    })
    expect(result.url).toBeNull()
    expect(result.problems).toMatchObject([{ field: 'returnTo' }])
  })

  test('S33 a stored target is checked again before the redirect', async () => {
    const { store } = stack().app.gateway
    const shopper = createShopper(shopUrl())
    const started = await shopper.execute<{ result: Started }>(start, {
      input: { returnTo: '/cart' },
    })
    const leg = started.headers.getSetCookie().find((one) => /vitrine-return=/.test(one)) ?? ''
    const response = await fetch(started.data.result.url ?? '', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ action: 'sign-in', ...mara }),
    })
    const returnUrl = new URL(response.headers.get('location') ?? '')
    const read = store.read.bind(store)
    store.read = async (idHash) => {
      const record = await read(idHash)
      if (record?.state?.redirect) record.state.redirect.returnTo = '/.//evil.test'
      return record
    }
    try {
      const page = await fetch(returnUrl, { headers: { cookie: leg.split(';')[0] ?? '' } })
      const next = /url=([^"]*)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&')
      expectOwn(next, '/.//evil.test')
    } finally {
      store.read = read
    }
  })
})
