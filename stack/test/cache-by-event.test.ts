// A change event invalidates exactly the dependent cache entries: docs/decisions/016-events-and-streams.md.
// Each row causes one event and lists the queries that call the platform again; the cache serves all others.
import { changeEventNames } from '@vitrine/platform'
import { beforeAll, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { must, titled, unknownId } from './support/fixtures.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ CACHE_SECONDS: '600', OPEN_DOCUMENTS: 'true' })
let control: PlatformControl
let shopper: Shopper
type Reference = { id: string; slug: string }
type Product = Reference & {
  brandName: string
  collections: Reference[]
  ribbon: string | null
  options: { name: string }[]
  infoSections: { title: string }[]
}
let shown: Product
let other: Product
/** Differ from `shown` and `other`. */
let sized: Product, informed: Product
let brand: { id: string; name: string }

beforeAll(async () => {
  control = controlOf(stack().platformUrl)
  shopper = createShopper(stack().shopUrl)
  const { products, brands } = await shopper.query<{
    products: { nodes: Product[] }
    brands: { nodes: { id: string; name: string }[] }
  }>(`{ products(first: 40) { nodes { id slug brandName ribbon collections { id slug } options { name } infoSections { title } } }
    brands(first: 40) { nodes { id name } } }`)
  // Built-in collections contain every product: only a collection of the shop distinguishes two products.
  const items = products.nodes.map((item) => ({
    ...item,
    collections: item.collections.filter(({ slug }) => slug !== 'all-products'),
  }))
  const find = (fits: (item: Product) => unknown) => must(items.find(fits))
  shown = find(({ collections, ribbon }) => collections.length > 0 && ribbon)
  other = find(
    ({ brandName, collections, ribbon }) =>
      brandName !== shown.brandName &&
      ribbon !== shown.ribbon &&
      !collections.some(({ id }) => id === shown.collections[0]?.id),
  )
  const known = new Set([...shown.options, ...other.options].map(({ name }) => name))
  const isPlain = (item: Product) =>
    item !== shown &&
    item !== other &&
    !item.collections.some(({ id }) => id === shown.collections[0]?.id)
  sized = find((item) => isPlain(item) && item.options.some(({ name }) => !known.has(name)))
  informed = find((item) => isPlain(item) && item.infoSections.length > 0)
  brand = must(brands.nodes.find(({ name }) => name === shown.brandName))
})

/** The queries of the shop's screens, one each. A name says what the response depends on. */
const queries = () => ({
  shown: `{ product(id: "${shown.id}") { name } }`,
  other: `{ product(id: "${other.id}") { name } }`,
  newest: '{ products(first: 100, sort: { field: CREATED_AT, order: DESC }) { nodes { id } } }',
  cheapest: '{ products(first: 1, sort: { field: PRICE }) { nodes { id } } }',
  // Before the lists by collection, which read the same list to check visibility.
  collections: '{ collections(first: 10) { nodes { name } } }',
  'its collection': `{ products(first: 1, filter: { collections: ["${shown.collections[0]?.id}"] }) { nodes { id } } }`,
  brands: '{ brands(first: 10) { nodes { name } } }',
  settings: '{ checkoutSettings { __typename } }',
})
type CausedEvent = Parameters<PlatformControl['cause']>[0]
type QueryName = keyof ReturnType<typeof queries>

/** Returns the names of the queries that called the platform. */
async function refetched(): Promise<QueryName[]> {
  const refetching: QueryName[] = []
  for (const [name, query] of Object.entries(queries())) {
    await control.clearCalls()
    await shopper.query(query)
    const calls = (await control.calls()).filter(({ path }) => !path.includes('oauth2'))
    if (calls.length > 0) refetching.push(name as QueryName)
  }
  return refetching
}

/** Waits until the platform has delivered the event and the gateway has handled it. */
async function cause(event: CausedEvent) {
  await control.cause(event)
  await expect.poll(() => control.undelivered(), { timeout: 10_000 }).toBe(0)
  await stack().app.gateway.services.inbox.idle()
}

const product = (name: string, more: object = {}) => ({
  name,
  entityId: shown.id,
  body: { productId: shown.id, ...more },
})
const inventory = (name: string) => ({
  name,
  body: { inventoryItemId: unknownId, productId: shown.id },
})
const collection = (name: string, more: object = {}) => ({
  name,
  entityId: shown.collections[0]?.id ?? '',
  body: { collectionId: shown.collections[0]?.id, ...more },
})

const lists: QueryName[] = ['newest', 'cheapest', 'its collection']
const counted: QueryName[] = ['collections', 'brands']

function stockV3(name: string): Row {
  return [
    name,
    () => ({ name, entityId: unknownId, body: { id: unknownId, productId: shown.id } }),
    ['shown', 'newest', 'its collection'],
  ]
}

type Row = [name: string, event: () => CausedEvent, refetching: QueryName[]]
const rows: Row[] = [
  [
    'ProductChanged: a text',
    () => product('ProductChanged', { changedFields: ['ribbon'] }),
    ['shown', 'newest', 'its collection'],
  ],
  [
    'ProductChanged: the price',
    () => product('ProductChanged', { changedFields: ['priceData'] }),
    ['shown', ...lists],
  ],
  [
    'ProductChanged: its collections',
    () => product('ProductChanged', { changedFields: ['collectionIds'] }),
    ['shown', 'newest', 'its collection', ...counted],
  ],
  [
    'ProductChanged: hidden',
    () => product('ProductChanged', { changedFields: ['visible'] }),
    ['shown', ...lists, ...counted],
  ],
  [
    'ProductChanged: unknown fields',
    () => product('ProductChanged', { changedFields: [] }),
    ['shown', ...lists, ...counted],
  ],
  [
    'ProductCreated',
    () => ({ ...product('ProductCreated'), entityId: unknownId, body: { productId: unknownId } }),
    [...lists, ...counted],
  ],
  ['ProductDeleted', () => product('ProductDeleted'), ['shown', ...lists, ...counted]],
  [
    'VariantsChanged',
    () => product('VariantsChanged', { variants: [] }),
    ['shown', 'newest', 'its collection'],
  ],
  [
    'InventoryVariantsChanged',
    () => inventory('InventoryVariantsChanged'),
    ['shown', 'newest', 'its collection'],
  ],
  [
    'InventoryItemChanged',
    () => inventory('InventoryItemChanged'),
    ['shown', 'newest', 'its collection'],
  ],
  [
    'CollectionCreated',
    () => ({ name: 'CollectionCreated', entityId: unknownId, body: { collectionId: unknownId } }),
    ['collections'],
  ],
  [
    'CollectionChanged',
    () => collection('CollectionChanged', { changedFields: ['description'] }),
    ['collections'],
  ],
  [
    'CollectionDeleted',
    () => collection('CollectionDeleted'),
    ['shown', 'newest', 'its collection', 'collections'],
  ],
  ['BrandCreated', () => ({ name: 'BrandCreated', entityId: unknownId }), ['brands']],
  [
    'BrandUpdated',
    () => ({ name: 'BrandUpdated', entityId: brand.id, body: { id: brand.id, name: brand.name } }),
    ['shown', 'newest', 'its collection', 'brands'],
  ],
  ['BrandDeleted', () => ({ name: 'BrandDeleted', entityId: brand.id }), ['brands']],
  [
    'RibbonUpdated',
    () => ({
      name: 'RibbonUpdated',
      entityId: unknownId,
      body: { id: unknownId, name: shown.ribbon },
    }),
    ['shown', 'newest', 'its collection'],
  ],
  [
    'ProductV3Updated',
    () => ({
      name: 'ProductV3Updated',
      entityId: shown.id,
      modifiedFields: { plainDescription: 'old' },
    }),
    ['shown', 'newest', 'its collection'],
  ],
  [
    'ProductV3Updated: its price',
    () => ({
      name: 'ProductV3Updated',
      entityId: shown.id,
      modifiedFields: { actualPriceRange: { minValue: { amount: '1' } } },
    }),
    ['shown', ...lists],
  ],
  [
    'ProductV3Created',
    () => ({ name: 'ProductV3Created', entityId: unknownId }),
    [...lists, ...counted],
  ],
  [
    'ProductV3Deleted',
    () => ({ name: 'ProductV3Deleted', entityId: shown.id }),
    ['shown', ...lists, ...counted],
  ],
  ...['InventoryItemV3Created', 'InventoryItemV3Updated', 'InventoryItemV3Deleted'].map(stockV3),
  [
    'InventoryItemV3UpdatedWithReason',
    () => ({
      name: 'InventoryItemV3UpdatedWithReason',
      entityId: unknownId,
      body: { currentEntity: { id: unknownId, productId: shown.id } },
    }),
    ['shown', 'newest', 'its collection'],
  ],
  [
    'RibbonDeleted',
    () => ({
      name: 'RibbonDeleted',
      entityId: unknownId,
      body: { id: unknownId, name: shown.ribbon },
    }),
    ['shown', 'newest', 'its collection'],
  ],
  ['InfoSectionUpdated', titled('InfoSectionUpdated', 'Nobody has it'), []],
  ['CustomizationUpdated', titled('CustomizationUpdated', 'Nobody has it'), []],
  ['CustomizationDeleted', titled('CustomizationDeleted', 'Nobody has it'), []],
  [
    'CustomizationUpdated: a displayed option',
    () => titled('CustomizationUpdated', sized.options[0]?.name ?? '')(),
    ['newest'],
  ],
  [
    'InfoSectionUpdated: a displayed section',
    () => titled('InfoSectionUpdated', informed.infoSections[0]?.title ?? '')(),
    // Most products have a section of that title.
    ['shown', 'other', 'newest', 'its collection'],
  ],
  ['CheckoutSettingsUpdated', () => ({ name: 'CheckoutSettingsUpdated' }), ['settings']],
  ['CartUpdated', () => ({ name: 'CartUpdated', entityId: unknownId }), []],
  ['OrderCreated', () => ({ name: 'OrderCreated', entityId: unknownId }), []],
  ['MemberUpdated', () => ({ name: 'MemberUpdated', entityId: unknownId }), []],
  ['DiscountRuleUpdated', () => ({ name: 'DiscountRuleUpdated', entityId: unknownId }), []],
]

describe('an event refetches', () => {
  test.each(rows)('%s', async (_name, event, refetching) => {
    await refetched()
    expect(await refetched(), 'everything is cached before').toEqual([])
    await cause(event())
    // `cheapest` lists one product: whether it is the changed one depends on the seed.
    expect(await refetched()).toEqual(
      Object.keys(queries()).filter((name) => refetching.includes(name as QueryName)),
    )
  })
})

test('all other events invalidate nothing', async () => {
  const covered = new Set(rows.map(([name]) => name.split(':')[0]))
  const others = changeEventNames.filter((name) => !covered.has(name))
  expect(others.length).toBeGreaterThan(30)
  await refetched()
  for (const name of others) await control.cause({ name, entityId: unknownId })
  await expect.poll(() => control.undelivered(), { timeout: 20_000 }).toBe(0)
  await stack().app.gateway.services.inbox.idle()
  expect(await refetched()).toEqual([])
}, 60_000)

test('a response that was in flight during a change is not cached', async () => {
  await stack().app.gateway.services.catalog.clear()
  await control.fault({ kind: 'latency', ms: 400, match: { path: '/products/' }, times: 1 })
  await control.clearCalls()
  const slow = shopper.query(queries().shown)
  await expect.poll(() => control.calls()).not.toEqual([])
  await cause(product('ProductChanged', { changedFields: ['name'] }))
  await slow
  await control.clearCalls()
  await shopper.query(queries().shown)
  expect((await control.calls()).filter(({ path }) => path.includes('/products'))).toHaveLength(1)
  await control.heal()
})
