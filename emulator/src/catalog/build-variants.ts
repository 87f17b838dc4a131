import { onlyVariantId } from '@vitrine/platform'
import { guidOf } from '../ids.ts'
import type { StoredVariant } from '../rows/catalog-rows.ts'
import type { SeedOption, SeedProduct, SeedVariant } from '../seed/types.ts'

/**
 * One variant per combination of choices; a product without options has exactly one, its id all
 * zeros and no choices. contract/catalog.md §5.
 */
export function buildVariants(seed: SeedProduct): StoredVariant[] {
  if (!seed.options?.length)
    return [{ ...stockOf(seed), id: onlyVariantId, choices: {}, visible: true }]
  return combinations(seed.options).map((choices) => {
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

function combinations(options: readonly SeedOption[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (lists, option) =>
      lists.flatMap((list) =>
        option.choices.map(({ description }) => ({ ...list, [option.name]: description })),
      ),
    [{}],
  )
}

/** Both maps name the same choice for every option. */
function sameChoices(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  )
}
