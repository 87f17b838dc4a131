import { onlyVariantId } from '@vitrine/platform'
import { guidOf } from '../ids.ts'
import type { StoredVariant } from '../rows/catalog-rows.ts'
import { combinationsOf, sameChoices } from '../rules/combinations.ts'
import type { SeedProduct, SeedVariant } from '../seed/types.ts'

/**
 * Creates one variant per combination of choices; a product without options has exactly one, with an id of zeros and
 * no choices. docs/contract/catalog.md §5.
 */
export function buildVariants(seed: SeedProduct): StoredVariant[] {
  if (!seed.options?.length)
    return [{ ...stockOf(seed), id: onlyVariantId, choices: {}, visible: true }]
  return combinationsOf(seed.options).map((choices) => {
    const own = seed.variants?.find((variant) => sameChoices(variant.choices, choices))
    return {
      ...ownFields(own),
      ...stockOf(seed, own),
      id: guidOf('variant', seed.slug, JSON.stringify(choices)),
      choices,
      visible: own?.visible ?? true,
    }
  })
}

function ownFields({ price, cost, weight, sku }: Partial<SeedVariant> = {}) {
  return { price, cost, weight, sku }
}

function stockOf(seed: SeedProduct, own?: SeedVariant) {
  const { tracked, quantity = 0, inStock = true } = seed.stock
  return tracked ? { quantity: own?.stock ?? quantity, inStock: true } : { inStock }
}
