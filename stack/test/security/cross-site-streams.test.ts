// Only pages of this site open a stream. docs/security.md S49.
import { afterEach, expect, test } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { mara, signedIn } from '../support/sign-in.ts'
import { useSignInStack } from '../support/sign-in-stack.ts'

const { stack } = useSignInStack()
const open: Response[] = []
afterEach(async () => {
  for (const { body } of open.splice(0)) if (!body?.locked) await body?.cancel()
})

const query = 'subscription { cartChanged { occurredAt } }'
const publicQuery = 'subscription { productChanged { productId } }'

/** Sends what a page of another site could send with the visitor's cookie if it were not SameSite=Strict. */
async function stream(
  shopper: Shopper,
  { method, headers, text }: { method: string; headers: Record<string, string>; text: string },
) {
  const isGet = method === 'GET'
  const path = isGet ? `/graphql?${new URLSearchParams({ query: text })}` : '/graphql'
  const response = await fetch(new URL(path, stack().shopUrl), {
    method,
    headers: {
      accept: 'text/event-stream',
      cookie: shopper.cookie,
      ...(!isGet && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(!isGet && { body: JSON.stringify({ query: text }) }),
  })
  open.push(response)
  return response
}

const client = { 'x-vitrine-client': 'test' }
const foreign: Record<string, Record<string, string>> = {
  'another site': { ...client, 'sec-fetch-site': 'cross-site' },
  'a sibling host': { ...client, 'sec-fetch-site': 'same-site' },
  'another origin': { ...client, origin: 'https://evil.test' },
  'a sandboxed frame': { ...client, origin: 'null' },
  'another site without our header': { 'sec-fetch-site': 'cross-site' },
}
const cases = Object.entries(foreign).flatMap(([name, headers]) =>
  ['GET', 'POST'].flatMap((method) =>
    [query, publicQuery].map((text) => [method, name, text, headers] as const),
  ),
)

test.each(cases)('S49 %s from %s opens no stream: %s', async (method, _, text, headers) => {
  const shopper = await signedIn(stack().shopUrl, mara)
  const before = stack().app.gateway.streams.count
  const response = await stream(shopper, { method, headers, text })
  expect(response.status).toBe(403)
  expect(response.headers.get('content-type')).not.toContain('event-stream')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(stack().app.gateway.streams.count).toBe(before)
})

test('S49 a stream without the client header sees no session', async () => {
  const shopper = await signedIn(stack().shopUrl, mara)
  const own = await stream(shopper, { method: 'GET', headers: {}, text: query })
  expect(await own.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
})

test('S49 a page of this site opens a stream', async () => {
  const shopper = await signedIn(stack().shopUrl, mara)
  const headers = { ...client, origin: stack().shopUrl, 'sec-fetch-site': 'same-origin' }
  const response = await stream(shopper, { method: 'POST', headers, text: publicQuery })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
})
