// Finds products related to a product: by shared collections, brand, similar names and price.

import { brandKey } from './brand-key.ts'
import type { IndexedProduct } from './catalog-index.ts'
import type { ProductTable } from './product-table.ts'
import { emptyBits, hasBit, keepCommon } from './sets/bits.ts'

/** Limits of compared products: per collection or brand, and with similar names. */
const maxPerGroup = 80
const maxSimilarNames = 100
const weights = { collections: 2, brand: 1, name: 2, price: 1 }

/** Returns the weight of a shared collection: high for a small one, low for one that holds half of the products. */
const rarity = (size: number, all: number) => Math.log(1 + all / Math.max(1, size))

/** Returns the products in stock that share name words, or are nearest in price within a collection or the brand. */
function candidates(table: ProductTable, product: IndexedProduct, alike: Iterable<number>) {
  const buyable = emptyBits(table.room)
  table.values.flags.addTo(buyable, ['inStock'])
  const found = new Set([...alike].filter((slot) => hasBit(buyable, slot)))
  const groups = [
    ...product.collectionIds.map((id) => table.values.collections.find(id)),
    table.values.brands.find(brandKey(product.brand)),
  ].flatMap((value) => (value ? [value.posting] : []))
  for (const posting of groups) {
    const bits = emptyBits(table.room)
    posting.addTo(bits)
    keepCommon(bits, buyable)
    for (const slot of table.orders.price.around(product, bits, maxPerGroup)) found.add(slot)
  }
  return found
}

export function relatedTo(table: ProductTable, id: string, first: number): string[] {
  const own = table.slotOf(id)
  if (own === undefined) return []
  const product = table.at(own)
  const alike = table.text.likeName(product.name)
  const best = alike[0]?.score ?? 1
  const brand = product.brand && brandKey(product.brand)
  const nameScores = new Map(
    alike.slice(0, maxSimilarNames).map(({ slot, score }) => [slot, score / best]),
  )
  const most = product.collectionIds.reduce(
    (sum, collection) => sum + rarityOf(table, collection),
    0,
  )

  function similarity(slot: number): number {
    const other = table.at(slot)
    const shared = other.collectionIds.filter((one) => product.collectionIds.includes(one))
    const sharedWeight = shared.reduce((sum, one) => sum + rarityOf(table, one), 0) / (most || 1)
    const isSameBrand = brand !== '' && brandKey(other.brand) === brand
    const [low, high] = [Math.min(product.price, other.price), Math.max(product.price, other.price)]
    return (
      weights.collections * sharedWeight +
      weights.brand * Number(isSameBrand) +
      weights.name * (nameScores.get(slot) ?? 0) +
      weights.price * (high > 0 ? low / high : 1)
    )
  }

  return [...candidates(table, product, nameScores.keys())]
    .filter((slot) => slot !== own)
    .map((slot) => ({ slot, score: similarity(slot) }))
    .sort((one, other) => other.score - one.score || one.slot - other.slot)
    .slice(0, first)
    .map(({ slot }) => table.at(slot).id)
}

const rarityOf = (table: ProductTable, collection: string): number =>
  rarity(table.values.collections.find(collection)?.posting.size ?? 1, table.size)
