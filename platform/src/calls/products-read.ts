// Products, variants and a collection by its slug, catalog v1. Source: spec §7 "Products (read, v1)",
// docs/contract/catalog.md §3.1 and §4.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, guid, text } from '../shapes.ts'
import { wireCollection } from '../wire/collection.ts'
import { wireMedia } from '../wire/media.ts'
import {
  wireProduct,
  wireProductOption,
  wireSelectedVariant,
  wireStoreVariant,
  wireVariant,
} from '../wire/product.ts'
import { offsetPagingBody, queryBody, stringQueryBody, wirePagingMetadata } from '../wire/query.ts'

const visitor = { actor: 'visitor', evidence: 'spec' } as const
const at = (rest: string) => under('productsRead', rest)
const flag = z.union([z.boolean(), z.stringbool()]).nullish()
const storeVariantId = z
  .string()
  .regex(/^[0-9a-f-]{36}[-.][0-9a-f-]{36}$/i, { error: 'must be <productId>-<variantId>' })

export const productsRead = callTable({
  queryProducts: call({
    ...visitor,
    ...at('/products/query-platformized'),
    method: 'GET',
    query: 'complex',
    postFallback: true,
    alsoPost: true,
    request: body(() => ({ query: queryBody.nullish() })),
    response: answer(() => ({
      products: z.array(wireProduct).default([]),
      metadata: wirePagingMetadata.nullish(),
    })),
  }),
  getProduct: call({
    ...visitor,
    ...at('/products/{id}'),
    method: 'GET',
    request: body(() => ({ id: guid, includeMerchantSpecificData: flag })),
    response: answer(() => ({ product: wireProduct })),
  }),
  getCollectionBySlug: call({
    ...visitor,
    ...at('/collections/slug/{slug}'),
    method: 'GET',
    request: body(() => ({ slug: text(100, 1) })),
    response: answer(() => ({ collection: wireCollection })),
  }),
  getProductOptionsAvailability: call({
    ...visitor,
    ...at('/products/{id}/productOptionsAvailability'),
    method: 'POST',
    repeatable: true,
    request: body(() => ({ id: guid, options: z.record(text(50, 1), text(50, 1)).nullish() })),
    response: answer(() => ({
      selectedVariant: wireSelectedVariant.nullish(),
      media: wireMedia.nullish(),
      productOptions: z.array(wireProductOption).default([]),
      availableForPurchase: z.boolean().nullish(),
      managedProduct: z.boolean().nullish(),
    })),
  }),
  queryProductVariants: call({
    ...visitor,
    ...at('/products/{id}/variants/query'),
    method: 'POST',
    repeatable: true,
    request: body(() => ({
      id: guid,
      choices: z.record(z.string(), z.string()).nullish(),
      variantIds: z.array(guid).nullish(),
      paging: offsetPagingBody.nullish(),
      includeMerchantSpecificData: flag,
    })),
    response: answer(() => ({
      variants: z.array(wireVariant).default([]),
      metadata: answer(() => ({
        items: z.number().nullish(),
        offset: z.number().nullish(),
      })).nullish(),
      totalResults: z.number().nullish(),
    })),
  }),
  queryStoreVariants: call({
    ...visitor,
    ...at('/variants/query'),
    method: 'POST',
    repeatable: true,
    request: body(() => ({
      query: queryBody.nullish(),
      customFields: z.array(z.string()).nullish(),
      includeLocationVariants: flag,
    })),
    response: answer(() => ({
      variants: z.array(wireStoreVariant).default([]),
      metadata: wirePagingMetadata.nullish(),
    })),
  }),
  getStoreVariant: call({
    ...visitor,
    ...at('/variants/{id}'),
    method: 'GET',
    request: body(() => ({ id: storeVariantId })),
    response: answer(() => ({ variant: wireStoreVariant })),
  }),
} satisfies Record<string, Call>)

const stringPage = {
  metadata: answer(() => ({ items: z.number().nullish(), offset: z.number().nullish() })).nullish(),
  totalResults: z.number().nullish(),
}

/**
 * The older string-based dialect of the same reads, and a collection by its id. docs/contract/catalog.md
 * §3.1, §4.2; beyond spec §7.
 */
export const catalogStringQueries = callTable({
  queryProductsByString: call({
    actor: 'visitor',
    evidence: 'assumed',
    ...at('/products/query'),
    method: 'POST',
    repeatable: true,
    request: body(() => ({
      query: stringQueryBody.nullish(),
      includeVariants: flag,
      includeHiddenProducts: flag,
      includeMerchantSpecificData: flag,
    })),
    response: answer(() => ({ products: z.array(wireProduct).default([]), ...stringPage })),
  }),
  getCollectionV1: call({
    actor: 'visitor',
    evidence: 'assumed',
    ...at('/collections/{id}'),
    method: 'GET',
    // The built-in "all products" collection has an id of 35 characters. docs/contract/catalog.md §7.
    request: body(() => ({ id: text(36, 35), includeNumberOfProducts: flag })),
    response: answer(() => ({ collection: wireCollection })),
  }),
  queryCollectionsByString: call({
    actor: 'visitor',
    evidence: 'assumed',
    ...at('/collections/query'),
    method: 'POST',
    repeatable: true,
    request: body(() => ({
      query: stringQueryBody.nullish(),
      includeNumberOfProducts: flag,
      includeDescription: flag,
    })),
    response: answer(() => ({ collections: z.array(wireCollection).default([]), ...stringPage })),
  }),
} satisfies Record<string, Call>)
