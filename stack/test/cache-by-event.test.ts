// An event drops exactly the kept answers that were made of what changed: docs/decisions/016-events-and-streams.md.
// Each row causes one event and names the questions that are asked of the platform again; all others are answered out of memory.
import { changeEventNames } from '@vitrine/platform'
import { beforeAll, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { must, nowhere, titled } from './support/fixtures.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ CACHE_SECONDS: '600', OPEN_DOCUMENTS: 'true' })
let control: PlatformControl
let shopper: Shopper
type Known = { id: string; slug: string }
type Product = Known & {
  brandName: string
  collections: Known[]
  ribbon: string | null
  options: { name: string }[]
  infoSections: { title: string }[]
}
let shown: Product
let other: Product
/** Not `shown`, nor one of those that stand for it. */
let sized: Product
let informed: Product
let brand: { id: string; name: string }

beforeAll(async () => {
  control = controlOf(stack().platformUrl)
  shopper = createShopper(stack().shopUrl)
  const { products, brands } = await shopper.mustExecute<{
    products: { nodes: Product[] }
    brands: { nodes: { id: string; name: string }[] }
  }>(`{ products(first: 40) { nodes { id slug brandName ribbon collections { id slug } options { name } infoSections { title } } }
    brands(first: 40) { nodes { id name } } }`)
  // Built-in collections hold everything: one of the shop's own tells two products apart.
  const items = products.nodes.map((item) => ({
    ...item,
    collections: item.collections.filter(({ slug }) => slug !== 'all-products'),
  }))
  shown = must(items.find(({ collections, ribbon }) => collections.length > 0 && ribbon))
  other = must(
    items.find(
      ({ brandName, collections, ribbon }) =>
        brandName !== shown.brandName &&
        ribbon !== shown.ribbon &&
        !collections.some(({ id }) => id === shown.collections[0]?.id),
    ),
  )
  const hasOption = (item: Product, name: string) => item.options.some((one) => one.name === name)
  const isPlain = (item: Product) =>
    item !== shown &&
    item !== other &&
    !item.collections.some(({ id }) => id === shown.collections[0]?.id)
  sized = must(
    items.find(
      (item) =>
        isPlain(item) &&
        item.options.some(({ name }) => !hasOption(shown, name) && !hasOption(other, name)),
    ),
  )
  informed = must(items.find((item) => isPlain(item) && item.infoSections.length > 0))
  brand = must(brands.nodes.find(({ name }) => name === shown.brandName))
})

/** What a shop's screens ask, each by itself. Names say what an answer is made of. */
const questions = () => ({
  shown: `{ product(id: "${shown.id}") { name } }`,
  other: `{ product(id: "${other.id}") { name } }`,
  newest: '{ products(first: 100, sort: { field: NUMERIC_ID, order: DESC }) { nodes { id } } }',
  cheapest: '{ products(first: 1, sort: { field: PRICE }) { nodes { id } } }',
  // Before those by a collection, which ask the same list whether it is visible.
  collections: '{ collections(first: 10) { nodes { name } } }',
  'its collection': `{ products(first: 1, filter: { collections: ["${shown.collections[0]?.id}"] }) { nodes { id } } }`,
  brands: '{ brands(first: 10) { nodes { name } } }',
  settings: '{ checkoutSettings { __typename } }',
})
type Question = keyof ReturnType<typeof questions>

/** Names of the questions that had to be asked of the platform. */
async function refetched(): Promise<Question[]> {
  const anew: Question[] = []
  for (const [name, query] of Object.entries(questions())) {
    await control.clearCalls()
    await shopper.mustExecute(query)
    const calls = (await control.calls()).filter(({ path }) => !path.includes('oauth2'))
    if (calls.length > 0) anew.push(name as Question)
  }
  return anew
}

/** Waits until the platform has told it and the gateway is through with it. */
async function cause(event: Parameters<PlatformControl['cause']>[0]) {
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
  body: { inventoryItemId: nowhere, productId: shown.id },
})
const collection = (name: string, more: object = {}) => ({
  name,
  entityId: shown.collections[0]?.id ?? '',
  body: { collectionId: shown.collections[0]?.id, ...more },
})

const lists: Question[] = ['newest', 'cheapest', 'its collection']
const counted: Question[] = ['collections', 'brands']

function stockV3(name: string): Row {
  return [
    name,
    () => ({ name, entityId: nowhere, body: { id: nowhere, productId: shown.id } }),
    ['shown', 'newest', 'its collection'],
  ]
}

type Row = [name: string, event: () => Parameters<PlatformControl['cause']>[0], anew: Question[]]
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
    'ProductChanged: nobody says what',
    () => product('ProductChanged', { changedFields: [] }),
    ['shown', ...lists, ...counted],
  ],
  [
    'ProductCreated',
    () => ({ ...product('ProductCreated'), entityId: nowhere, body: { productId: nowhere } }),
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
    () => ({ name: 'CollectionCreated', entityId: nowhere, body: { collectionId: nowhere } }),
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
  ['BrandCreated', () => ({ name: 'BrandCreated', entityId: nowhere }), ['brands']],
  [
    'BrandUpdated',
    () => ({ name: 'BrandUpdated', entityId: brand.id, body: { id: brand.id, name: brand.name } }),
    ['shown', 'newest', 'its collection', 'brands'],
  ],
  ['BrandDeleted', () => ({ name: 'BrandDeleted', entityId: brand.id }), ['brands']],
  [
    'RibbonUpdated',
    () => ({ name: 'RibbonUpdated', entityId: nowhere, body: { id: nowhere, name: shown.ribbon } }),
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
    () => ({ name: 'ProductV3Created', entityId: nowhere }),
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
      entityId: nowhere,
      body: { currentEntity: { id: nowhere, productId: shown.id } },
    }),
    ['shown', 'newest', 'its collection'],
  ],
  [
    'RibbonDeleted',
    () => ({ name: 'RibbonDeleted', entityId: nowhere, body: { id: nowhere, name: shown.ribbon } }),
    ['shown', 'newest', 'its collection'],
  ],
  ['InfoSectionUpdated', titled('InfoSectionUpdated', 'Nobody has it'), []],
  ['CustomizationUpdated', titled('CustomizationUpdated', 'Nobody has it'), []],
  ['CustomizationDeleted', titled('CustomizationDeleted', 'Nobody has it'), []],
  [
    'CustomizationUpdated: an option that is shown',
    () => titled('CustomizationUpdated', sized.options[0]?.name ?? '')(),
    ['newest'],
  ],
  [
    'InfoSectionUpdated: one that is shown',
    () => titled('InfoSectionUpdated', informed.infoSections[0]?.title ?? '')(),
    // Most of the goods have a section of that title.
    ['shown', 'other', 'newest', 'its collection'],
  ],
  ['CheckoutSettingsUpdated', () => ({ name: 'CheckoutSettingsUpdated' }), ['settings']],
  ['CartUpdated', () => ({ name: 'CartUpdated', entityId: nowhere }), []],
  ['OrderCreated', () => ({ name: 'OrderCreated', entityId: nowhere }), []],
  ['MemberUpdated', () => ({ name: 'MemberUpdated', entityId: nowhere }), []],
  ['DiscountRuleUpdated', () => ({ name: 'DiscountRuleUpdated', entityId: nowhere }), []],
]

describe('after an event, asked anew', () => {
  test.each(rows)('%s', async (_name, event, anew) => {
    await refetched()
    expect(await refetched(), 'everything is kept before').toEqual([])
    await cause(event())
    // `cheapest` shows one product: whether it is the changed one is the seed's business.
    const found = await refetched()
    expect(found).toEqual(
      Object.keys(questions()).filter((name) => anew.includes(name as Question)),
    )
  })
})

test('every other event concerns no kept answer', async () => {
  const told = new Set(rows.map(([name]) => name.split(':')[0]))
  const others = changeEventNames.filter((name) => !told.has(name))
  expect(others.length).toBeGreaterThan(30)
  await refetched()
  for (const name of others) await control.cause({ name, entityId: nowhere })
  await expect.poll(() => control.undelivered(), { timeout: 20_000 }).toBe(0)
  await stack().app.gateway.services.inbox.idle()
  expect(await refetched()).toEqual([])
}, 60_000)

test('an answer that was on its way when something changed is not kept', async () => {
  await stack().app.gateway.services.catalog.clear()
  const [query] = [questions().shown]
  await control.fault({ kind: 'latency', ms: 400, match: { path: '/products/' }, times: 1 })
  const slow = shopper.mustExecute(query)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await cause(product('ProductChanged', { changedFields: ['name'] }))
  await slow
  await control.clearCalls()
  await shopper.mustExecute(query)
  expect((await control.calls()).filter(({ path }) => path.includes('/products'))).toHaveLength(1)
  await control.heal()
})
