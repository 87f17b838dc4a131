import type { WireStoreVariant } from '@vitrine/platform'
import type { StoredPicture, StoredProduct, StoredVariant } from '../rows/catalog-rows.ts'
import type { Site } from '../site.ts'
import { storeVariantIdOf, type VariantOfProduct } from './fields.ts'
import { wireVariantImageOf } from './picture.ts'
import { variantStockOf } from './wire-product.ts'

/** Converts a variant to an item of the store. docs/contract/catalog.md §6. */
export function wireStoreVariantOf(item: VariantOfProduct, site: Site): WireStoreVariant {
  const { product, variant } = item
  const picture = pictureOf(product, variant)
  const name = Object.values(variant.choices).join(' | ')
  return {
    id: storeVariantIdOf(item),
    variantId: variant.id,
    productId: product.id,
    ...(name && { variantName: name }),
    productName: product.name,
    managedVariant: product.manageVariants,
    sku: variant.sku ?? product.sku ?? '',
    stock: variantStockOf(product, variant),
    choices: variant.choices,
    collectionIds: product.collectionIds,
    ...(picture && { media: { image: wireVariantImageOf(picture, site.url) } }),
    preorderInfo: { enabled: false },
  }
}

/** Returns the picture of the chosen color if there is one, else the product's first. */
export function pictureOf(
  product: StoredProduct,
  variant: StoredVariant | undefined,
): StoredPicture | undefined {
  const chosen = product.options.flatMap((option) =>
    option.choices.filter(({ description }) => variant?.choices[option.name] === description),
  )
  return chosen.flatMap((choice) => choice.pictures)[0] ?? product.pictures[0]
}
