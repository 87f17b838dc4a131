import type { BrandField, WireBrand, WireCollection } from '@vitrine/platform'
import type { StoredBrand, StoredCollection } from '../rows/catalog-rows.ts'
import type { Site } from '../site.ts'
import type { State } from '../state/state.ts'
import { wireMediaOf } from './picture.ts'

/**
 * Converts a collection to its wire type; counts the products that a visitor can see.
 * docs/contract/catalog.md §7.
 */
export function wireCollectionOf(
  collection: StoredCollection,
  state: State,
  site: Site,
): WireCollection {
  const { picture, ...fields } = collection
  return {
    ...fields,
    media: wireMediaOf(picture ? [picture] : [], site.url),
    numberOfProducts: visibleProducts(state).filter((product) =>
      product.collectionIds.includes(collection.id),
    ).length,
  }
}

/** Whether the response includes the number of products of a brand. */
export const isCounted = (fields: readonly BrandField[] | null | undefined): boolean =>
  fields?.includes('ASSIGNED_PRODUCTS_COUNT') ?? false

/**
 * Converts a brand to its wire type; counts the products whose text equals its name [assumed].
 * docs/contract/catalog.md §8.
 */
export function wireBrandOf(brand: StoredBrand, state: State, counted: boolean): WireBrand {
  if (!counted) return brand
  const products = visibleProducts(state).filter((product) => product.brand === brand.name)
  return { ...brand, assignedProductsCount: products.length }
}

export const visibleProducts = (state: State) =>
  state.products.all().filter((product) => product.visible)
