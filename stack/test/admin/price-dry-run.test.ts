// Price changes of many products: the dry run predicts every result, and no loss goes unacknowledged.
import { expect, test } from 'vitest'
import { hundredfoldCalls } from '../../src/call-limits.ts'
import type { Shopper } from '../../src/shopper.ts'
import { elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'
import { begin, pricesOf, untilState } from './job-kit.ts'
import { changeVariants, make, sizes, update } from './product-kit.ts'

const stack = useStack({
  ...hundredfoldCalls,
  SIGN_INS_PER_LOGIN: '1000',
  SIGN_INS_PER_ADDRESS: '1000',
  ADDRESS_COST_PER_MINUTE: '0',
  SESSION_COST_PER_MINUTE: '0',
})
const newStaff = () => elevatedStaff(stack().shopUrl)

type Amount = { amount: string }
const dryRun = `query ($input: PriceChangeInput!, $first: Int, $after: String) {
  result: dryRunPrices(input: $input, first: $first, after: $after) {
    total refused counts { risk count }
    items { totalCount pageInfo { hasNextPage endCursor } nodes {
      id name before { amount } after { amount } paidBefore { amount } paidAfter { amount }
      cost { amount } risks problem { code }
      variants { id before { amount } after { amount } paidAfter { amount } risks } } } } }`
type Line = {
  id: string
  name: string
  after: Amount | null
  paidAfter: Amount
  risks: string[]
  problem: { code: string } | null
  variants: { id: string; after: Amount; paidAfter: Amount }[]
}
type Outcome = {
  total: number
  refused: number
  counts: { risk: string; count: number }[]
  items: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; endCursor: string }
    nodes: Line[]
  }
}
const dryRunOf = async (shopper: Shopper, input: object, first = 100, after?: string) =>
  (await queryAdmin<{ result: Outcome }>(shopper, dryRun, { input, first, after })).result

const discounts = [
  undefined,
  { none: true },
  { amount: '12' },
  { amount: '0.99' },
  { percent: '33.33' },
  { percent: '100' },
]

/** Creates products with every kind of discount, each without variants and with variants at other prices. */
async function priced(shopper: Shopper): Promise<string[]> {
  const ids: string[] = []
  for (const [at, discount] of discounts.entries()) {
    const own = { basePrice: '23.45', cost: '4.20', discount }
    ids.push((await make(shopper, { name: `Plain ${at}`, ...own })).id)
    const options = { managesVariants: true, options: [sizes] }
    const { id } = await make(shopper, { name: `Sized ${at}`, ...own, ...options })
    const changes = [
      { variants: { choices: [{ option: 'Size', choice: 'L' }] }, basePrice: '31.07', cost: '9' },
    ]
    await queryAdmin(shopper, changeVariants, { id, changes })
    ids.push(id)
  }
  return ids
}

type Sold = { price: { amount: string }; basePrice: { amount: string } }
type Node = Sold & { id: string; variants: { nodes: (Sold & { id: string })[] } }
async function soldNow(shopper: Shopper, ids: readonly string[]) {
  const list = `query ($ids: [ID!]) { list: managedProducts(first: 100, filter: { ids: $ids }) { nodes {
    id basePrice { amount } price { amount }
    variants(first: 10) { nodes { id basePrice { amount } price { amount } } } } } }`
  const { nodes } = (await queryAdmin<{ list: { nodes: Node[] } }>(shopper, list, { ids })).list
  return new Map(nodes.map((node) => [node.id, node]))
}
const amounts = ({ basePrice, price }: Sold) => [Number(basePrice.amount), Number(price.amount)]

const all = ['SOLD_AT_ZERO', 'BELOW_ZERO', 'BELOW_COST', 'LARGE_CHANGE']

const predictedAmounts = ({ after, paidAfter }: Pick<Line, 'after' | 'paidAfter'>) => [
  Number(after?.amount),
  Number(paidAfter.amount),
]

function expectPredicted(line: Line, node: Node, change: object) {
  expect([line.name, change, ...amounts(node)]).toEqual([
    line.name,
    change,
    ...predictedAmounts(line),
  ])
  for (const variant of line.variants) {
    const own = node.variants.nodes.find((one) => one.id === variant.id)
    expect(own && amounts(own)).toEqual(predictedAmounts(variant))
  }
}

test('S91 the dry run predicts every item, including discounts and variants', async () => {
  const shopper = await newStaff()
  const changes = [
    { adjust: { basePrice: { percentage: { percent: '-95' } } } },
    { adjust: { basePrice: { percentage: { percent: '17' } } } },
    { adjust: { basePrice: { percentage: { percent: '-33', roundToInteger: true } } } },
    { adjust: { basePrice: { amount: '-11.45' } } },
    { adjust: { basePrice: { amount: '-23.45' } } },
    { set: { basePrice: '0' } },
    { set: { basePrice: '12' } },
  ]
  for (const change of changes) {
    const ids = await priced(shopper)
    const part = { ids, ...change }
    const work = 'set' in change ? { setProperty: part } : { adjustProperty: part }
    const predicted = await dryRunOf(shopper, { work })
    expect([predicted.total, predicted.items.totalCount]).toEqual([ids.length, ids.length])
    const { job } = await begin(shopper, { work, acknowledge: all })
    const done = await untilState(shopper, job?.id, 'DONE')
    expect(done.failed).toBe(predicted.refused)
    const now = await soldNow(shopper, ids)
    for (const line of predicted.items.nodes) {
      const node = now.get(line.id)
      if (!line.problem && node) expectPredicted(line, node, change)
    }
  }
}, 60_000)

test('S91 every item at zero, below zero, below cost or with a large change is listed and counted', async () => {
  const shopper = await newStaff()
  const named = async (name: string, more: object) => (await make(shopper, { name, ...more })).id
  const ids = [
    await named('Fine', { basePrice: '100', cost: '1' }),
    await named('At zero', { basePrice: '24', discount: { amount: '12' } }),
    await named('Below zero', { basePrice: '20', discount: { amount: '12' } }),
    await named('Below cost', { basePrice: '100', cost: '51' }),
  ]
  const work = {
    adjustProperty: { ids, adjust: { basePrice: { percentage: { percent: '-50' } } } },
  }
  const predicted = await dryRunOf(shopper, { work })
  const risks = Object.fromEntries(predicted.items.nodes.map((line) => [line.name, line.risks]))
  expect(risks).toEqual({
    Fine: [],
    'At zero': ['SOLD_AT_ZERO', 'LARGE_CHANGE'],
    'Below zero': ['BELOW_ZERO', 'LARGE_CHANGE'],
    'Below cost': ['BELOW_COST'],
  })
  expect(predicted.counts).toEqual([
    { risk: 'SOLD_AT_ZERO', count: 1 },
    { risk: 'BELOW_ZERO', count: 1 },
    { risk: 'BELOW_COST', count: 1 },
    { risk: 'LARGE_CHANGE', count: 2 },
  ])
  // Items with risks come first, a page at a time.
  expect(predicted.items.nodes.at(-1)?.name).toBe('Fine')
  const half = { work, limitPercent: 49 }
  const page = await dryRunOf(shopper, half, 3)
  expect(page.items.pageInfo.hasNextPage).toBe(true)
  const rest = await dryRunOf(shopper, half, 3, page.items.pageInfo.endCursor)
  expect(rest.items.nodes).toHaveLength(1)
  expect(page.counts.at(-1)).toEqual({ risk: 'LARGE_CHANGE', count: 4 })
})

test('S91 nothing is sent without an acknowledgment of each risk', async () => {
  const shopper = await newStaff()
  const discount = { amount: '12' }
  const { id } = await make(shopper, { name: 'Given away', basePrice: '23.40', discount })
  const ids = [id]
  const control = controlOf(stack().platformUrl)
  await control.clearCalls()
  const adjust = { basePrice: { percentage: { percent: '-95' } } }
  const change = { work: { adjustProperty: { ids, adjust } } }
  const refused = await begin(shopper, change)
  expect(refused).toMatchObject({
    job: null,
    problems: [
      { code: 'ACKNOWLEDGMENT_REQUIRED', field: 'acknowledge' },
      { code: 'ACKNOWLEDGMENT_REQUIRED', field: 'acknowledge' },
    ],
  })
  const messages = refused.problems.map((one) => (one as { message?: string }).message)
  expect(messages[0]).toContain('below zero')
  expect(messages[1]).toContain('50 %')
  const half = await begin(shopper, { ...change, acknowledge: ['LARGE_CHANGE'] })
  expect(half).toMatchObject({ job: null, problems: [{ code: 'ACKNOWLEDGMENT_REQUIRED' }] })
  const direct = `mutation ($ids: [ID!]!, $adjust: AdjustProductPropertyInput!, $acknowledge: [PriceRisk!]) {
    result: bulkAdjustProductProperty(input: { ids: $ids, adjust: $adjust, acknowledge: $acknowledge }) {
      totalSuccesses problems { code field } } }`
  expect(await queryAdmin(shopper, direct, { ids, adjust })).toMatchObject({
    result: { problems: [{ code: 'ACKNOWLEDGMENT_REQUIRED', field: 'acknowledge' }, {}] },
  })
  const set = `mutation ($ids: [ID!]!) { result: bulkSetProductProperty(input: { ids: $ids, set: { basePrice: "12" } }) {
    totalSuccesses problems { code field } } }`
  expect(await queryAdmin(shopper, set, { ids })).toMatchObject({
    result: { problems: [{ code: 'ACKNOWLEDGMENT_REQUIRED' }, {}] },
  })
  const writes = (await control.calls()).filter(({ path }) => path.includes('/v1/bulk/products'))
  expect(writes).toEqual([])
  const { job } = await begin(shopper, { ...change, acknowledge: ['BELOW_ZERO', 'LARGE_CHANGE'] })
  expect(await untilState(shopper, job?.id, 'DONE')).toMatchObject({ succeeded: 1 })
})

test('S91 a risk that arises while a job runs refuses only that product', async () => {
  const shopper = await newStaff()
  const ids: string[] = []
  for (let at = 0; at < 101; at += 1) {
    ids.push((await make(shopper, { name: `Later ${at}`, basePrice: '20' })).id)
  }
  const control = controlOf(stack().platformUrl)
  const path = '/stores/v1/bulk/products/adjust-properties'
  await control.fault({ match: { path }, kind: 'latency', ms: 400 })
  const adjust = { basePrice: { percentage: { percent: '-10' } } }
  const { job } = await begin(shopper, { work: { adjustProperty: { ids, adjust } } })
  // The last product is in the second batch; meanwhile it gets a discount.
  const input = { discount: { amount: '18' } }
  await queryAdmin(shopper, update, { input: { id: ids[100], ...input } })
  const done = await untilState(shopper, job?.id, 'DONE')
  await control.heal()
  expect(done).toMatchObject({ succeeded: 100, failed: 1 })
  expect(done.failures.nodes).toMatchObject([
    { id: ids[100], problem: { code: 'ACKNOWLEDGMENT_REQUIRED' } },
  ])
  expect(await pricesOf(shopper, ids.slice(99))).toEqual([18, 20])
}, 60_000)

test('an invalid price change is refused at its argument', async () => {
  const shopper = await newStaff()
  const refusalOf = async (input: object) => {
    const { errors } = await executeAdmin(shopper, dryRun, { input, first: 10 })
    const { code, field } = errors?.[0]?.extensions ?? {}
    return [code, field]
  }
  const id = '00000000-0000-4000-8000-000000000001'
  const adjust = { basePrice: { amount: '0.001' } }
  expect(await refusalOf({ work: { adjustProperty: { ids: [id], adjust } } })).toEqual([
    'BAD_USER_INPUT',
    'work.adjustProperty.adjust.basePrice.amount',
  ])
  expect(await refusalOf({ work: { setProperty: { ids: [], set: { basePrice: '1' } } } })).toEqual([
    'BAD_USER_INPUT',
    'work.setProperty.ids',
  ])
  const work = { setProperty: { ids: [id], set: { basePrice: '1' } } }
  expect(await refusalOf({ work, limitPercent: 1001 })).toEqual(['BAD_USER_INPUT', 'limitPercent'])
})

test('a free product has a loss and no margin', async () => {
  const shopper = await newStaff()
  const discount = { amount: '60' }
  const { id } = await make(shopper, { name: 'Free', basePrice: '60', cost: '40', discount })
  const read = `{ managedProduct(id: "${id}") { costAndProfit { profit { amount } margin } } }`
  expect(await queryAdmin(shopper, read)).toEqual({
    managedProduct: { costAndProfit: { profit: { amount: '-40.00' }, margin: null } },
  })
})
