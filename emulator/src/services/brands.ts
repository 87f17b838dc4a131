// Implements the reading calls of brands in catalog v3. docs/contract/catalog.md §4.4, §8.
import type { AllCalls, Handlers } from '@vitrine/platform'
import { brandFields } from '../catalog/fields.ts'
import { isCounted, wireBrandOf } from '../catalog/wire-collection.ts'
import { brandWith } from '../catalog/write-brand.ts'
import type { CallContext } from '../context.ts'
import { compileFilter } from '../rules/filter.ts'
import { runQuery } from '../rules/run-query.ts'

export const brands: Handlers<AllCalls['brands'], CallContext> = {
  getBrand: ({ brandId, fields }, { state }) => ({
    brand: wireBrandOf(brandWith(brandId, state), state, isCounted(fields)),
  }),

  queryBrands: ({ query, fields }, { state }) => {
    const page = runQuery(state.brands.all(), query, {
      fields: brandFields,
      // Server defaults of this service. docs/contract/catalog.md §4.4.
      pageSize: 100,
      defaultSort: [{ fieldName: 'createdDate', descending: true }],
      alwaysCursor: true,
    })
    return {
      brands: page.items.map((brand) => wireBrandOf(brand, state, isCounted(fields))),
      pagingMetadata: page.metadata,
    }
  },

  countBrands: ({ filter }, { state }) => {
    const test = compileFilter(filter ?? {}, brandFields, 'filter')
    return { count: state.brands.all().filter(test).length }
  },
}
