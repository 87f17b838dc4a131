// Maps invalidated cache tags to products of the index by its posting lists: a change of one collection does not look at
// every product. cache/cache-tags.ts
import { type CacheTag, cacheTags } from '../../cache/cache-tags.ts'
import { brandKey } from '../brand-key.ts'
import type { ProductTable } from '../product-table.ts'
import { emptyBits, slotsIn } from '../sets/bits.ts'
import type { Value } from '../sets/dimension.ts'
import { nameKey } from '../sets/dimensions.ts'

const guid = /^[0-9a-f-]{36}$/i

const after = (reference: CacheTag, beginning: string): string | null =>
  reference.startsWith(beginning) ? reference.slice(beginning.length) : null

/** Returns the value whose products show what changed; undefined for a tag that is not about displayed values. */
function shownValue({ values }: ProductTable, tag: CacheTag): Value | undefined {
  const collection = after(tag, cacheTags.inCollection(''))
  if (collection) return values.collections.find(collection)
  const brand = after(tag, cacheTags.byName('brand', ''))
  // Other spellings of the same brand are read again as well.
  if (brand) return values.brands.find(brandKey(brand))
  const ribbon = after(tag, cacheTags.byName('ribbon', ''))
  if (ribbon) return values.ribbons.find(nameKey(ribbon))
  const option = after(tag, cacheTags.byName('option', ''))
  return option ? values.options.find(nameKey(option)) : undefined
}

/** Returns the ids of products that these tags concern: named directly, or showing a changed value. */
export function productsByTag(table: ProductTable, tags: readonly CacheTag[]): string[] {
  const own = tags
    .map((tag) => after(tag, cacheTags.product('')))
    .filter((id): id is string => id !== null && guid.test(id))
  const showing = emptyBits(table.room)
  for (const tag of tags) shownValue(table, tag)?.posting.addTo(showing)
  return [...new Set([...own, ...slotsIn(showing).map((slot) => table.at(slot).id)])]
}
