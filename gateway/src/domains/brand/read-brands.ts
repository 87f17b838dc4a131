// Lists of brands: for shoppers from the cached list when it has all of them, for staff uncached.

import type { BrandFilter, BrandSort, SortOrder } from '../../__generated__/schema-types.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { type CursorPaging, cursorPage, isCursorOf } from '../../graphql/cursor-pages.ts'
import { type Connection, limitOf, type PageArguments, slicePage } from '../../graphql/paging.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import type { Brand } from '../../platform/catalog/collection.ts'

export const counted = { fields: ['ASSIGNED_PRODUCTS_COUNT' as const] }

/** Binds the platform's cursors to the list of brands. */
const mark = 'b'

type Arguments = Pick<PageArguments, 'first' | 'after'> & { filter?: BrandFilter | null }

export const conditionOf = (filter: BrandFilter | null | undefined) =>
  filter?.nameStartsWith ? { name: { $startsWith: filter.nameStartsWith } } : undefined

/** Returns a page of brands, from the cached list when that has all of them. */
export async function readBrands(
  args: Arguments,
  context: CatalogContext,
): Promise<Connection<Brand>> {
  // Refuses a wrong size before anything is read.
  limitOf(args.first)
  const filter = conditionOf(args.filter)
  const isFromList = !filter && !(args.after && isCursorOf(mark, args.after))
  const all = isFromList ? await context.catalog.allBrands() : null
  if (all) return slicePage(all, args, ({ id }) => id)
  return cursorPage(args, mark, async (paging) => {
    const sort = [{ fieldName: 'name', order: 'ASC' as const }]
    return pageOf(
      await context.catalog.queryBrands({ query: queryOf(paging, { filter, sort }), ...counted }),
    )
  })
}

type Conditions = {
  filter: ReturnType<typeof conditionOf>
  sort: { fieldName: string; order: SortOrder }[]
}

/** A cursor contains its own filter and order. */
const queryOf = ({ limit, cursor }: CursorPaging, conditions: Conditions) =>
  cursor ? { cursorPaging: { limit, cursor } } : { ...conditions, cursorPaging: { limit } }

type BrandsPage = { brands: readonly Brand[]; next: string | null }
const pageOf = ({ brands, next }: BrandsPage) => ({ nodes: brands, next })

const sortNames = {
  NAME: 'name',
  CREATED_AT: 'createdDate',
  UPDATED_AT: 'updatedDate',
} as const

/** Returns uncached brands; counts them when that is selected. */
export async function readManaged(
  args: Arguments & { sort?: BrandSort | null },
  context: AdminPlatformContext,
): Promise<Connection<Brand>> {
  const { field = 'NAME' as const, order = 'ASC' as const } = args.sort ?? {}
  const filter = conditionOf(args.filter)
  const conditions = { filter, sort: [{ fieldName: sortNames[field], order }] }
  const { brands } = requireAdminPlatform(context)
  const page = await cursorPage(args, mark, async (paging) =>
    pageOf(await brands.queryBrands({ query: queryOf(paging, conditions), ...counted })),
  )
  return { ...page, totalCount: async () => (await brands.countBrands({ filter })).count }
}
