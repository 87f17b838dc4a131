// The range of prices of a list, of which a shop that could not read its site does not know the currency yet.
import { expect, test } from 'vitest'
import { createCallBudget } from '../../graphql/call-budget.ts'
import { facetsOf } from './facets.ts'

const facets = {
  ...{ collections: [], brands: [], options: [], types: [], inStock: 1, onSale: 0 },
  price: { min: 12, max: 30 },
}

async function rangeWith(isCurrencyKnown: boolean) {
  const context = {
    budget: createCallBudget(),
    catalogIndex: { query: async () => ({ facets }) },
    config: { store: { weightUnit: 'KG' } },
    storeFacts: { currency: 'USD', isCurrencyKnown },
  }
  const found = { byIndex: { filter: {} }, chosen: {} }
  const all = await facetsOf(found as never, context as never)
  return all.find(({ name }) => name === 'PRICE')?.priceRange
}

test('a range of prices has the currency of the shop, and is left out until that is known', async () => {
  expect(await rangeWith(true)).toMatchObject({ min: { currency: 'USD' } })
  expect(await rangeWith(false)).toBeNull()
})
