import type { Brand } from '../../platform/catalog/collection.ts'
import { brandKey } from '../../search/brand-key.ts'

/** Begins the id of a brand without a record, so that it is never mistaken for the id of a record. */
const mark = 'slug:'

/**
 * Returns a brand that has only a name: on products a brand is free text (docs/contract/catalog.md §8), and renamed or
 * deleted brands leave their name. Its id contains its slug, by which it is read again.
 */
export const brandFromName = (name: string): Brand => ({
  id: `${mark}${brandKey(name)}`,
  name,
  revision: null,
  createdAt: null,
  updatedAt: null,
  productCount: null,
})

/** Returns the slug in the id of a brand without a record; null for the id of a record. */
export const slugInId = (id: string): string | null =>
  id.startsWith(mark) ? id.slice(mark.length) : null
