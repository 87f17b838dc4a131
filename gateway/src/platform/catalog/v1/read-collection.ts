// Reads collections of catalog v1, and brands, which both generations have in common. docs/contract/catalog.md §7, §8.
import {
  filledText,
  flagOrNull,
  type JsonObject,
  numberOrNull,
  requiredText,
  textOrNull,
} from '../../read-json.ts'
import type { Brand, Collection } from '../collection.ts'
import { readMedia } from './read-media.ts'

export function readCollection(from: JsonObject): Collection {
  const id = requiredText(from, 'id')
  return {
    id,
    name: textOrNull(from, 'name') ?? '',
    slug: textOrNull(from, 'slug') ?? id,
    description: filledText(from, 'description'),
    visible: flagOrNull(from, 'visible') ?? true,
    productCount: numberOrNull(from, 'numberOfProducts'),
    media: readMedia(from),
  }
}

export const readBrand = (from: JsonObject): Brand => ({
  id: requiredText(from, 'id'),
  revision: textOrNull(from, 'revision'),
  name: textOrNull(from, 'name') ?? '',
  createdAt: textOrNull(from, 'createdDate'),
  updatedAt: textOrNull(from, 'updatedDate'),
  productCount: numberOrNull(from, 'assignedProductsCount'),
})
