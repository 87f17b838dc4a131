// Converts the seed to rows. Ids are derived from slugs and dates from the seed's day, so that every start
// with the same seed creates the same shop.
import { allProductsCollectionId } from '@vitrine/platform'
import { guidOf } from '../ids.ts'
import type { StoredBrand, StoredCollection, StoredProduct } from '../rows/catalog-rows.ts'
import type { SeedCollection, SeedProduct, SeedShop } from '../seed/types.ts'
import { buildVariants } from './build-variants.ts'
import { storedPictureOf } from './picture.ts'

export type SeedCatalog = {
  products: StoredProduct[]
  collections: StoredCollection[]
  brands: StoredBrand[]
}

const day = 86_400_000

export function buildCatalog(shop: SeedShop, seedTime: number): SeedCatalog {
  return {
    products: shop.products.map((product, index) => productOf(product, index, seedTime)),
    collections: [
      allProducts(seedTime),
      ...shop.collections.map((collection) => collectionOf(collection, seedTime)),
    ],
    brands: shop.brands.map((name, index) => brandOf(name, index, seedTime)),
  }
}

function productOf(seed: SeedProduct, index: number, seedTime: number): StoredProduct {
  const id = guidOf('product', seed.slug)
  const created = seedTime - seed.createdDaysAgo * day
  const pictures = seed.pictures.map(storedPictureOf)
  return {
    id,
    // Ascending and unique; samples look like microseconds since 1970. docs/contract/catalog.md §5.
    numericId: String(created * 1000 + index),
    inventoryItemId: guidOf('inventory', seed.slug),
    slug: seed.slug,
    name: seed.name,
    brand: seed.brand,
    productType: seed.productType,
    ...(seed.isGiftCard && { isGiftCard: true }),
    description: seed.description,
    visible: seed.visible ?? true,
    price: seed.price,
    cost: seed.cost,
    discount: seed.discount ?? { type: 'NONE', value: 0 },
    weight: seed.weight,
    sku: seed.sku,
    ribbon: seed.ribbon,
    pricePerUnit: seed.pricePerUnit,
    infoSections: seed.infoSections,
    collectionIds: [allProductsCollectionId, ...seed.collections.map(collectionIdOf)],
    trackInventory: seed.stock.tracked,
    manageVariants: (seed.variants?.length ?? 0) > 0,
    options: (seed.options ?? []).map((option) => ({
      ...option,
      choices: option.choices.map(({ value, description, pictures: shown = [] }) => ({
        value,
        description,
        pictures: shown.flatMap((at) => pictures[at] ?? []),
      })),
    })),
    variants: buildVariants(seed),
    customTextFields: seed.customTextFields ?? [],
    pictures,
    createdDate: new Date(created).toISOString(),
    lastUpdated: new Date(created).toISOString(),
  }
}

const collectionIdOf = (slug: string) => guidOf('collection', slug)

function collectionOf(seed: SeedCollection, seedTime: number): StoredCollection {
  return {
    id: collectionIdOf(seed.slug),
    name: seed.name,
    slug: seed.slug,
    description: seed.description,
    visible: true,
    picture: seed.picture && storedPictureOf(seed.picture),
    lastUpdated: new Date(seedTime - 30 * day).toISOString(),
  }
}

/** The built-in collection every product belongs to. docs/contract/catalog.md §7. */
const allProducts = (seedTime: number): StoredCollection => ({
  id: allProductsCollectionId,
  name: 'All Products',
  slug: 'all-products',
  description: '',
  visible: true,
  lastUpdated: new Date(seedTime - 900 * day).toISOString(),
})

function brandOf(name: string, index: number, seedTime: number): StoredBrand {
  const createdDate = new Date(seedTime - (900 - index) * day).toISOString()
  return { id: guidOf('brand', name), revision: '1', name, createdDate, updatedDate: createdDate }
}
