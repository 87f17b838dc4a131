import type { WireBrand } from '@vitrine/platform'
import * as messages from '../../__generated__/messages/catalog.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import type { BrandFilter, BrandSort } from '../../__generated__/schema-types.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import { type Connection, connectionOf, limitOf } from '../../graphql/paging.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import { isNotFound } from '../../platform/failure.ts'
import { brandKey } from '../../search/brand-key.ts'
import type { SearchContext } from '../../search/catalog-index.ts'
import { findProducts } from '../product/find-products.ts'
import { dryRunMerge, mergeBrandsJob } from './brand-jobs.ts'
import { manageBrand } from './manage.ts'
import { manageBrands } from './manage-many.ts'
import { readBrandBySlug } from './read-by-slug.ts'
import { renameBrandJob, renameBrandsJob } from './rename-brands.ts'

const counted = { fields: ['ASSIGNED_PRODUCTS_COUNT' as const] }

/** Wraps the platform's cursor, so that one of another list is detected. */
const wrap = (cursor: string) => Buffer.from(`b${cursor}`).toString('base64url')
function unwrap(after: string): string {
  const text = Buffer.from(after, 'base64url').toString()
  if (!text.startsWith('b')) throw new BadInput('after', commonMessages.notACursor)
  return text.slice(1)
}

async function readBrand(
  { id, name, slug }: { id?: string | null; name?: string | null; slug?: string | null },
  context: CatalogContext & SearchContext & LoaderContext,
) {
  if ([id, name, slug].filter(Boolean).length !== 1)
    throw new BadInput('id', messages.giveIdNameOrSlug)
  if (slug) return readBrandBySlug(slug, context)
  if (name) return context.loaders.brandsByName.load(name)
  try {
    return (await context.catalog.getBrand({ brandId: id ?? '', ...counted })).brand
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

type Arguments = { first?: number | null; after?: string | null; filter?: BrandFilter | null }

const conditionOf = (filter: BrandFilter | null | undefined) =>
  filter?.nameStartsWith ? { name: { $startsWith: filter.nameStartsWith } } : undefined

/** Returns a page of brands; the first page comes from the cached list. */
async function readBrands(
  args: Arguments,
  context: CatalogContext,
): Promise<Connection<WireBrand>> {
  const limit = limitOf(args.first)
  const filter = conditionOf(args.filter)
  const all = !args.after && !filter ? await context.catalog.allBrands() : null
  if (all && all.length <= limit) return connectionOf(all, { limit, offset: 0 }, all.length)
  const query = args.after
    ? { cursorPaging: { limit, cursor: unwrap(args.after) } }
    : { filter, cursorPaging: { limit }, sort: [{ fieldName: 'name', order: 'ASC' as const }] }
  const { brands, pagingMetadata } = await context.catalog.queryBrands({ query, ...counted })
  return pageOf(brands, pagingMetadata?.cursors?.next, args)
}

/** Returns a page that only has an end cursor. */
function pageOf(brands: WireBrand[], next: string | null | undefined, args: Arguments) {
  const page = connectionOf(brands, { limit: brands.length, offset: 0 }, null)
  const endCursor = next ? wrap(next) : null
  return {
    ...page,
    // The platform has no cursors for single entries, only for the end of a page.
    edges: brands.map((node) => ({ node, cursor: endCursor ?? '' })),
    pageInfo: {
      hasNextPage: Boolean(next),
      hasPreviousPage: Boolean(args.after),
      startCursor: null,
      endCursor,
    },
  }
}

const sortNames = {
  NAME: 'name',
  CREATED_DATE: 'createdDate',
  UPDATED_DATE: 'updatedDate',
} as const

/** Returns uncached brands. A cursor contains its own filter and order. */
async function readManaged(
  args: Arguments & { sort?: BrandSort | null },
  context: AdminPlatformContext,
): Promise<Connection<WireBrand>> {
  const limit = limitOf(args.first)
  const { field, order } = args.sort ?? { field: 'NAME', order: 'ASC' }
  const query = args.after
    ? { cursorPaging: { limit, cursor: unwrap(args.after) } }
    : {
        filter: conditionOf(args.filter),
        cursorPaging: { limit },
        sort: [{ fieldName: sortNames[field], order }],
      }
  const { brands, pagingMetadata } = await requireAdminPlatform(context).brands.queryBrands({
    query,
    ...counted,
  })
  return pageOf(brands, pagingMetadata?.cursors?.next, args)
}

export const brandResolvers = {
  Mutation: {
    ...manageBrand,
    ...manageBrands,
    renameBrand: (_, { input }, context) => renameBrandJob(input, context),
    renameBrands: (_, { input }, context) => renameBrandsJob(input, context),
    mergeBrands: (_, { input }, context) => mergeBrandsJob(input, context),
  },
  Query: {
    dryRunMergeBrands: (_, args, context) => dryRunMerge(args, context),
    managedBrands: (_, args, context) => readManaged(args, context),
    async countBrands(_, args, context) {
      const filter = conditionOf(args.filter)
      return (await requireAdminPlatform(context).brands.countBrands({ filter })).count ?? 0
    },
    brand: (_, args, context) => readBrand(args, context),
    brands: (_, args, context) => readBrands(args, context),
  },
  Brand: {
    name: (brand) => brand.name ?? '',
    revision: (brand) => brand.revision ?? null,
    createdDate: (brand) => brand.createdDate ?? null,
    updatedDate: (brand) => brand.updatedDate ?? null,
    assignedProductsCount: (brand) => brand.assignedProductsCount ?? null,
    slug: (brand) => brandKey(brand.name ?? ''),
    products: (brand, args, context, info) =>
      findProducts(args, context, info, { brand: brand.name ?? '' }),
  },
} satisfies DomainResolvers
