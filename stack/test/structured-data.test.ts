// What search engines and link previews read of the shop's pages. Needs the built web.
import { readFileSync } from 'node:fs'
import { languages, localizedPath } from '@vitrine/languages'
import { beforeAll, expect, test } from 'vitest'
import { hundredfoldCalls } from '../src/call-limits.ts'
import { demoTerms } from '../src/root.ts'
import { createShopper } from '../src/shopper.ts'
import { addToCart, estimate } from './support/documents.ts'
import { controlOf } from './support/platform-control.ts'
import { allProducts, type Product } from './support/products.ts'
import { useStack } from './support/start.ts'
import {
  type Data,
  danglingIds,
  dataOf,
  faultsOf,
  structuredData,
} from './support/structured-data.ts'

type Option = { price: { amount: string }; logistics: { deliveryTime: string } }
type Estimate = { cartEstimate: { shippingInfo: { options: Option[] } } }

const stack = useStack({ ...hundredfoldCalls, CACHE_SECONDS: '60' }, 'built')
let products: Product[]
beforeAll(async () => {
  products = await allProducts(createShopper(stack().shopUrl))
})
const textOf = async (path: string) => (await fetch(new URL(path, stack().shopUrl))).text()
const pathOf = (isWanted: (product: Product) => boolean) => `/p/${products.find(isWanted)?.slug}`

test('the structured data of every product page is complete', async () => {
  for (const { slug, options } of products) {
    const data = structuredData(await textOf(`/p/${slug}`))
    expect(
      data.flatMap((one) => faultsOf(one)),
      slug,
    ).toEqual([])
    expect(data[0]?.['@type'], slug).toBe(options.length > 0 ? 'ProductGroup' : 'Product')
    const foreign = danglingIds(data).filter((id) => !id.endsWith('/#website'))
    expect(foreign, slug).toEqual([])
  }
})

test('each variant has the price, the stock and the address of its choices', async () => {
  const shopper = createShopper(stack().shopUrl)
  const { slug } = products.find(({ options }) => options.length > 1) as Product
  type Variant = {
    sku: string | null
    visible: boolean
    price: { amount: string }
    stock: { inStock: boolean }
    choices: { option: string; choice: string }[]
  }
  const { product } = await shopper.query<{ product: { variants: { nodes: Variant[] } } }>(
    `{ product(slug: "${slug}") { variants(first: 100) { nodes { sku visible price { amount } stock { inStock }
      choices { option choice } } } } }`,
  )
  const group = dataOf(await textOf(`/p/${slug}`), 'ProductGroup')
  const shown = (group.hasVariant as Data[]).map(({ sku = null, url, offers }) => {
    const { price, availability } = offers as Data
    return { sku, price, availability, choices: [...new URL(String(url)).searchParams] }
  })
  expect(shown).toEqual(
    product.variants.nodes
      .filter(({ visible }) => visible)
      .map(({ sku, price, stock, choices }) => ({
        sku,
        price: price.amount,
        availability: `https://schema.org/${stock.inStock ? 'InStock' : 'OutOfStock'}`,
        choices: choices.map(({ option, choice }) => [option, choice]),
      })),
  )
})

test.each(languages)('variants have color and size in $name', async ({ code }) => {
  const { slug } = products.find(({ options }) =>
    ['Color', 'Size'].every((name) => options.some((one) => one.name === name)),
  ) as Product
  const group = dataOf(await textOf(localizedPath(code, `/p/${slug}`)), 'ProductGroup')
  expect(group.variesBy).toEqual(
    expect.arrayContaining(['https://schema.org/color', 'https://schema.org/size']),
  )
  for (const variant of group.hasVariant as Data[])
    expect(variant).toMatchObject({ color: expect.any(String), size: expect.any(String) })
})

test('what is downloaded promises neither delivery nor returns', async () => {
  const shopper = createShopper(stack().shopUrl)
  const { products: typed } = await shopper.query<{
    products: { nodes: { slug: string; type: string }[] }
  }>('{ products(first: 100) { nodes { slug type } } }')
  for (const { slug, type } of typed.nodes) {
    const html = await textOf(`/p/${slug}`)
    expect(html.includes('OfferShippingDetails'), slug).toBe(type === 'PHYSICAL')
    expect(html.includes('MerchantReturnPolicy'), slug).toBe(type === 'PHYSICAL')
  }
})

test('the terms of the demonstration are those that its platform charges', async () => {
  const terms = JSON.parse(readFileSync(demoTerms, 'utf8')) as {
    shipping: { countries: string[]; price: string; freeFrom: string; transitDays: number[] }[]
  }
  const shopper = createShopper(stack().shopUrl)
  const { products: byPrice } = await shopper.query<{ products: { nodes: Product[] } }>(
    `{ products(first: 50, sort: { field: PRICE, order: ASC }, filter: { inStock: true, types: [PHYSICAL] }) {
      nodes { id options { name } customTextFields { title } } } }`,
  )
  const cheapest = byPrice.nodes.find(
    ({ options, customTextFields }) => options.length + customTextFields.length === 0,
  )
  await shopper.query(addToCart, { input: { lines: [{ productId: cheapest?.id, quantity: 1 }] } })
  for (const { countries, price, transitDays } of terms.shipping) {
    for (const country of [countries[0], countries.at(-1)]) {
      const more = country === 'US' && { subdivision: 'US-NY', postalCode: '12534' }
      const { cartEstimate } = await shopper.query<Estimate>(estimate, {
        input: { shippingAddress: { country, ...more } },
      })
      const [option] = cartEstimate.shippingInfo.options
      const expected = [Number(price), `${transitDays.join('–')} business days`]
      expect([Number(option?.price.amount), option?.logistics.deliveryTime], country).toEqual(
        expected,
      )
    }
  }
})

test.each(['/', '/collections', '/brands', '/c/all-products?page=2', '/c/lighting'])(
  'the structured data of %s is complete',
  async (path) => {
    const data = structuredData(await textOf(path))
    expect(data.flatMap((one) => faultsOf(one))).toEqual([])
    expect(data.length).toBeGreaterThan(1)
  },
)

test('a listing says where its items stand in the whole list', async () => {
  const page = dataOf(await textOf('/c/all-products?page=2'), 'CollectionPage')
  const { numberOfItems, itemListElement } = page.mainEntity as {
    numberOfItems: number
    itemListElement: { position: number }[]
  }
  expect(page.url).toBe(`${stack().shopUrl}/c/all-products?page=2`)
  expect(itemListElement[0]?.position).toBe(25)
  expect(numberOfItems).toBe(products.length)
})

test('no page has the description of the home page', async () => {
  const descriptionOf = async (path: string) =>
    /<meta name="description" content="([^"]+)">/.exec(await textOf(path))?.[1]
  expect(await descriptionOf('/c/all-products')).toBe('All Products at Halden.')
  expect(await descriptionOf('/de/c/all-products')).toMatch(/ bei Halden\.$/)
  for (const { code } of languages) {
    const paths = ['/', '/c/all-products', '/collections', '/brands', '/pages/about']
    const all = await Promise.all(paths.map((path) => descriptionOf(localizedPath(code, path))))
    expect(new Set(all).size, code).toBe(paths.length)
  }
})

test('a product has a preview picture of its own, with its size and text', async () => {
  const html = await textOf(pathOf(({ options }) => options.length === 0))
  const tag = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)">`).exec(html)?.[1]
  expect(tag('og:image')).toMatch(/w_1200,h_1500,fp_.*,enc_auto\/.*\.png$/)
  expect([tag('og:image:width'), tag('og:image:height')]).toEqual(['1200', '1500'])
  expect(tag('og:image:alt')).toBeTruthy()
  expect(tag('twitter:card')).toBe('summary')
  expect(tag('twitter:image:alt')).toBe(tag('og:image:alt'))
})

test('what only search engines read costs no platform call and is not sent to the browser', async () => {
  const control = controlOf(stack().platformUrl)
  await stack().app.gateway.services.catalog.clear()
  await control.clearCalls()
  const html = await textOf(`${pathOf(({ options }) => options.length > 0)}?fresh=1`)
  const calls = (await control.calls()).map(({ path }) => path.replace(/\?.*/, ''))
  expect(calls.filter((path) => !path.includes('oauth2')).length).toBe(5)
  const [page = '', state = ''] = html.split('id="vitrine-state"')
  const skus = [...page.matchAll(/"sku":"([^"]+)"/g)].map(([, sku = '']) => sku)
  expect(skus.length).toBeGreaterThan(2)
  expect(skus.filter((sku) => state.includes(sku)).length).toBeLessThan(2)
})

test('the sitemap lists the picture of each product', async () => {
  const xml = await textOf('/sitemap.xml')
  expect(xml.match(/<image:loc>[^<]+\/v1\/fill\/[^<]+\.png<\/image:loc>/g)).toHaveLength(
    products.length * languages.length,
  )
  const [address = ''] = /(?<=<image:loc>)[^<]+/.exec(xml) ?? []
  const picture = await fetch(address)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})
