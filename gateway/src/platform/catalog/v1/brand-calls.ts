// The calls on brands with requests and responses in the form of this gateway. docs/contract/catalog.md §3.4, §8.
import { allCalls } from '@vitrine/platform'
import { mappedCall, withRequest } from '../../mapped-call.ts'
import { readBulk } from '../../read-bulk.ts'
import {
  type JsonObject,
  listOf,
  mapped,
  mappedOrNull,
  numberOrNull,
  objectOrNull,
  stringOrNull,
} from '../../read-json.ts'
import { readBrand } from './read-collection.ts'
import {
  changeBody,
  changesBody,
  countBody,
  creationBody,
  creationsBody,
  deletionBody,
  deletionsBody,
  nameBody,
  namesBody,
  queryBody,
  readBody,
} from './write-brand.ts'

const nextOf = (metadata: JsonObject | null): string | null =>
  metadata && mappedOrNull(metadata, 'cursors', (cursors) => stringOrNull(cursors, 'next') || null)

const one = (from: JsonObject) => ({ brand: mapped(from, 'brand', readBrand) })
/** `next`: the cursor of the next page; null on the last. */
const page = (from: JsonObject) => ({
  brands: listOf(from, 'brands', readBrand),
  next: nextOf(objectOrNull(from, 'pagingMetadata')),
})
const count = (from: JsonObject) => ({ count: numberOrNull(from, 'count') ?? 0 })
const results = readBulk(readBrand)

const { brands, brandsWrite } = allCalls

/** The services of brands. They are of catalog v3: a hosted site with v1 products refuses them. docs/contract/catalog.md §1 */
export const brandCalls = {
  brands: {
    getBrand: withRequest(mappedCall(brands.getBrand, one), readBody),
    queryBrands: withRequest(mappedCall(brands.queryBrands, page), queryBody),
    countBrands: withRequest(mappedCall(brands.countBrands, count), countBody),
  },
  brandsWrite: {
    createBrand: withRequest(mappedCall(brandsWrite.createBrand, one), creationBody),
    updateBrand: withRequest(mappedCall(brandsWrite.updateBrand, one), changeBody),
    deleteBrand: withRequest(brandsWrite.deleteBrand, deletionBody),
    getOrCreateBrand: withRequest(mappedCall(brandsWrite.getOrCreateBrand, one), nameBody),
    bulkCreateBrands: withRequest(mappedCall(brandsWrite.bulkCreateBrands, results), creationsBody),
    bulkUpdateBrands: withRequest(mappedCall(brandsWrite.bulkUpdateBrands, results), changesBody),
    bulkGetOrCreateBrands: withRequest(
      mappedCall(brandsWrite.bulkGetOrCreateBrands, results),
      namesBody,
    ),
    bulkDeleteBrands: withRequest(
      mappedCall(brandsWrite.bulkDeleteBrands, readBulk()),
      deletionsBody,
    ),
  },
} as const
