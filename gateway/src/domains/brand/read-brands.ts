// Lists of brands: for shoppers from the cached list when it has all of them, for staff uncached.

import type { BrandFilter, BrandSort } from '../../__generated__/schema-types.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { cursorPage, isCursorOf } from '../../graphql/cursor-pages.ts'
import { type Connection, limitOf, type PageArguments, slicePage } from '../../graphql/paging.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import type { Brand } from '../../platform/catalog/collection.ts'
import type { SearchContext } from '../../search/catalog-index.ts'
import { completeList } from './all-brands.ts'

/** Binds the platform's cursors to the list of brands. */
const mark = 'b'

type Arguments = Pick<PageArguments, 'first' | 'after'> & { filter?: BrandFilter | null }

export const conditionOf = (filter: BrandFilter | null | undefined) =>
  filter?.nameStartsWith ? { name: { startsWith: filter.nameStartsWith } } : undefined

/**
 * Returns a page of brands: from the cached list when that has all of them, or when the site has no records that the
 * platform could filter.
 */
export async function readBrands(
  args: Arguments,
  context: CatalogContext & SearchContext,
): Promise<Connection<Brand>> {
  // Refuses a wrong size before anything is read.
  limitOf(args.first)
  const isOfRecords = args.after ? isCursorOf(mark, args.after) : Boolean(args.filter)
  const page = isOfRecords ? await pageOfRecords(args, context) : null
  if (page) return page
  const all = await completeList(context)
  if (all) return slicePage(all.filter(startsAs(args.filter)), args, ({ id }) => id)
  return (await pageOfRecords(args, context)) ?? slicePage([], args, String)
}

/** Compares like the platform: whatever the case. */
function startsAs(filter: BrandFilter | null | undefined): (brand: Brand) => boolean {
  const start = filter?.nameStartsWith?.toLowerCase() ?? ''
  return ({ name }) => name.toLowerCase().startsWith(start)
}

/** Returns a page of the platform's list; null on a site without records of brands. */
async function pageOfRecords(
  args: Arguments,
  { catalog }: CatalogContext,
): Promise<Connection<Brand> | null> {
  const conditions = {
    filter: conditionOf(args.filter),
    sort: [{ field: 'name' as const, order: 'ASC' as const }],
  }
  let isWithoutRecords = false
  const page = await cursorPage(args, mark, async (at) => {
    const read = await catalog.queryBrands({ query: { ...conditions, page: at }, counted: true })
    isWithoutRecords = read === null
    return read ? pageOf(read) : { nodes: [], next: null }
  })
  return isWithoutRecords ? null : page
}

type BrandsPage = { brands: readonly Brand[]; next: string | null }
const pageOf = ({ brands, next }: BrandsPage) => ({ nodes: brands, next })

const sortNames = {
  NAME: 'name',
  CREATED_AT: 'createdAt',
  UPDATED_AT: 'updatedAt',
} as const

/** Returns uncached brands; counts them when that is selected. */
export async function readManaged(
  args: Arguments & { sort?: BrandSort | null },
  context: AdminPlatformContext,
): Promise<Connection<Brand>> {
  const { field = 'NAME' as const, order = 'ASC' as const } = args.sort ?? {}
  const filter = conditionOf(args.filter)
  const sort = [{ field: sortNames[field], order }]
  const { catalog } = requireAdminPlatform(context)
  const page = await cursorPage(args, mark, async (at) =>
    pageOf(await catalog.queryBrands({ query: { filter, sort, page: at }, counted: true })),
  )
  return { ...page, totalCount: async () => (await catalog.countBrands({ filter })).count }
}
