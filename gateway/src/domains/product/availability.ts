import type { WireProduct } from '@vitrine/platform'
import type { Context } from '../../graphql/context.ts'
import type { ProductAvailabilitySource } from '../../graphql/sources.ts'
import { PlatformFailure } from '../../platform/failure.ts'

type Chosen = readonly { option: string; choice: string }[]

/**
 * What is left to choose. Choices the product does not have are left out, so that an old link still
 * works. A product without options has its answer in itself: no call.
 */
export async function readAvailability(
  product: WireProduct,
  choices: Chosen,
  context: Context,
): Promise<ProductAvailabilitySource> {
  const productOptions = product.productOptions ?? []
  if (productOptions.length === 0) return withoutOptions(product)
  const options = knownChoices(product, choices)
  try {
    return await context.catalogue.productOptionsAvailability(
      { id: product.id, options },
      context.currency,
    )
  } catch (error) {
    // The page can still be shown with what the product itself says.
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
