// Normalizes the brands in the input of a job to the spelling of existing brands.
import type { StartJobInput } from '../__generated__/schema-types.ts'
import type { CatalogContext } from '../cache/cached-catalog.ts'
import { allBrands } from '../domains/brand/all-brands.ts'
import { existingSpelling } from '../domains/common/brand-identity.ts'

type WithBrand = { brand?: string | null }

/** Reads brands only when the input contains one. */
export async function normalizeBrands(
  input: StartJobInput,
  context: CatalogContext,
): Promise<StartJobInput> {
  const { setProperty, editProducts } = input.work
  const given = [
    setProperty?.set,
    ...(editProducts ?? []).flatMap(({ update, create }) => [update, create]),
  ]
  if (!given.some((one) => one?.brand)) return input
  const spell = existingSpelling(await allBrands(context.catalog))
  const named = <One extends WithBrand>(one: One): One =>
    one.brand ? { ...one, brand: spell(one.brand) } : one
  if (setProperty) {
    const set = named(setProperty.set)
    return { ...input, work: { setProperty: { ...setProperty, set } } }
  }
  const edits = editProducts?.map(({ update, create }) =>
    create ? { create: named(create) } : { update: named(update) },
  )
  return edits ? { ...input, work: { editProducts: edits } } : input
}
