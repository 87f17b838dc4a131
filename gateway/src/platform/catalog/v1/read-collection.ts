// Reads collections of catalog v1, and brands, which both generations have in common. docs/contract/catalog.md §7, §8.
import {
  booleanOrNull,
  filledString,
  type JsonObject,
  numberOrNull,
  requiredString,
  stringOrNull,
} from '../../read-json.ts'
import type { Brand, Collection } from '../collection.ts'
import { readMedia } from './read-media.ts'

/** Reads a collection: visible where the platform does not say, with its id where it has no slug. Throws `UnexpectedForm`. */
export function readCollection(from: JsonObject): Collection {
  const id = requiredString(from, 'id')
  return {
    id,
    name: stringOrNull(from, 'name') ?? '',
    slug: stringOrNull(from, 'slug') ?? id,
    description: filledString(from, 'description'),
    visible: booleanOrNull(from, 'visible') ?? true,
    productCount: numberOrNull(from, 'numberOfProducts'),
    media: readMedia(from),
  }
}

/** Reads a brand of a response or a change event. Throws `UnexpectedForm` without an id. */
export const readBrand = (from: JsonObject): Brand => ({
  id: requiredString(from, 'id'),
  revision: stringOrNull(from, 'revision'),
  name: stringOrNull(from, 'name') ?? '',
  createdAt: stringOrNull(from, 'createdDate'),
  updatedAt: stringOrNull(from, 'updatedDate'),
  productCount: numberOrNull(from, 'assignedProductsCount'),
})
