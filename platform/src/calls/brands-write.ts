// Writing calls of brands in catalog v3. Source: spec §7 "Brands (v3)", docs/contract/catalog.md §3.4, §8.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, guid } from '../shapes.ts'
import {
  brandBody,
  brandName,
  fieldMaskBody,
  requestedBrandFields as fields,
  newBrandBody,
} from '../wire/brand-write.ts'
import { bulkAnswer, bulkAnswerWithoutItems } from '../wire/bulk.ts'
import { wireBrand } from '../wire/collection.ts'

const owner = { actor: 'elevated', evidence: 'spec', method: 'POST' } as const

const brandAnswer = answer(() => ({ brand: wireBrand }))
const brandResults = bulkAnswer(wireBrand)
const returnEntity = z.boolean().nullish()
const several = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(100)

export const brandsWrite = callTable({
  createBrand: call({
    ...owner,
    ...under('brands'),
    request: body(() => ({ brand: newBrandBody })),
    response: brandAnswer,
  }),
  updateBrand: call({
    ...owner,
    ...under('brands', '/{id}'),
    method: 'PATCH',
    request: body(() => ({
      id: guid,
      brand: brandBody,
      fieldMask: fieldMaskBody.nullish(),
      fields,
    })),
    response: brandAnswer,
  }),
  deleteBrand: call({
    ...owner,
    ...under('brands', '/{brandId}'),
    method: 'DELETE',
    request: body(() => ({ brandId: guid })),
    response: answer(() => ({})),
  }),
  getOrCreateBrand: call({
    ...owner,
    ...under('brands', '/get-or-create'),
    repeatable: true,
    request: body(() => ({ brandName, fields })),
    response: brandAnswer,
  }),
  bulkCreateBrands: call({
    ...owner,
    ...under('brandsBulk', '/create'),
    request: body(() => ({ brands: several(newBrandBody), returnEntity })),
    response: brandResults,
  }),
  bulkUpdateBrands: call({
    ...owner,
    ...under('brandsBulk', '/update'),
    request: body(() => ({
      brands: several(body(() => ({ brand: brandBody, fieldMask: fieldMaskBody.nullish() }))),
      returnEntity,
      fields,
    })),
    response: brandResults,
  }),
  /** Returns every item without an option to leave it out. docs/contract/catalog.md §8. */
  bulkGetOrCreateBrands: call({
    ...owner,
    ...under('brandsBulk', '/get-or-create'),
    repeatable: true,
    request: body(() => ({ brandNames: several(brandName), fields })),
    response: brandResults,
  }),
  bulkDeleteBrands: call({
    ...owner,
    ...under('brandsBulk', '/delete'),
    request: body(() => ({ brandIds: several(guid) })),
    response: bulkAnswerWithoutItems,
  }),
} satisfies Record<string, Call>)
