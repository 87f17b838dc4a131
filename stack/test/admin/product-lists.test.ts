// Lists of products as staff read them, and bulk changes.

import { createHash } from 'node:crypto'
import { allProductsCollectionId } from '@vitrine/platform'
import { expect, test } from 'vitest'
import { bearer, createShopper, elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'
import { callsOf, changeVariants, make, problems, type Result, sizes } from './product-kit.ts'

const key = 'books-key'
const hash = createHash('sha256').update(key).digest('hex')
const stack = useStack({
  SIGN_INS_PER_LOGIN: '1000',
  SIGN_INS_PER_ADDRESS: '1000',
  APP_KEYS: `books:${hash}:catalog:read`,
})
const newStaff = () => elevatedStaff(stack().shopUrl)
const control = () => controlOf(stack().platformUrl)

test('a bulk change tries each product on its own, as the preview predicted', async () => {
  const shopper = await newStaff()
  const cheap = await make(shopper, { name: 'Cheap', basePrice: '3.35', cost: '1' })
  const expensive = await make(shopper, {
    name: 'Dear',
    basePrice: '100',
    managesVariants: true,
    options: [sizes],
  })
  const changes = [
    { variants: { choices: [{ option: 'Size', choice: 'L' }] }, basePrice: '110.10' },
  ]
  await queryAdmin(shopper, changeVariants, { id: expensive.id, changes })
  const ids = [cheap.id, expensive.id]
  const items = `items { index id success problems { code } } totalSuccesses totalFailures ${problems}`
  const adjust = `mutation ($ids: [ID!]!, $adjust: AdjustProductPropertyInput!, $acknowledge: [PriceRisk!]) {
    result: bulkAdjustProductProperty(input: { ids: $ids, adjust: $adjust, acknowledge: $acknowledge }) { ${items} } }`
  const preview = `query ($ids: [ID!]!, $adjust: AdjustProductPropertyInput!) {
    dryRun: dryRunPrices(input: { work: { adjustProperty: { ids: $ids, adjust: $adjust } } }, first: 2) {
      items { nodes { id before { amount } after { amount } problem { code }
        variants { before { amount } after { amount } } } } } }`
  const read = `query ($ids: [ID!]!) { list: managedProducts(filter: { ids: $ids }, sort: { field: NAME }) {
    nodes { basePrice { amount } variants { nodes { basePrice { amount } } } } } }`
  type List = {
    list: {
      nodes: {
        basePrice: { amount: string }
        variants: { nodes: { basePrice: { amount: string } }[] }
      }[]
    }
  }
  type After = { after: { amount: string } }
  type Preview = {
    dryRun: {
      items: { nodes: (After & { id: string; variants: After[]; problem: object | null })[] }
    }
  }
  // Those with a risk come first.
  const predict = async (given: object) => {
    const { dryRun } = await queryAdmin<Preview>(shopper, preview, { ids, adjust: given })
    return ids.flatMap((id) => dryRun.items.nodes.filter((node) => node.id === id))
  }
  const rules = [
    { percentage: { percent: '15' } },
    { percentage: { percent: '-7', roundToInteger: true } },
    { amount: '0.99' },
  ]
  for (const basePrice of rules) {
    const predicted = await predict({ basePrice })
    const done = await queryAdmin(shopper, adjust, { ids, adjust: { basePrice } })
    expect(done).toMatchObject({ result: { totalSuccesses: 2, totalFailures: 0, problems: [] } })
    const { list } = await queryAdmin<List>(shopper, read, { ids })
    expect(list.nodes.map((node) => Number(node.basePrice.amount))).toEqual(
      predicted.map(({ after }) => Number(after.amount)),
    )
    expect(list.nodes[1]?.variants.nodes.map((node) => Number(node.basePrice.amount))).toEqual(
      predicted[1]?.variants.map(({ after }) => Number(after.amount)),
    )
  }
  const down = { basePrice: { amount: '-50' } }
  expect(await predict(down)).toMatchObject([
    { problem: { code: 'OUT_OF_RANGE' } },
    { problem: null },
  ])
  const acknowledge = ['BELOW_ZERO', 'BELOW_COST', 'LARGE_CHANGE']
  expect(await queryAdmin(shopper, adjust, { ids, adjust: down, acknowledge })).toMatchObject({
    result: {
      items: [
        { index: 0, id: cheap.id, success: false, problems: [{ code: 'OUT_OF_RANGE' }] },
        { index: 1, success: true, problems: [] },
      ],
      totalFailures: 1,
    },
  })
  const set = `mutation ($ids: [ID!]!, $set: SetProductPropertyInput!) {
    result: bulkSetProductProperty(input: { ids: $ids, set: $set }) { ${items} } }`
  expect(await queryAdmin(shopper, set, { ids, set: { ribbon: 'Sale' } })).toMatchObject({
    result: { totalSuccesses: 2 },
  })
  const calls = await callsOf(control(), async () => {
    const refusalsOf = async (query: string, variables: object) =>
      (await queryAdmin<Result>(shopper, query, variables)).result.problems.map(
        ({ code, field }) => `${code} ${field}`,
      )
    for (const none of [{}, { basePrice: '1', cost: '1' }, { basePrice: null }]) {
      const { status, errors } = await executeAdmin(shopper, set, { ids, set: none })
      expect([status, errors?.[0]?.extensions?.field]).toEqual([422, 'set'])
    }
    expect(await refusalsOf(set, { ids, set: { weight: { value: '1.005', unit: 'KG' } } })).toEqual(
      ['INVALID_FORMAT set.weight.value'],
    )
    const heavy = { weight: { amount: { value: '2000000000', unit: 'KG' } } }
    expect(await refusalsOf(adjust, { ids, adjust: heavy })).toEqual([
      'OUT_OF_RANGE adjust.weight.amount.value',
    ])
    expect(
      await refusalsOf(adjust, { ids, adjust: { basePrice: { percentage: { percent: '1001' } } } }),
    ).toEqual(['OUT_OF_RANGE adjust.basePrice.percentage.percent'])
    expect(
      await refusalsOf(adjust, { ids, adjust: { basePrice: { percentage: { percent: '2.5' } } } }),
    ).toEqual(['INVALID_FORMAT adjust.basePrice.percentage.percent'])
    const tooMany = Array.from({ length: 101 }, () => crypto.randomUUID())
    expect(await refusalsOf(set, { ids: tooMany, set: { basePrice: '1' } })).toEqual([
      'INVALID_SIZE ids',
    ])
  })
  expect(calls).toEqual([])
})

test('a page is one platform call, whatever its selection', async () => {
  const shopper = await newStaff()
  const fields = `totalCount nodes { id name visible brandName media { id }
    costAndProfit { cost { amount } margin } costRange { min { amount } }
    variants { nodes { sku costAndProfit { cost { amount } } } } }`
  const list = `query ($filter: ManagedProductFilter, $sort: ManagedProductSort, $page: Int) {
    list: managedProducts(first: 5, page: $page, filter: $filter, sort: $sort) { ${fields} } }`
  const byString = ['POST /stores-reader/v1/products/query']
  type List = {
    list: {
      totalCount: number
      nodes: {
        id: string
        name: string
        brandName: string | null
        costAndProfit: { margin: string; cost: { amount: string } }
      }[]
    }
  }
  const filters: object[] = [
    { search: 'a', basePrice: { min: '1.50', max: '80' }, visible: true },
    { types: ['PHYSICAL'], inventoryStatuses: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] },
    { collections: [allProductsCollectionId], updatedSince: '2000-01-01T00:00:00Z' },
  ]
  for (const filter of filters) {
    const calls = await callsOf(control(), async () => {
      const { list: found } = await queryAdmin<List>(shopper, list, {
        filter,
        sort: { field: 'BASE_PRICE', order: 'DESC' },
      })
      expect(found.nodes).toHaveLength(5)
      expect(found.nodes[0]?.costAndProfit.cost.amount).toBeDefined()
      // Filters of the platform and of the index return the same list.
      const same = await queryAdmin<List>(shopper, list, {
        filter,
        sort: { field: 'BRAND', order: 'ASC' },
      })
      expect(same.list.totalCount).toBe(found.totalCount)
    })
    expect(calls[0]).toBe(byString[0])
  }
  const ids = await queryAdmin<List>(shopper, list, {
    filter: { collections: ['00000000-000000-000000-000000000001'], brands: ['ostra'] },
  })
  expect(ids.list.totalCount).toBeGreaterThan(0)
  expect(
    await callsOf(control(), async () => {
      const filter = { collections: ['kitchen'] }
      const { list: found } = await queryAdmin<List>(shopper, list, { filter })
      expect(found.totalCount).toBeGreaterThan(0)
      const one = { collections: ['kitchen', 'no-such-slug'], onSale: false, withoutBrand: false }
      const all = await queryAdmin<List>(shopper, list, { filter: { ...one, onSale: null } })
      expect(all.list.totalCount).toBe(found.totalCount)
    }),
  ).toEqual([
    'GET /stores-reader/v2/collections/slug/kitchen',
    ...byString,
    'GET /stores-reader/v2/collections/slug/kitchen',
    'GET /stores-reader/v2/collections/slug/no-such-slug',
    ...byString,
  ])
  expect(
    await callsOf(control(), async () => {
      const unknown = await queryAdmin<List>(shopper, list, {
        filter: { collections: ['no-such-slug'] },
      })
      expect(unknown.list).toMatchObject({ totalCount: 0, nodes: [] })
      const slugs = Array.from({ length: 9 }, (_, at) => `slug-${at}`)
      const many = await executeAdmin(shopper, list, { filter: { collections: slugs } })
      expect(many.errors?.[0]?.extensions).toMatchObject({ field: 'filter.collections' })
    }),
  ).toEqual(['GET /stores-reader/v2/collections/slug/no-such-slug'])
  // The list is cached now: from here on each page is one call.
  const indexFilters: object[] = [
    { brands: ['Ostra'] },
    { brands: ['ostra', 'pell-ash'], withoutBrand: false },
    { onSale: true },
    { withoutCollection: false, search: 'a' },
    { marginBelow: '0.5' },
  ]
  for (const filter of indexFilters) {
    expect(
      await callsOf(control(), async () => {
        const { list: found } = await queryAdmin<List>(shopper, list, { filter })
        expect(found.totalCount).toBeGreaterThan(0)
      }),
    ).toEqual(byString)
  }
  const { list: cheap } = await queryAdmin<List>(shopper, list, {
    filter: { brands: ['Ostra'] },
    sort: { field: 'MARGIN', order: 'ASC' },
  })
  expect(cheap.nodes.every(({ brandName }) => brandName === 'Ostra')).toBe(true)
  const margins = cheap.nodes.map((node) => Number(node.costAndProfit.margin))
  expect(margins).toEqual(margins.toSorted((a, b) => a - b))
  const broken = await executeAdmin(shopper, list, { filter: { search: 'x'.repeat(81) } })
  expect(broken.errors?.[0]?.extensions).toMatchObject({ field: 'filter.search' })
  const none = await executeAdmin(shopper, '{ managedProduct(id: "no-guid") { id } }')
  expect(none.extensions).toMatchObject({
    problems: [{ code: 'INVALID_FORMAT', field: 'id', path: ['managedProduct'] }],
  })
})

test('the counts of the dashboard match the lists behind them', async () => {
  const shopper = await newStaff()
  await make(shopper, { name: 'Free of charge', basePrice: '0', cost: '1' })
  type Counts = { catalogHealth: Record<string, number> }
  const read = `{ catalogHealth { productCount hidden soldOut partlySoldOut withoutPicture priceZero
    withoutCollection negativeMargin discounted collectionCount brandCount pendingMemberCount capped } }`
  const { catalogHealth: counts } = await queryAdmin<Counts>(shopper, read)
  const behind = {
    productCount: '',
    hidden: 'filter: { visible: false }',
    soldOut: 'filter: { inventoryStatuses: [OUT_OF_STOCK] }',
    withoutPicture: 'filter: { withoutPicture: true }',
    priceZero: 'filter: { priceZero: true }',
    withoutCollection: 'filter: { withoutCollection: true }',
    negativeMargin: 'filter: { marginBelow: "0" }',
    discounted: 'filter: { onSale: true }',
  }
  for (const [name, filter] of Object.entries(behind)) {
    const list = `{ managedProducts(first: 1${filter && `, ${filter}`}) { totalCount } }`
    expect([name, await queryAdmin(shopper, list)]).toEqual([
      name,
      { managedProducts: { totalCount: counts[name] } },
    ])
  }
  expect(counts.priceZero).toBe(1)
  expect(counts.negativeMargin).toBeGreaterThan(0)
  expect(counts.pendingMemberCount).toBeGreaterThan(0)
})

test('an app with the scope reads costs in the shop’s list with one more call', async () => {
  const app = createShopper(stack().shopUrl)
  type List = {
    products: { nodes: { costAndProfit: { cost: { amount: string } } | null }[] }
  }
  const read = `{ products(first: 5) { nodes { id costAndProfit { cost { amount } }
    variants(first: 2) { nodes { costAndProfit { cost { amount } } } } } } }`
  await app.query(
    '{ products(first: 5) { nodes { id variants(first: 2) { nodes { id } } } } }',
    {},
    bearer(key),
  )
  const calls = await callsOf(control(), async () => {
    const { products } = await app.query<List>(read, {}, bearer(key))
    expect(products.nodes.map((node) => Boolean(node.costAndProfit))).toEqual(Array(5).fill(true))
  })
  expect(calls.filter((call) => call === 'POST /stores-reader/v1/products/query')).toHaveLength(1)
  // Its other rights are limited to reading.
  const write =
    'mutation { deleteProduct(input: { id: "00000000-0000-4000-8000-000000000000" }) { deletedId } }'
  const refused = await app.execute(write, {}, bearer(key))
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})
