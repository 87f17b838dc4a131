// Variants that are free or sold at a loss: the product list marks them, its filters find them, the dashboard counts
// them.
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { elevatedStaff, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'
import { callsOf, changeVariants, make, sizes } from './product-kit.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const newStaff = () => elevatedStaff(stack().shopUrl)

type Counts = { catalogHealth: { priceZero: number; negativeMargin: number } }
type List = {
  list: { totalCount: number; nodes: { id: string; lowestSale: Record<string, unknown> }[] }
}
const counts = '{ catalogHealth { priceZero negativeMargin } }'
const list = `query ($filter: ManagedProductFilter) {
  list: managedProducts(first: 50, filter: $filter) {
    totalCount
    nodes { id lowestSale { paid { amount formatted } margin atLoss } }
  } }`
const inSizes = { managesVariants: true, options: [sizes] }
const small = [{ option: 'Size', choice: 'Small' }]
const large = [{ option: 'Size', choice: 'L' }]

test('variants that are free or sold at a loss are marked, found and counted; hidden ones are not', async () => {
  const shopper = await newStaff()
  const { catalogHealth: before } = await queryAdmin<Counts>(shopper, counts)
  const product = async (name: string, changes: object[], more: object = {}) => {
    const created = await make(shopper, { name, basePrice: '20', cost: '5', ...inSizes, ...more })
    await queryAdmin(shopper, changeVariants, { id: created.id, changes })
    return created.id
  }
  const free = await product('Free in S', [{ variants: { choices: small }, basePrice: '0' }])
  const loss = await product('Loss in L', [
    { variants: { choices: large }, basePrice: '4', cost: '9' },
  ])
  const hidden = await product('Free where hidden', [
    { variants: { choices: small }, basePrice: '0', visible: false },
  ])
  const discount = { percent: '100' }
  const { id: givenAway } = await make(shopper, { name: 'All off', basePrice: '20', discount })
  const lowered = await product(
    'Loss by its discount',
    [{ variants: { choices: small }, basePrice: '10' }],
    {
      discount: { amount: '6' },
    },
  )
  const created = [free, loss, hidden, givenAway, lowered]

  const readList = async () => {
    const { list: all } = await queryAdmin<List>(shopper, list, { filter: { ids: created } })
    const byId = new Map(all.nodes.map((node) => [node.id, node.lowestSale]))
    expect(created.map((id) => byId.get(id))).toEqual([
      { paid: { amount: '0.00', formatted: '$0.00' }, margin: null, atLoss: true },
      { paid: { amount: '4.00', formatted: '$4.00' }, margin: '-1.25', atLoss: true },
      { paid: { amount: '20.00', formatted: '$20.00' }, margin: '0.75', atLoss: false },
      { paid: { amount: '0.00', formatted: '$0.00' }, margin: null, atLoss: false },
      { paid: { amount: '4.00', formatted: '$4.00' }, margin: '-0.25', atLoss: true },
    ])
  }
  // The catalog index reads new products a moment after they are made.
  const control = controlOf(stack().platformUrl)
  await expect.poll(() => callsOf(control, () => setTimeout(500)), { timeout: 10_000 }).toEqual([])
  expect(await callsOf(control, readList)).toHaveLength(1)

  const found = async (filter: object) => {
    const { list: some } = await queryAdmin<List>(shopper, list, { filter })
    return created.filter((id) => some.nodes.some((node) => node.id === id))
  }
  expect(await found({ priceZero: true })).toEqual([free, givenAway])
  expect(await found({ marginBelow: '0' })).toEqual([free, loss, lowered])

  const { catalogHealth: after } = await queryAdmin<Counts>(shopper, counts)
  expect(after.priceZero - before.priceZero).toBe(2)
  expect(after.negativeMargin - before.negativeMargin).toBe(3)
})
