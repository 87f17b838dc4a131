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
  const { set, edits } = input
  const given = [set, ...(edits ?? []).flatMap(({ update, create }) => [update, create])]
  if (!given.some((one) => one?.brand)) return input
  const spell = existingSpelling(await allBrands(context.catalog))
  const named = <One extends WithBrand>(one: One): One =>
    one.brand ? { ...one, brand: spell(one.brand) } : one
  return {
    ...input,
    set: set && named(set),
    edits: edits?.map(({ update, create }) =>
      create ? { create: named(create) } : { update: named(update) },
    ),
  }
}
