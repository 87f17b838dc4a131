// Products like one product: from the same corner of the shop, of the same maker, named alike, near in price.
import { emptyBits, hasBit, keepCommon } from './bits.ts'
import { brandKey } from './brand-key.ts'
import type { IndexedProduct } from './catalogue-index.ts'
import type { ProductTable } from './product-table.ts'

/** Products of one collection or maker that are compared, and that are named alike. */
const mostOfCorner = 80
const mostAlike = 100
const weights = { collections: 2, brand: 1, name: 2, price: 1 }

/** How much a shared collection says: a small one much, one that holds half of the shop little. */
const rarity = (size: number, all: number) => Math.log(1 + all / Math.max(1, size))

/** What can be bought and has anything in common: named alike, or the nearest in price of each corner. */
function candidates(table: ProductTable, product: IndexedProduct, alike: Iterable<number>) {
  const buyable = emptyBits(table.room)
  table.values.flags.addTo(buyable, ['inStock'])
  const found = new Set([...alike].filter((slot) => hasBit(buyable, slot)))
  const corners = [
    ...product.collectionIds.map((id) => table.values.collections.find(id)),
    table.values.brands.find(brandKey(product.brand)),
  ].flatMap((value) => (value ? [value.posting] : []))
  for (const posting of corners) {
    const bits = emptyBits(table.room)
    posting.addTo(bits)
    keepCommon(bits, buyable)
    for (const slot of table.orders.price.around(product, bits, mostOfCorner)) found.add(slot)
  }
  return found
}

export function relatedTo(table: ProductTable, id: string, first: number): string[] {
  const own = table.slotOf(id)
  if (own === undefined) return []
  const product = table.at(own)
  const alike = table.text.likeName(product.name)
  const best = alike[0]?.score ?? 1
  const maker = product.brand && brandKey(product.brand)
  const nameScores = new Map(
    alike.slice(0, mostAlike).map(({ slot, score }) => [slot, score / best]),
  )
  const most = product.collectionIds.reduce(
    (sum, collection) => sum + rarityOf(table, collection),
    0,
  )

  function likeness(slot: number): number {
    const other = table.at(slot)
    const shared = other.collectionIds.filter((one) => product.collectionIds.includes(one))
    const corner = shared.reduce((sum, one) => sum + rarityOf(table, one), 0) / (most || 1)
    const isOfMaker = maker !== '' && brandKey(other.brand) === maker
    const [low, high] = [Math.min(product.price, other.price), Math.max(product.price, other.price)]
    return (
      weights.collections * corner +
      weights.brand * Number(isOfMaker) +
      weights.name * (nameScores.get(slot) ?? 0) +
      weights.price * (high > 0 ? low / high : 1)
    )
  }

  return [...candidates(table, product, nameScores.keys())]
    .filter((slot) => slot !== own)
    .map((slot) => ({ slot, score: likeness(slot) }))
    .sort((one, other) => other.score - one.score || one.slot - other.slot)
    .slice(0, first)
    .map(({ slot }) => table.at(slot).id)
}

const rarityOf = (table: ProductTable, collection: string): number =>
  rarity(table.values.collections.find(collection)?.posting.size ?? 1, table.size)
