import type { CatalogContext } from '../../cache/cached-catalog.ts'
import type { Product, ProductAvailability } from '../../platform/catalog/product.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import { emptyArray } from '../../platform/read-json.ts'

type Chosen = readonly { option: string; choice: string }[]

/**
 * Returns the availability of the remaining choices. Unknown choices are ignored, so that old links work. A product
 * without options needs no call.
 */
export async function readAvailability(
  product: Product,
  choices: Chosen,
  context: CatalogContext,
): Promise<ProductAvailability> {
  if (product.options.length === 0) return withoutOptions(product)
  const options = knownChoices(product, choices)
  try {
    return await context.catalog.productOptionsAvailability(
      { id: product.id, options },
      context.currency,
    )
  } catch (error) {
    // The page can still be displayed with the product's own data.
    if (error instanceof PlatformFailure && error.kind !== 'system') {
      return { ...unavailable, options: product.options }
    }
    throw error
  }
}

const unavailable: ProductAvailability = {
  availableForPurchase: false,
  selectedVariant: null,
  options: emptyArray,
  media: emptyArray,
  managesVariants: null,
}

function knownChoices({ options }: Product, choices: Chosen): Record<string, string> {
  const known = choices.flatMap(({ option, choice }) => {
    const found = options.find((one) => one.name.toLowerCase() === option.toLowerCase())
    const label = found?.choices.find((one) => one.label.toLowerCase() === choice.toLowerCase())
    return found && label ? [[found.name, label.label] as const] : []
  })
  return Object.fromEntries(known)
}

function withoutOptions(product: Product): ProductAvailability {
  const { stock, price, convertedPrice, weight, sku, visible } = product
  const { inStock, quantity } = stock
  const dimensions = { productDimensions: null, packageDimensions: null }
  return {
    ...unavailable,
    availableForPurchase: inStock,
    selectedVariant: {
      ...{ id: null, price, convertedPrice, weight, sku, visible, inStock, quantity },
      ...dimensions,
    },
  }
}
