// The calls of spec §7 that write products and collections of catalog v1.
import type { Row } from './spec-row.ts'

const products = '/v1/products'
const product = `${products}/{id}`
const collections = '/v1/collections'

export const catalogWriteRows: readonly Row[] = [
  ['POST', products, 'productsWrite.createProduct', 'Mutation.createProduct', 'admin product'],
  [
    'PATCH',
    `${products}/{product.id}`,
    'productsWrite.updateProduct',
    'Mutation.updateProduct, startJob',
    'admin product, admin products',
  ],
  [
    'DELETE',
    product,
    'productsWrite.deleteProduct',
    'Mutation.deleteProduct, startJob',
    'admin product, admin products',
  ],
  [
    'PATCH',
    `${product}/variants`,
    'productsWrite.updateProductVariants',
    'Mutation.updateProductVariants',
    'admin product',
  ],
  [
    'POST',
    `${product}/variants/resetToDefault`,
    'productsWrite.resetAllProductVariantData',
    'Mutation.resetAllProductVariantData',
    'admin product',
  ],
  [
    'POST',
    `${collections}/{id}/productIds`,
    'productsWrite.addProductsToCollection',
    'Mutation.addProductsToCollection, startJob',
    'admin collection, admin products',
  ],
  [
    'POST',
    `${collections}/{id}/productIds/delete`,
    'productsWrite.removeProductsFromCollection',
    'Mutation.removeProductsFromCollection, startJob',
    'admin collection, admin products',
  ],
  [
    'POST',
    `${product}/media`,
    'productsWrite.addProductMedia',
    'Mutation.addProductMedia',
    'admin product',
  ],
  [
    'POST',
    `${product}/media/delete`,
    'productsWrite.removeProductMedia',
    'Mutation.removeProductMedia',
    'admin product',
  ],
  [
    'PATCH',
    `${product}/choices/media`,
    'productsWrite.addProductMediaToChoices',
    'Mutation.addProductMediaToChoices',
    'admin product',
  ],
  [
    'POST',
    `${product}/choices/media/delete`,
    'productsWrite.removeProductMediaFromChoices',
    'Mutation.removeProductMediaFromChoices',
    'admin product',
  ],
  [
    'DELETE',
    `${product}/options`,
    'productsWrite.deleteProductOptions',
    'Mutation.deleteProductOptions',
    'admin product',
  ],
  [
    'POST',
    `${product}/remove-brand`,
    'productsWrite.removeBrand',
    'Mutation.removeProductBrand, updateProduct',
    'admin product',
  ],
  [
    'POST',
    `${product}/remove-ribbon`,
    'productsWrite.removeRibbon',
    'Mutation.removeProductRibbon',
    'admin product',
  ],
  [
    'POST',
    collections,
    'productsWrite.createCollection',
    'Mutation.createCollection',
    'admin collection',
  ],
  [
    'PATCH',
    `${collections}/{collection.id}`,
    'productsWrite.updateCollection',
    'Mutation.updateCollection',
    'admin collection',
  ],
  [
    'DELETE',
    `${collections}/{id}`,
    'productsWrite.deleteCollection',
    'Mutation.deleteCollection',
    'admin collection',
  ],
  [
    'POST',
    '/v1/bulk/products/update',
    'productsWrite.bulkUpdateProductsProperty',
    'Mutation.bulkSetProductProperty, startJob',
    'admin prices, admin products',
  ],
  [
    'POST',
    '/v1/bulk/products/adjust-properties',
    'productsWrite.bulkAdjustProductProperty',
    'Mutation.bulkAdjustProductProperty, startJob',
    'admin prices, admin products',
  ],
]
