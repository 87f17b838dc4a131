// Implements the writing calls of products and collections in catalog v1. docs/contract/catalog.md §3.2, §9,
// §10.
import type { AllCalls, Handlers } from '@vitrine/platform'
import { adjusting, changeInBulk, setting } from '../catalog/bulk-change.ts'
import { withChange } from '../catalog/change-product.ts'
import { withOverrides } from '../catalog/change-variants.ts'
import { newProduct } from '../catalog/new-product.ts'
import {
  withChoiceMedia,
  withMedia,
  withoutChoiceMedia,
  withoutMedia,
} from '../catalog/product-media.ts'
import { resetAll, withoutOptions } from '../catalog/product-options.ts'
import { ownCollection, ownProduct, saveCollection, saveProduct } from '../catalog/save-product.ts'
import { wireCollectionOf } from '../catalog/wire-collection.ts'
import { wireProductOf, wireVariantsOf } from '../catalog/wire-product.ts'
import {
  addToCollection,
  deleteCollection,
  newCollection,
  takeFromCollection,
  withCollectionChange,
} from '../catalog/write-collection.ts'
import type { CallContext } from '../context.ts'
import { invalid } from '../refuse.ts'
import type { StoredProduct } from '../rows/catalog-rows.ts'
import { viewOf } from './products-read.ts'

/** Returns the complete product: callers with write access may read all fields. */
const whole = (product: StoredProduct, context: CallContext) => ({
  product: wireProductOf(product, { ...viewOf(context), variants: true, merchant: true }),
})

type Change = (product: StoredProduct) => StoredProduct

/** Saves a change for calls whose response is empty. */
function changed(id: string, { state }: CallContext, change: Change): Record<string, never> {
  saveProduct(change(ownProduct(id, state)), state)
  return {}
}

function checkSameId(id: string, inside: string | null | undefined, path: string): void {
  if (inside && inside.toLowerCase() !== id.toLowerCase()) {
    throw invalid(path, 'differs from the one in the address')
  }
}

export const productsWrite: Handlers<AllCalls['productsWrite'], CallContext> = {
  createProduct: ({ product }, context) =>
    whole(context.state.products.put(newProduct(product, context.state)), context),

  updateProduct: ({ id, product: change }, context) => {
    const { state } = context
    checkSameId(id, change.id, 'product.id')
    return whole(saveProduct(withChange(ownProduct(id, state), change, state), state), context)
  },

  // A cart with this product retains its line, which then reports NOT_FOUND. docs/contract/cart.md §4.
  deleteProduct: ({ id }, { state }) => {
    state.products.delete(ownProduct(id, state).id)
    return {}
  },

  updateProductVariants: ({ id, variants }, context) => {
    const { product, touched } = withOverrides(ownProduct(id, context.state), variants)
    const saved = saveProduct(product, context.state)
    return { variants: wireVariantsOf(saved, touched, { ...viewOf(context), merchant: true }) }
  },

  resetAllProductVariantData: ({ id }, context) =>
    changed(id, context, (product) => ({ ...product, variants: resetAll(product) })),

  addProductsToCollection: ({ id, productIds }, { state }) => {
    const collection = ownCollection(id, state)
    addToCollection(collection.id, productIds, state)
    saveCollection(collection, state)
    return {}
  },

  removeProductsFromCollection: ({ id, productIds }, { state }) => {
    const collection = ownCollection(id, state)
    takeFromCollection(collection.id, productIds, state)
    saveCollection(collection, state)
    return {}
  },

  addProductMedia: ({ id, media }, context) =>
    changed(id, context, (product) => withMedia(product, media, context)),

  removeProductMedia: ({ id, mediaIds }, context) =>
    changed(id, context, (product) => withoutMedia(product, mediaIds)),

  addProductMediaToChoices: ({ id, media }, context) =>
    changed(id, context, (product) => withChoiceMedia(product, media)),

  removeProductMediaFromChoices: ({ id, media }, context) =>
    changed(id, context, (product) => withoutChoiceMedia(product, media)),

  deleteProductOptions: ({ id }, context) => changed(id, context, withoutOptions),

  removeBrand: ({ id }, context) => changed(id, context, (product) => ({ ...product, brand: '' })),

  removeRibbon: ({ id }, context) =>
    changed(id, context, (product) => ({ ...product, ribbon: undefined })),

  createCollection: ({ collection }, { state, site }) => {
    const made = state.collections.put(newCollection(collection, state))
    return { collection: wireCollectionOf(made, state, site) }
  },

  updateCollection: ({ id, collection: change }, { state, site }) => {
    checkSameId(id, change.id, 'collection.id')
    const after = withCollectionChange(ownCollection(id, state), change, state)
    return { collection: wireCollectionOf(saveCollection(after, state), state, site) }
  },

  deleteCollection: ({ id }, { state }) => {
    deleteCollection(ownCollection(id, state).id, state)
    return {}
  },

  bulkUpdateProductsProperty: ({ ids, set }, { state }) => changeInBulk(ids, setting(set), state),

  bulkAdjustProductProperty: ({ ids, adjust }, { state }) =>
    changeInBulk(ids, adjusting(adjust), state),
}
