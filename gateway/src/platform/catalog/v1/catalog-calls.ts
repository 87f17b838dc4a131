// The calls of catalog v1 and of brands with requests and responses in the form of this gateway. docs/contract/catalog.md §3.
import { allCalls } from '@vitrine/platform'
import type { CollectionField, ListQuery } from '../../list-query.ts'
import { mappedCall, withRequest } from '../../mapped-call.ts'
import { readBulk } from '../../read-bulk.ts'
import {
  booleanOrNull,
  type JsonObject,
  listOf,
  mapped,
  mappedOrNull,
  numberOrNull,
  objectOrNull,
} from '../../read-json.ts'
import type { ProductAvailability } from '../product.ts'
import type { NewProduct, ProductChange, VariantChange } from '../product-change.ts'
import type { PropertyAdjustment, PropertyValue } from '../property-change.ts'
import { brandCalls } from './brand-calls.ts'
import { readCollection } from './read-collection.ts'
import { readMedia } from './read-media.ts'
import { largeParts, readOption, readProduct } from './read-product.ts'
import { readSelectedVariant, readStoreVariant, readVariant } from './read-variant.ts'
import {
  changeBody as collectionBody,
  creationBody as newCollectionBody,
  productsBody,
} from './write-collection.ts'
import { additionBody, choicesBody, choicesRemovalBody, removalBody } from './write-media.ts'
import { newProductBodyOf, productBodyOf, variantBodyOf } from './write-product.ts'
import {
  managedProductsBody,
  productsBody as productQueryBody,
  storeVariantsBody,
  variantsBody as variantsQueryBody,
} from './write-product-query.ts'
import { adjustBodyOf, valueBodyOf } from './write-property.ts'
import { offsetQueryBody, stringQueryBody } from './write-query.ts'

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
const availability = (from: JsonObject): ProductAvailability => ({
  availableForPurchase: booleanOrNull(from, 'availableForPurchase') ?? false,
  selectedVariant: mappedOrNull(from, 'selectedVariant', readSelectedVariant),
  options: listOf(from, 'productOptions', readOption),
  media: readMedia(from),
  managesVariants: booleanOrNull(from, 'managedProduct'),
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

type Collections = { readonly query: ListQuery<CollectionField> }
const collectionsQuery = ({ query }: Collections) => ({ query: offsetQueryBody(query) })
const collectionsByString = ({ query }: Collections) => ({
  query: stringQueryBody(query),
  includeNumberOfProducts: true,
  includeDescription: true,
})

const { productsRead, catalogStringQueries, productsWrite } = allCalls

/** The services of the catalog. Calls that are not listed here, such as deletions, are those of the call table. */
export const catalogCalls = {
  ...brandCalls,
  productsRead: {
    ...productsRead,
    queryProducts: {
      ...withRequest(
        mappedCall(productsRead.queryProducts, (from) => ({
          products: products(from),
          total: totalOf(from),
        })),
        productQueryBody,
      ),
      deferred: { list: 'products', members: largeParts.members },
    },
    getProduct: mappedCall(productsRead.getProduct, product),
    getCollectionBySlug: mappedCall(productsRead.getCollectionBySlug, collection),
    getProductOptionsAvailability: mappedCall(
      productsRead.getProductOptionsAvailability,
      availability,
    ),
    queryProductVariants: withRequest(
      mappedCall(productsRead.queryProductVariants, (from) => ({
        variants: listOf(from, 'variants', readVariant),
        total: numberOrNull(from, 'totalResults'),
      })),
      variantsQueryBody,
    ),
    queryStoreVariants: withRequest(
      mappedCall(productsRead.queryStoreVariants, (from) => ({
        variants: listOf(from, 'variants', readStoreVariant),
        total: totalOf(from),
      })),
      storeVariantsBody,
    ),
    getStoreVariant: mappedCall(productsRead.getStoreVariant, (from) => ({
      variant: mapped(from, 'variant', readStoreVariant),
    })),
  },
  catalogStringQueries: {
    ...catalogStringQueries,
    queryProductsByString: withRequest(
      mappedCall(catalogStringQueries.queryProductsByString, (from) => ({
        products: products(from),
        total: numberOrNull(from, 'totalResults'),
      })),
      managedProductsBody,
    ),
    getCollectionV1: mappedCall(catalogStringQueries.getCollectionV1, collection),
    queryCollectionsByString: withRequest(
      mappedCall(catalogStringQueries.queryCollectionsByString, (from) => ({
        collections: collections(from),
        total: numberOrNull(from, 'totalResults'),
      })),
      collectionsByString,
    ),
  },
  collections: {
    queryCollections: withRequest(
      mappedCall(allCalls.collections.queryCollections, (from) => ({
        collections: collections(from),
        total: totalOf(from),
      })),
      collectionsQuery,
    ),
    getCollection: mappedCall(allCalls.collections.getCollection, collection),
    getCollectionBySlug: mappedCall(allCalls.collections.getCollectionBySlug, collection),
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
    addProductMedia: withRequest(productsWrite.addProductMedia, additionBody),
    removeProductMedia: withRequest(productsWrite.removeProductMedia, removalBody),
    addProductMediaToChoices: withRequest(productsWrite.addProductMediaToChoices, choicesBody),
    removeProductMediaFromChoices: withRequest(
      productsWrite.removeProductMediaFromChoices,
      choicesRemovalBody,
    ),
    createCollection: withRequest(
      mappedCall(productsWrite.createCollection, collection),
      newCollectionBody,
    ),
    updateCollection: withRequest(
      mappedCall(productsWrite.updateCollection, collection),
      collectionBody,
    ),
    addProductsToCollection: withRequest(productsWrite.addProductsToCollection, productsBody),
    removeProductsFromCollection: withRequest(
      productsWrite.removeProductsFromCollection,
      productsBody,
    ),
  },
} as const
