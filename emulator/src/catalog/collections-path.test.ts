import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await testShop()
  token = await shop.visitor()
})
afterAll(() => shop.server.close())

test('row Q: without collections v2 their paths are pages with 404, and v1 reads them', async () => {
  const idOf = (slug: string) => shop.state.collections.by('slug', slug)[0]?.id
  const paths = ['/query', `/${idOf('lighting')}`, '/slug/lighting']
  const v2 = () =>
    Promise.all(
      ['/stores-reader/v2/collections', '/v2/collections'].flatMap((prefix) =>
        paths.map((path) => shop.call('GET', prefix + path, { token })),
      ),
    )
  expect((await v2()).map(({ status }) => status)).toEqual(Array(6).fill(200))
  await shop.call('PATCH', '/_control/site', { body: { collectionsV2: false } })
  for (const { status, headers } of await v2()) {
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  }
  const v1 = [
    await shop.call('POST', '/stores-reader/v1/collections/query', { token, body: {} }),
    await shop.call('GET', `/stores-reader/v1/collections/${idOf('lighting')}`, { token }),
    await shop.call('GET', '/stores-reader/v1/collections/slug/lighting', { token }),
  ]
  expect(v1.map(({ status }) => status)).toEqual([200, 200, 200])
})
