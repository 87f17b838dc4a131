// Changes variants with values of their own. docs/contract/catalog.md §10 "VariantOverride".
import type { VariantOverrideBody } from '@vitrine/platform'
import { notFound, refused } from '../refuse.ts'
import type { StoredProduct, StoredVariant } from '../rows/catalog-rows.ts'
import { knownChoices, variantsWith } from './availability.ts'

export type Overridden = { product: StoredProduct; touched: StoredVariant[] }

/** Applies overrides in order; `touched` are the variants that any of them selected, after the change. */
export function withOverrides(
  product: StoredProduct,
  overrides: readonly VariantOverrideBody[],
): Overridden {
  if (!product.manageVariants) {
    throw refused(428, 'VARIANTS_NOT_MANAGED', 'The variants of this product are not managed')
  }
  const touched = new Set<string>()
  const variants = new Map(product.variants.map((variant) => [variant.id, variant]))
  for (const [index, override] of overrides.entries()) {
    for (const id of selectedIds(product, override, `variants[${index}].choices`)) {
      const variant = variants.get(id)
      if (!variant) throw notFound('Variant')
      variants.set(id, { ...variant, ...ownFields(override) })
      touched.add(id)
    }
  }
  const after = [...variants.values()]
  return {
    product: { ...product, variants: after },
    touched: after.filter(({ id }) => touched.has(id)),
  }
}

function selectedIds(
  product: StoredProduct,
  { choices, variantIds }: VariantOverrideBody,
  path: string,
): string[] {
  if (variantIds) return variantIds.map((id) => id.toLowerCase())
  return variantsWith(product, knownChoices(product, choices ?? {}, path)).map(({ id }) => id)
}

/** Returns the fields to set; absent fields stay unchanged. */
function ownFields({ choices: _, variantIds: __, ...own }: VariantOverrideBody) {
  const given = Object.entries(own).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(given) as Partial<StoredVariant>
}
