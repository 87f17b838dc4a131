import { expect, test } from 'vitest'
import { kindNames } from '../art/kinds.ts'
import { largeShop } from './large-shop.ts'
import { haldenShop } from './shop.ts'
import type { SeedProduct } from './types.ts'

const { products, collections, brands } = haldenShop

const combinations = ({ options = [] }: SeedProduct): Record<string, string>[] =>
  options.reduce<Record<string, string>[]>(
    (found, { name, choices }) =>
      found.flatMap((one) => choices.map(({ description }) => ({ ...one, [name]: description }))),
    [{}],
  )

const quantities = (product: SeedProduct): number[] =>
  product.options
    ? combinations(product).map((combination) => {
        const listed = product.variants?.find(({ choices }) =>
          Object.entries(combination).every(([name, choice]) => choices[name] === choice),
        )
        return listed?.stock ?? product.stock.quantity ?? 0
      })
    : [product.stock.quantity ?? 0]

const tracked = products.filter(({ stock }) => stock.tracked)
const isSoldOut = (product: SeedProduct) => quantities(product).every((quantity) => quantity === 0)
const isPartlySoldOut = (product: SeedProduct) =>
  !isSoldOut(product) && quantities(product).includes(0)

test.each<[string, (product: SeedProduct) => boolean]>([
  ['sold out', (product) => product.stock.tracked && isSoldOut(product)],
  [
    'sold out in every variant',
    (product) => Boolean(product.options) && tracked.includes(product) && isSoldOut(product),
  ],
  ['partly sold out', (product) => product.stock.tracked && isPartlySoldOut(product)],
  [
    'low in stock',
    (product) => quantities(product).some((quantity) => quantity === 2 || quantity === 3),
  ],
  ['not tracked, in stock', ({ stock }) => !stock.tracked && stock.inStock === true],
  ['not tracked, out of stock', ({ stock }) => !stock.tracked && stock.inStock === false],
  ['discounted by amount', ({ discount }) => discount?.type === 'AMOUNT'],
  ['discounted by percent', ({ discount }) => discount?.type === 'PERCENT'],
  ['with a ribbon', ({ ribbon }) => Boolean(ribbon)],
  ['with a unit price', ({ pricePerUnit }) => Boolean(pricePerUnit)],
  ['digital', ({ productType }) => productType === 'digital'],
  ['with a very long name', ({ name }) => name.length >= 78],
  [
    'with a mandatory text',
    ({ customTextFields }) => customTextFields?.some(({ mandatory }) => mandatory) ?? false,
  ],
  ['hidden', ({ visible }) => visible === false],
  [
    'with a hidden variant',
    ({ variants }) => variants?.some(({ visible }) => visible === false) ?? false,
  ],
  ['with color and size', ({ options }) => options?.length === 2 && options[0]?.type === 'color'],
  [
    'with prices by variant',
    ({ price, variants }) =>
      variants?.some((one) => one.price !== undefined && one.price !== price) ?? false,
  ],
])('there is a product %s', (_state, shows) => {
  expect(products.filter(shows).length).toBeGreaterThan(0)
})

test('the shop is large enough to browse', () => {
  expect(products.length).toBeGreaterThanOrEqual(44)
  expect(collections.length).toBeGreaterThanOrEqual(8)
  expect(brands.length).toBeGreaterThanOrEqual(8)
})

test('slugs and names are used once', () => {
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length)
  expect(new Set(products.map(({ name }) => name)).size).toBe(products.length)
  expect(new Set(collections.map(({ slug }) => slug)).size).toBe(collections.length)
  const skus = products.flatMap(({ sku, variants = [] }) => [
    sku,
    ...variants.map((one) => one.sku),
  ])
  const used = skus.filter((sku) => sku !== undefined)
  expect(new Set(used).size).toBe(used.length)
})

test.each(products.map((product) => [product.slug, product] as const))(
  '%s keeps the limits of the platform',
  (slug, product) => {
    expect(slug).toMatch(/^[a-z0-9-]{1,100}$/)
    expect(product.name.length).toBeLessThanOrEqual(80)
    expect(product.brand.length).toBeLessThanOrEqual(50)
    expect(brands).toContain(product.brand)
    expect(product.ribbon?.length ?? 0).toBeLessThanOrEqual(30)
    expect(product.description.length).toBeLessThanOrEqual(8000)
    expect(product.sku?.length ?? 0).toBeLessThanOrEqual(40)
    expect(product.options === undefined || product.sku === undefined).toBe(true)
    expect(product.infoSections.length).toBeGreaterThanOrEqual(2)
    for (const { title } of product.infoSections) expect(title.length).toBeLessThanOrEqual(50)
    for (const { title, maxLength } of product.customTextFields ?? []) {
      expect(title.length).toBeLessThanOrEqual(100)
      expect(maxLength).toBeLessThanOrEqual(500)
    }
    for (const collection of product.collections) {
      expect(collections.map((one) => one.slug)).toContain(collection)
    }
    expect(product.price).toBeGreaterThan(product.cost)
  },
)

test.each(products.map((product) => [product.slug, product] as const))(
  '%s has options and variants that fit together',
  (_slug, { options = [], variants = [], pictures }) => {
    expect(options.length).toBeLessThanOrEqual(6)
    for (const { name, choices } of options) {
      expect(name.length).toBeLessThanOrEqual(50)
      for (const { value, description, pictures: shown = [] } of choices) {
        expect(value.length).toBeLessThanOrEqual(50)
        expect(description.length).toBeLessThanOrEqual(50)
        for (const index of shown) expect(pictures[index]?.color).toBe(value)
      }
    }
    for (const { choices } of variants) {
      expect(Object.keys(choices).sort()).toEqual(options.map(({ name }) => name).sort())
      for (const { name, choices: offered } of options) {
        expect(offered.map(({ description }) => description)).toContain(choices[name])
      }
    }
  },
)

test.each(products.map((product) => [product.slug, product] as const))(
  '%s is shown from the front, near, and in a scene, in words too',
  (_slug, { pictures }) => {
    expect(new Set(pictures.map(({ view }) => view))).toEqual(new Set(['front', 'detail', 'scene']))
    for (const { alt, kind, color } of pictures) {
      expect(alt.length).toBeGreaterThan(10)
      expect(kindNames()).toContain(kind)
      expect(color).toMatch(/^#[0-9a-f]{6}$/)
    }
  },
)

test('names and texts of collections keep the limits', () => {
  for (const { name, slug, description } of collections) {
    expect(name.length).toBeLessThanOrEqual(50)
    expect(slug.length).toBeLessThanOrEqual(100)
    expect(description.length).toBeLessThanOrEqual(600)
    expect(products.some((product) => product.collections.includes(slug))).toBe(true)
  }
})

test('the large shop has the requested number of distinct products, always the same', () => {
  const shop = largeShop(10_000)
  expect(shop.products).toHaveLength(10_000)
  expect(new Set(shop.products.map(({ slug }) => slug)).size).toBe(10_000)
  expect(new Set(shop.products.map(({ name }) => name)).size).toBe(10_000)
  expect(Math.max(...shop.products.map(({ name }) => name.length))).toBeLessThanOrEqual(80)
  expect(largeShop(60)).toEqual(largeShop(60))
  expect(largeShop(3).products).toHaveLength(3)
})
