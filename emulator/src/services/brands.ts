// Brands of catalogue v3, the reads. contract/catalog.md §4.4, §8.
import type { AllCalls, Handlers } from '@vitrine/platform'
import { brandFields } from '../catalog/fields.ts'
import { wireBrandOf } from '../catalog/wire-collection.ts'
import type { CallContext } from '../context.ts'
import { notFound } from '../refuse.ts'
import { runQuery } from '../rules/run-query.ts'

const counted = (fields: readonly string[] | null | undefined) =>
  fields?.includes('ASSIGNED_PRODUCTS_COUNT') ?? false

export const brands: Handlers<AllCalls['brands'], CallContext> = {
  getBrand: ({ brandId, fields }, { state }) => {
    const brand = state.brands.get(brandId.toLowerCase())
    if (!brand) throw notFound('Brand')
    return { brand: wireBrandOf(brand, state, counted(fields)) }
  },

  queryBrands: ({ query, fields }, { state }) => {
    const page = runQuery(state.brands.all(), query, {
      fields: brandFields,
      // Server defaults of this service. contract/catalog.md §4.4.
      pageSize: 100,
      defaultSort: [{ fieldName: 'createdDate', descending: true }],
      alwaysCursor: true,
    })
    return {
      brands: page.items.map((brand) => wireBrandOf(brand, state, counted(fields))),
      pagingMetadata: page.metadata,
    }
  },
}
