// The calls of catalog v1 and of brands with requests and answers in the form of this gateway. docs/contract/catalog.md §3.
import { allCalls } from '@vitrine/platform'
import { mappedCall, withRequest } from '../../mapped-call.ts'
import { readBulk } from '../../read-bulk.ts'
import {
  flagOrNull,
  type JsonObject,
  listOf,
  mapped,
  mappedOrNull,
  numberOrNull,
  objectOrNull,
  textOrNull,
} from '../../read-json.ts'
import type { ProductAvailability } from '../product.ts'
import type { NewProduct, ProductChange, VariantChange } from '../product-change.ts'
import type { PropertyAdjustment, PropertyValue } from '../property-change.ts'
import { readBrand, readCollection } from './read-collection.ts'
import { readMedia } from './read-media.ts'
import { largeParts, readOption, readProduct } from './read-product.ts'
import { readSelectedVariant, readStoreVariant, readVariant } from './read-variant.ts'
import { newProductBodyOf, productBodyOf, variantBodyOf } from './write-product.ts'
import { adjustBodyOf, valueBodyOf } from './write-property.ts'

/** Number of all matches; null when the platform does not say. */
function totalOf(from: JsonObject): number | null {
  const metadata = objectOrNull(from, 'metadata')
  return metadata && numberOrNull(metadata, 'total')
}

const product = (from: JsonObject) => ({ product: mapped(from, 'product', readProduct) })
const products = (from: JsonObject) => listOf(from, 'products', readProduct)
const collection = (from: JsonObject) => ({
  collection: mapped(from, 'collection', readCollection),
})
const collections = (from: JsonObject) => listOf(from, 'collections', readCollection)
const brand = (from: JsonObject) => ({ brand: mapped(from, 'brand', readBrand) })
/** `next`: the cursor of the next page; null on the last. */
const brands = (from: JsonObject) => ({
  brands: listOf(from, 'brands', readBrand),
  next: nextOf(objectOrNull(from, 'pagingMetadata')),
})
const nextOf = (metadata: JsonObject | null): string | null =>
  metadata && mappedOrNull(metadata, 'cursors', (cursors) => textOrNull(cursors, 'next') || null)

const availability = (from: JsonObject): ProductAvailability => ({
  availableForPurchase: flagOrNull(from, 'availableForPurchase') ?? false,
  selectedVariant: mappedOrNull(from, 'selectedVariant', readSelectedVariant),
  options: listOf(from, 'productOptions', readOption),
  media: readMedia(from),
  managesVariants: flagOrNull(from, 'managedProduct'),
})

type Creation = { readonly product: NewProduct }
type Change = { readonly id: string; readonly product: ProductChange }
type VariantChanges = { readonly id: string; readonly variants: readonly VariantChange[] }
type Setting = { readonly ids: readonly string[]; readonly set: PropertyValue }
type Adjusting = { readonly ids: readonly string[]; readonly adjust: PropertyAdjustment }

const creationBody = ({ product: made }: Creation) => ({ product: newProductBodyOf(made) })
const changeBody = ({ id, product: change }: Change) => ({ id, product: productBodyOf(change) })
const variantsBody = ({ id, variants }: VariantChanges) => ({
  id,
  variants: variants.map(variantBodyOf),
})
const valueBody = ({ ids, set }: Setting) => ({ ids: [...ids], set: valueBodyOf(set) })
const adjustmentBody = ({ ids, adjust }: Adjusting) => ({
  ids: [...ids],
  adjust: adjustBodyOf(adjust),
})

const { productsRead, catalogStringQueries, productsWrite, brandsWrite } = allCalls
const brandResults = readBulk(readBrand)

export const catalogCalls = {
  productsRead: {
    ...productsRead,
    queryProducts: {
      ...mappedCall(productsRead.queryProducts, (from) => ({
        products: products(from),
        total: totalOf(from),
      })),
      deferred: { list: 'products', members: largeParts.members },
    },
    getProduct: mappedCall(productsRead.getProduct, product),
    getCollectionBySlug: mappedCall(productsRead.getCollectionBySlug, collection),
    getProductOptionsAvailability: mappedCall(
      productsRead.getProductOptionsAvailability,
      availability,
    ),
    queryProductVariants: mappedCall(productsRead.queryProductVariants, (from) => ({
      variants: listOf(from, 'variants', readVariant),
      total: numberOrNull(from, 'totalResults'),
    })),
    queryStoreVariants: mappedCall(productsRead.queryStoreVariants, (from) => ({
      variants: listOf(from, 'variants', readStoreVariant),
      total: totalOf(from),
    })),
    getStoreVariant: mappedCall(productsRead.getStoreVariant, (from) => ({
      variant: mapped(from, 'variant', readStoreVariant),
    })),
  },
  catalogStringQueries: {
    ...catalogStringQueries,
    queryProductsByString: mappedCall(catalogStringQueries.queryProductsByString, (from) => ({
      products: products(from),
      total: numberOrNull(from, 'totalResults'),
    })),
    getCollectionV1: mappedCall(catalogStringQueries.getCollectionV1, collection),
    queryCollectionsByString: mappedCall(catalogStringQueries.queryCollectionsByString, (from) => ({
      collections: collections(from),
      total: numberOrNull(from, 'totalResults'),
    })),
  },
  collections: {
    queryCollections: mappedCall(allCalls.collections.queryCollections, (from) => ({
      collections: collections(from),
      total: totalOf(from),
    })),
    getCollection: mappedCall(allCalls.collections.getCollection, collection),
    getCollectionBySlug: mappedCall(allCalls.collections.getCollectionBySlug, collection),
  },
  brands: {
    ...allCalls.brands,
    getBrand: mappedCall(allCalls.brands.getBrand, brand),
    queryBrands: mappedCall(allCalls.brands.queryBrands, brands),
    countBrands: mappedCall(allCalls.brands.countBrands, (from) => ({
      count: numberOrNull(from, 'count') ?? 0,
    })),
  },
  productsWrite: {
    ...productsWrite,
    createProduct: withRequest(mappedCall(productsWrite.createProduct, product), creationBody),
    updateProduct: withRequest(mappedCall(productsWrite.updateProduct, product), changeBody),
    updateProductVariants: withRequest(
      mappedCall(productsWrite.updateProductVariants, (from) => ({
        variants: listOf(from, 'variants', readVariant),
      })),
      variantsBody,
    ),
    bulkUpdateProductsProperty: withRequest(
      mappedCall(productsWrite.bulkUpdateProductsProperty, readBulk()),
      valueBody,
    ),
    bulkAdjustProductProperty: withRequest(
      mappedCall(productsWrite.bulkAdjustProductProperty, readBulk()),
      adjustmentBody,
    ),
    createCollection: mappedCall(productsWrite.createCollection, collection),
    updateCollection: mappedCall(productsWrite.updateCollection, collection),
  },
  brandsWrite: {
    ...brandsWrite,
    createBrand: mappedCall(brandsWrite.createBrand, brand),
    updateBrand: mappedCall(brandsWrite.updateBrand, brand),
    getOrCreateBrand: mappedCall(brandsWrite.getOrCreateBrand, brand),
    bulkCreateBrands: mappedCall(brandsWrite.bulkCreateBrands, brandResults),
    bulkUpdateBrands: mappedCall(brandsWrite.bulkUpdateBrands, brandResults),
    bulkGetOrCreateBrands: mappedCall(brandsWrite.bulkGetOrCreateBrands, brandResults),
    bulkDeleteBrands: mappedCall(brandsWrite.bulkDeleteBrands, readBulk()),
  },
} as const
