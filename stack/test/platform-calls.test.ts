// The exact number of platform calls per screen, whatever the number of rows, so that an additional call is detected.
import { beforeEach, describe, expect, test } from 'vitest'
import webDocuments from '../../web/src/__generated__/persisted-documents.json' with {
  type: 'json',
}
import { createShopper } from '../src/shopper.ts'
import * as documents from './support/documents.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { trackedProduct } from './support/products.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
let control: PlatformControl
beforeEach(async () => {
  control = controlOf(stack().platformUrl)
  await stack().app.gateway.services.catalog.clear()
  await control.clearCalls()
})

const names = async () =>
  (await control.calls())
    .map(({ path }) => path)
    .filter((path) => !path.includes('oauth2'))
    .sort()

const card = 'id slug name brandName brand { id } collections { slug } price { formatted }'
const screens = {
  'listing of 50 with brand and collections': `{ products(first: 50) { nodes { ${card} } } }`,
  'listing of a collection': `{ collection(slug: "lighting") { name products(first: 24) { nodes { ${card} } } } }`,
}

describe('calls per screen', () => {
  test.each(Object.entries(screens))('%s: 3 cold, 0 warm', async (_name, document) => {
    const shopper = createShopper(stack().shopUrl)
    await shopper.query(document)
    expect(await names()).toHaveLength(3)
    await control.clearCalls()
    await shopper.query(document)
    expect(await names()).toEqual([])
  })

  test('home, by its own document: 4 cold, 0 warm', async () => {
    const document = Object.values(webDocuments).find((text) => text.includes('query HomeScreen('))
    const shopper = createShopper(stack().shopUrl)
    await shopper.query(document ?? '', { about: 'about' })
    // Collections, the newest products, all brands, and the products of the brand of the week.
    expect(await names()).toEqual([
      '/stores-reader/v1/products/query-platformized',
      '/stores-reader/v1/products/query-platformized',
      '/stores-reader/v2/collections/query',
      '/stores/v3/brands/query',
    ])
    await control.clearCalls()
    await shopper.query(document ?? '', { about: 'about' })
    expect(await names()).toEqual([])
  })

  test('product with options, availability and collections: 3 cold, 0 warm', async () => {
    const shopper = createShopper(stack().shopUrl)
    const { products } = await shopper.query<{
      products: { nodes: { slug: string; options: { name: string }[] }[] }
    }>('{ products(first: 100) { nodes { slug options { name } } } }')
    const slug = products.nodes.find(({ options }) => options.length > 1)?.slug
    await stack().app.gateway.services.catalog.clear()
    await control.clearCalls()
    const document = `{ product(slug: "${slug}") { name brandName collections { slug name } availability { options { name } } } }`
    await shopper.query(document)
    expect(await names()).toHaveLength(3)
    await control.clearCalls()
    await shopper.query(document)
    expect(await names()).toEqual([])
  })

  test('cart with its estimate: 2, cold and warm', async () => {
    const shopper = createShopper(stack().shopUrl)
    const product = await trackedProduct(shopper)
    await shopper.query(documents.addToCart, {
      input: { lines: [{ productId: product.id, quantity: 1 }] },
    })
    const document =
      '{ cart { itemCount lines { name } } cartEstimate { priceSummary { total { formatted } } } }'
    for (const _round of [1, 2]) {
      await control.clearCalls()
      await shopper.query(document)
      expect(await names()).toEqual([
        '/ecom/v1/carts/current',
        '/ecom/v1/carts/current/estimate-totals',
      ])
    }
  })

  test('add to cart: 1, once the session exists', async () => {
    const shopper = createShopper(stack().shopUrl)
    const product = await trackedProduct(shopper)
    const input = { lines: [{ productId: product.id, quantity: 1 }] }
    await shopper.query(documents.addToCart, { input })
    await control.clearCalls()
    await shopper.query(documents.addToCart, { input })
    expect(await names()).toEqual(['/ecom/v1/carts/current/add-to-cart'])
  })

  test('50 concurrent requests for one listing cause one call each', async () => {
    const shoppers = Array.from({ length: 50 }, () => createShopper(stack().shopUrl))
    await Promise.all(
      shoppers.map((one) => one.query(screens['listing of 50 with brand and collections'])),
    )
    expect(await names()).toHaveLength(3)
  })
})
