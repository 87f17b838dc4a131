// What results do to the normalized cache beyond the fields they contain. Lists keep their order.
import type { Cache, Store, UpdateResolver } from '@urql/exchange-graphcache'
import { unmask } from '../__generated__/fragment-masking.ts'
import type {
  LiveProductsQuery,
  LiveProductsQueryVariables,
  LiveShopSubscription,
  ProductAvailabilityQuery,
  ProductPrice_ProductFragment,
} from '../__generated__/graphql.ts'
import { changedProducts } from '../lib/shown-products.ts'
import { LiveShop_product, shopDocument } from './documents.ts'
import { announceChange, missedProducts } from './products.ts'

type Gone = Pick<ProductPrice_ProductFragment, '__typename' | 'id' | 'visible' | 'stock'>

const entityOf = (id: string) => ({ __typename: 'Product' as const, id })

/** Marks a product as hidden and out of stock: it stays on the page and cannot be bought. */
function writeGone(cache: Cache, id: string): void {
  const stock = { __typename: 'Stock' as const, inStock: false, quantity: 0, tracked: true }
  const gone: Gone = { ...entityOf(id), visible: false, stock }
  // The interface lacks the last parameter, by which a fragment of a document is chosen.
  const store = cache as Store
  store.writeFragment<Gone>(shopDocument, gone, {}, 'ProductPrice_product')
}

/** Serializes the arguments of `availability` with their names in one order, as the cache sorts them. */
const serialized = (choices: object | null): string =>
  JSON.stringify(choices, ['choices', 'option', 'choice'])

/**
 * Price and stock of each combination of choices are in no event and in no list: those on screen are fetched again, the
 * others once they are. `current`: arguments of the combination that was just fetched.
 */
function invalidateChoices(cache: Cache, id: string, current?: object): void {
  const fresh = current && serialized(current)
  for (const { fieldName, arguments: choices } of cache.inspectFields(entityOf(id))) {
    if (fieldName !== 'availability' || serialized(choices) === fresh) continue
    cache.invalidate(entityOf(id), fieldName, choices)
  }
}

/** The fields of the product are written by graphcache itself. */
const shopChanged: UpdateResolver<LiveShopSubscription> = ({ shopChanged }, _, cache) => {
  if (shopChanged.__typename !== 'ProductChange') return
  const { productId: id, product } = unmask(LiveShop_product, shopChanged)
  changedProducts.add(id)
  announceChange(id)
  if (!product) return writeGone(cache, id)
  invalidateChoices(cache, id)
  // It may have been hidden when it was last fetched.
  cache.link('Query', 'product', { id }, entityOf(id))
}

/** A product that is not found by its id any more is gone. */
const product: UpdateResolver<ProductAvailabilityQuery, { id?: string }> = (
  { product },
  { id },
  cache,
  { error, variables: { choices } },
) => {
  if (!id || error) return
  if (!product) return writeGone(cache, id)
  if (missedProducts.delete(id)) invalidateChoices(cache, id, { choices })
}

const products: UpdateResolver<LiveProductsQuery, { filter?: LiveProductsQueryVariables }> = (
  { products },
  { filter },
  cache,
  { error },
) => {
  if (!products || error) return
  const found = new Set(products.nodes.map(({ id }) => id))
  for (const id of [filter?.ids ?? []].flat()) {
    if (!found.has(id)) writeGone(cache, id)
    if (missedProducts.delete(id)) invalidateChoices(cache, id)
  }
}

export const updates = { Subscription: { shopChanged }, Query: { product, products } }
