// Back-in-stock requests in German: stored in the names of the first language, shown in those of the reader.
import { beforeEach, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import {
  accepted,
  codesOf,
  type Mine,
  ownRequests,
  type Result,
  request,
  sky,
} from './support/back-in-stock-kit.ts'
import { controlOf } from './support/platform-control.ts'
import { mara, signedIn } from './support/sign-in.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ CACHE_SECONDS: '0', CACHE_STALE_SECONDS: '0' })
const control = () => controlOf(stack().platformUrl)
beforeEach(() => control().reset())

const idOf = async (slug: string) => {
  const document = 'query ($slug: String!) { product(slug: $slug) { id } }'
  const shopper = createShopper(stack().shopUrl)
  return (await shopper.query<{ product: { id: string } }>(document, { slug })).product.id
}
const himmelblau = [{ option: 'Farbe', choice: 'Himmelblau' }]
async function inGerman<Data>(shopper: Shopper, query: string, variables: object = {}) {
  const response = await shopper.send('/de/graphql', {
    method: 'POST',
    body: JSON.stringify({ query, variables }),
    headers: { 'content-type': 'application/json' },
  })
  return ((await response.json()) as { data: Data }).data
}

test('a request is the same in all languages, and each reads it in its own', async () => {
  const jug = await idOf('milk-jug')
  const shopper = await signedIn(stack().shopUrl, mara)
  const input = { productId: jug, choices: himmelblau }
  const { result } = await inGerman<Result>(shopper, request, { input })
  expect(result).toEqual(accepted(mara.email))
  const [english] = (await shopper.query<Mine>(ownRequests)).mine?.nodes ?? []
  const [german] = (await inGerman<Mine>(shopper, ownRequests)).mine?.nodes ?? []
  const pageUrl = `${stack().shopUrl}/de/p/milk-jug?Farbe=Himmelblau`
  expect(german).toMatchObject({ choices: himmelblau, pageUrl })
  expect(english).toMatchObject({ choices: sky })
  expect(english?.image?.alt).toMatch(/sky|blue/i)
  expect(german?.image?.url).toBe(english?.image?.url)
  const again = await shopper.query<Result>(request, { input: { productId: jug, choices: sky } })
  expect(again.result.problems).toMatchObject([{ code: 'ALREADY_REQUESTED' }])
  await control().stock({ slug: 'milk-jug', choices: { Color: 'Rose' }, quantity: 1 })
  expect(await control().mails(mara.email)).toEqual([])
  await control().stock({ slug: 'milk-jug', choices: { Color: 'Sky' }, quantity: 1 })
  expect(await control().mails(mara.email)).toMatchObject([{ link: pageUrl }])
})

test('a product that is back is recognized', async () => {
  const choices = [
    { option: 'Farbe', choice: 'Moos' },
    { option: 'Größe', choice: 'Klein' },
  ]
  const input = { productId: await idOf('morning-mug'), choices, email: 'ada@example.test' }
  const { result } = await inGerman<Result>(createShopper(stack().shopUrl), request, { input })
  expect(codesOf(result)).toEqual([false, 'IN_STOCK productId'])
})
