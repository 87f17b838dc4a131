// Writing calls of products and collections in catalog v1, made with the site's key. Source: spec §7 "Products and
// collections (write, v1)", docs/contract/catalog.md §3.2.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, guid } from '../shapes.ts'
import { bulkAnswerWithoutItems } from '../wire/bulk.ts'
import {
  adjustValueBody,
  choiceMediaBody,
  collectionChangeBody,
  mediaIdsBody,
  newCollectionBody,
  newMediaBody,
  setValueBody,
  variantOverrideBody,
} from '../wire/catalog-write.ts'
import { wireCollection } from '../wire/collection.ts'
import { wireProduct, wireVariant } from '../wire/product.ts'
import { newProductBody, productChangeBody } from '../wire/product-write.ts'

const owner = { actor: 'elevated', evidence: 'spec' } as const
const at = (rest: string) => under('productsWrite', rest)

const byId = body(() => ({ id: guid }))
const productAnswer = answer(() => ({ product: wireProduct }))
const collectionAnswer = answer(() => ({ collection: wireCollection }))
const nothing = answer(() => ({}))
const bulkIds = z.array(guid).min(1).max(100)
/** Idempotent: values are absolute. */
const repeatable = true

/** The products that a call adds to or removes from a collection. */
const inCollection = body(() => ({ id: guid, productIds: z.array(guid).min(1).max(1000) }))

export const productsWrite = callTable({
  createProduct: call({
    ...owner,
    ...at('/products'),
    method: 'POST',
    request: body(() => ({ product: newProductBody })),
    response: productAnswer,
  }),
  updateProduct: call({
    ...owner,
    ...at('/products/{id}'),
    method: 'PATCH',
    request: byId.extend({ product: productChangeBody }),
    response: productAnswer,
  }),
  deleteProduct: call({
    ...owner,
    ...at('/products/{id}'),
    method: 'DELETE',
    request: byId,
    response: nothing,
  }),
  updateProductVariants: call({
    ...owner,
    ...at('/products/{id}/variants'),
    method: 'PATCH',
    request: byId.extend({ variants: z.array(variantOverrideBody).min(1).max(1000) }),
    response: answer(() => ({ variants: z.array(wireVariant).default([]) })),
  }),
  resetAllProductVariantData: call({
    ...owner,
    ...at('/products/{id}/variants/resetToDefault'),
    method: 'POST',
    repeatable,
    request: byId,
    response: nothing,
  }),
  addProductsToCollection: call({
    ...owner,
    ...at('/collections/{id}/productIds'),
    method: 'POST',
    repeatable,
    request: inCollection,
    response: nothing,
  }),
  removeProductsFromCollection: call({
    ...owner,
    ...at('/collections/{id}/productIds/delete'),
    method: 'POST',
    repeatable,
    request: inCollection,
    response: nothing,
  }),
  addProductMedia: call({
    ...owner,
    ...at('/products/{id}/media'),
    method: 'POST',
    request: byId.extend({ media: z.array(newMediaBody).min(1).max(50) }),
    response: nothing,
  }),
  removeProductMedia: call({
    ...owner,
    ...at('/products/{id}/media/delete'),
    method: 'POST',
    repeatable,
    // An empty list removes them all. docs/contract/catalog.md §3.2.
    request: byId.extend({ mediaIds: mediaIdsBody }),
    response: nothing,
  }),
  addProductMediaToChoices: call({
    ...owner,
    ...at('/products/{id}/choices/media'),
    method: 'PATCH',
    repeatable,
    request: byId.extend({ media: z.array(choiceMediaBody).min(1).max(10) }),
    response: nothing,
  }),
  removeProductMediaFromChoices: call({
    ...owner,
    ...at('/products/{id}/choices/media/delete'),
    method: 'POST',
    repeatable,
    // The type requires at least one; by the reference page none clears every choice. docs/contract/catalog.md §10.
    request: byId.extend({ media: z.array(choiceMediaBody).max(10) }),
    response: nothing,
  }),
  deleteProductOptions: call({
    ...owner,
    ...at('/products/{id}/options'),
    method: 'DELETE',
    request: byId,
    response: nothing,
  }),
  removeBrand: call({
    ...owner,
    ...at('/products/{id}/remove-brand'),
    method: 'POST',
    repeatable,
    request: byId,
    response: nothing,
  }),
  removeRibbon: call({
    ...owner,
    ...at('/products/{id}/remove-ribbon'),
    method: 'POST',
    repeatable,
    request: byId,
    response: nothing,
  }),
  // The built-in collection's id is no GUID, so the calls below cannot change it. docs/contract/catalog.md §7.
  createCollection: call({
    ...owner,
    ...at('/collections'),
    method: 'POST',
    request: body(() => ({ collection: newCollectionBody })),
    response: collectionAnswer,
  }),
  updateCollection: call({
    ...owner,
    ...at('/collections/{id}'),
    method: 'PATCH',
    request: byId.extend({ collection: collectionChangeBody }),
    response: collectionAnswer,
  }),
  deleteCollection: call({
    ...owner,
    ...at('/collections/{id}'),
    method: 'DELETE',
    request: byId,
    response: nothing,
  }),
  bulkUpdateProductsProperty: call({
    ...owner,
    ...at('/bulk/products/update'),
    method: 'POST',
    repeatable,
    request: body(() => ({ ids: bulkIds, set: setValueBody })),
    response: bulkAnswerWithoutItems,
  }),
  bulkAdjustProductProperty: call({
    ...owner,
    ...at('/bulk/products/adjust-properties'),
    method: 'POST',
    request: body(() => ({ ids: bulkIds, adjust: adjustValueBody })),
    response: bulkAnswerWithoutItems,
  }),
} satisfies Record<string, Call>)
