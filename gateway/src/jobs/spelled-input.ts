// A job's input with brands spelled as those that are there.
import type { StartJobInput } from '../__generated__/resolvers.ts'
import { allBrands } from '../domains/brand/all-brands.ts'
import { spelledAs } from '../domains/common/brand-identity.ts'
import type { Context } from '../graphql/context.ts'

type WithBrand = { brand?: string | null }

/** Brands are read only where one is named. */
export async function spelledInput(input: StartJobInput, context: Context): Promise<StartJobInput> {
  const { set, edits } = input
  const given = [set, ...(edits ?? []).flatMap(({ change, create }) => [change, create])]
  if (!given.some((one) => one?.brand)) return input
  const spell = spelledAs(await allBrands(context.catalogue))
  const named = <One extends WithBrand>(one: One | null | undefined): One | null | undefined =>
    one?.brand ? { ...one, brand: spell(one.brand) } : one
  return {
    ...input,
    set: named(set),
    edits: edits?.map((edit) => ({
      ...edit,
      change: named(edit.change),
      create: named(edit.create),
    })),
  }
}
