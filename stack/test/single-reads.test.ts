// A single read that returns null reports the reason beside the data.
import { beforeEach, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { controlOf } from './support/platform-control.ts'
import { trackedProduct } from './support/products.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
const guid = '11111111-1111-4111-8111-111111111111'
const long = 'x'.repeat(300)
let shopper: Shopper
beforeEach(async () => {
  shopper = createShopper(stack().shopUrl)
})
const calls = async () => (await controlOf(stack().platformUrl).calls()).length

test.each([
  [`product(id: "${guid}")`, 'product', 'id'],
  ['product(slug: "no-such-thing")', 'product', 'slug'],
  [`collection(id: "${guid}")`, 'collection', 'id'],
  ['collection(slug: "no-such-thing")', 'collection', 'slug'],
  [`brand(id: "${guid}")`, 'brand', 'id'],
  ['brand(name: "Nobody")', 'brand', 'name'],
  ['brand(id: "slug:no-such-brand")', 'brand', 'id'],
  ['brand(id: "slug:low-mill")', 'brand', 'id'],
  [`storeVariant(id: "${guid}-${guid}")`, 'storeVariant', 'id'],
  [`checkout(id: "${guid}")`, 'checkout', 'id'],
  [`order(id: "${guid}")`, 'order', 'id'],
  ['member(slug: "nobody-here")', 'member', 'slug'],
])('%s: an unknown object is reported', async (read, name, field) => {
  const { data, errors, extensions } = await shopper.execute(`{ ${read} { id } }`)
  expect(errors).toBeUndefined()
  expect(data).toEqual({ [name]: null })
  const message = 'We couldn’t find that.'
  expect(extensions).toEqual({ problems: [{ code: 'NOT_FOUND', field, path: [name], message }] })
})

test.each([
  ['product(id: "abc")', 'product', 'INVALID_FORMAT', 'id'],
  [`product(slug: "${long}")`, 'product', 'INVALID_LENGTH', 'slug'],
  ['product(slug: "")', 'product', 'INVALID_LENGTH', 'slug'],
  ['product(slug: "../../etc/passwd")', 'product', 'INVALID_FORMAT', 'slug'],
  ['collection(id: "abc")', 'collection', 'INVALID_FORMAT', 'id'],
  [`collection(slug: "${long}")`, 'collection', 'INVALID_LENGTH', 'slug'],
  ['brand(id: "abc")', 'brand', 'INVALID_FORMAT', 'id'],
  [`brand(name: "${long}")`, 'brand', 'INVALID_LENGTH', 'name'],
  ['storeVariant(id: "x")', 'storeVariant', 'INVALID_FORMAT', 'id'],
  ['checkout(id: "zzz")', 'checkout', 'INVALID_FORMAT', 'id'],
  ['order(id: "a b")', 'order', 'INVALID_FORMAT', 'id'],
  [`member(slug: "${long}")`, 'member', 'INVALID_LENGTH', 'slug'],
])('%s: an impossible value is not queried', async (read, name, code, field) => {
  await controlOf(stack().platformUrl).clearCalls()
  const { data, errors, extensions } = await shopper.execute(`{ ${read} { id } }`)
  expect(errors).toBeUndefined()
  expect(data).toEqual({ [name]: null })
  expect(extensions).toMatchObject({ problems: [{ code, field, path: [name] }] })
  expect(await calls()).toBe(0)
})

test('each of several nulls is reported at its path, also when the document runs again', async () => {
  const { id } = await trackedProduct(shopper)
  const document = `query Two($id: ID!) { there: product(id: $id) { id } gone: product(slug: "no") { id }
    wrong: checkout(id: "x") { id } }`
  for (const _ of [1, 2, 3]) {
    const { data, extensions } = await shopper.execute(document, { id })
    expect(data).toEqual({ there: { id }, gone: null, wrong: null })
    const { problems } = extensions as { problems: { code: string; path: string[] }[] }
    expect(new Map(problems.map(({ path, code }) => [path.join('.'), code]))).toEqual(
      new Map([
        ['gone', 'NOT_FOUND'],
        ['wrong', 'INVALID_FORMAT'],
      ]),
    )
  }
})

test('a response without nulls has no problems', async () => {
  const { id } = await trackedProduct(shopper)
  const { extensions } = await shopper.execute(`{ product(id: "${id}") { id } }`)
  expect(extensions).toBeUndefined()
})

test.each([
  'me { id }',
  'myIdentity { email }',
  'orders { totalCount }',
  'myBackInStockRequests { totalCount }',
])('%s: a visitor learns why there is nothing', async (read) => {
  const { data, errors, extensions } = await shopper.execute(`{ own: ${read} }`)
  expect([data, errors]).toEqual([{ own: null }, undefined])
  const message = expect.any(String)
  expect(extensions).toEqual({ problems: [{ code: 'NOT_SIGNED_IN', message, path: ['own'] }] })
})
