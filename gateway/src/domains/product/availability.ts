import type { WireProduct } from '@vitrine/platform'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import type { ProductAvailabilitySource } from '../../graphql/sources.ts'
import { PlatformFailure } from '../../platform/failure.ts'

type Chosen = readonly { option: string; choice: string }[]

/**
 * Returns the availability of the remaining choices. Unknown choices are ignored, so that old links work. A product
 * without options needs no call.
 */
export async function readAvailability(
  product: WireProduct,
  choices: Chosen,
  context: CatalogContext,
): Promise<ProductAvailabilitySource> {
  const productOptions = product.productOptions ?? []
  if (productOptions.length === 0) return withoutOptions(product)
  const options = knownChoices(product, choices)
  try {
    return await context.catalog.productOptionsAvailability(
      { id: product.id, options },
      context.currency,
    )
  } catch (error) {
    // The page can still be displayed with the product's own data.
    if (error instanceof PlatformFailure && error.kind !== 'system') {
      return { productOptions, availableForPurchase: false }
    }
    throw error
  }
}

function knownChoices(product: WireProduct, choices: Chosen): Record<string, string> {
  const known = choices.flatMap(({ option, choice }) => {
    const found = product.productOptions?.find(
      (one) => one.name.toLowerCase() === option.toLowerCase(),
    )
    const label = found?.choices.find(
      ({ value, description }) => (description ?? value).toLowerCase() === choice.toLowerCase(),
    )
    return found && label ? [[found.name, label.description ?? label.value] as const] : []
  })
  return Object.fromEntries(known)
}

function withoutOptions(product: WireProduct): ProductAvailabilitySource {
  const inStock =
    product.stock?.inventoryStatus !== 'OUT_OF_STOCK' && product.stock?.inStock !== false
  return {
    productOptions: [],
    availableForPurchase: inStock,
    selectedVariant: {
      price: product.priceData,
      convertedPriceData: product.convertedPriceData,
      weight: product.weight,
      sku: product.sku,
      quantity: product.stock?.trackInventory ? product.stock.quantity : undefined,
      inStock,
      visible: product.visible,
    },
  }
}
