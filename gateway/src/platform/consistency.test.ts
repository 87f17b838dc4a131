// The token by which an identity reads what it wrote: docs/contract/real-site.md §7, row M; docs/security.md S133.
import { allCalls, consistencyHeader } from '@vitrine/platform'
import { expect, test } from 'vitest'
import {
  bench,
  failureOf,
  type StubResponse,
  scope,
  useTransport,
} from '../testing/transport-kit.ts'
import { type Consistency, localConsistency } from './consistency.ts'
import { siteCredentialsOf } from './site-credentials.ts'

useTransport()

const answer =
  (status: number, token?: string): StubResponse =>
  (_request, response) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(token !== undefined && { [consistencyHeader]: token }),
    })
    response.end(JSON.stringify(status < 400 ? { cart: { id: 'c1', lineItems: [] } } : {}))
  }
const read = (consistency?: Consistency) =>
  bench.transport.send(
    'currentCart',
    allCalls.currentCart.getCurrentCart,
    {},
    {
      ...scope,
      ...(consistency && { consistency }),
    },
  )
const sent = () => bench.seen.map(({ headers }) => headers[consistencyHeader])

test('row M: the last token of any answer, a refusal too, is sent with every later call', async () => {
  bench.answers = [answer(200, 'c1'), answer(404, 'c2'), answer(200), answer(200)]
  const own = localConsistency()
  await read(own)
  await failureOf(read(own))
  await read(own)
  await read(own)
  expect(sent()).toEqual([undefined, 'c1', 'c2', 'c2'])
})

test('S133 the token of one identity is sent with no call of another, nor with calls of none', async () => {
  bench.answers = [answer(200, 'c1'), answer(200)]
  const [first, second] = [localConsistency(), localConsistency()]
  await read(first)
  await read(second)
  await read()
  await read(first)
  expect(sent()).toEqual([undefined, undefined, undefined, 'c1'])
})

test('S133 the site has a token of its own', async () => {
  const site = () => siteCredentialsOf({ apiKey: 'key', siteId: 'site' } as never, async () => '')
  const [one, other] = [site(), site()]
  await one?.consistency?.retain('c1')
  expect(await one?.consistency?.last()).toBe('c1')
  expect(await other?.consistency?.last()).toBeUndefined()
})

test.each([
  ['has other characters than a header may', 'c\u00e92'],
  ['has spaces', 'c 2'],
  ['is empty', ''],
  ['is long', 'c'.repeat(1025)],
])('S133 a token that %s is neither retained nor sent', async (_, token) => {
  bench.answers = [answer(200, 'c1'), answer(200, token), answer(200)]
  const own = localConsistency()
  await read(own)
  await read(own)
  await read(own)
  expect(sent()).toEqual([undefined, 'c1', 'c1'])
})

test('a token as long as allowed is sent', async () => {
  const token = '~'.repeat(1024)
  bench.answers = [answer(200, token), answer(200)]
  const own = localConsistency()
  await read(own)
  await read(own)
  expect(sent()).toEqual([undefined, token])
})
