import { messages } from '../../__generated__/messages/catalog.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import { isNotFound, isOtherCatalog } from '../../platform/failure.ts'
import { brandKey } from '../../search/brand-key.ts'
import type { SearchContext } from '../../search/catalog-index.ts'
import { slugInId } from '../common/brand-from-name.ts'
import { findProducts } from '../product/find-products.ts'
import { dryRunMerge, mergeBrandsJob } from './brand-jobs.ts'
import { readFeatured } from './featured-brand.ts'
import { manageBrand } from './manage.ts'
import { manageBrands } from './manage-many.ts'
import { conditionOf, readBrands, readManaged } from './read-brands.ts'
import { readBrandByName, readBrandBySlug, readBrandWithoutRecord } from './read-by-slug.ts'
import { renameBrandJob, renameBrandsJob } from './rename-brands.ts'

async function readBrand(
  { id, name, slug }: { id?: string | null; name?: string | null; slug?: string | null },
  context: CatalogContext & SearchContext & LoaderContext,
) {
  if ([id, name, slug].filter(Boolean).length !== 1)
    throw new BadInput('id', messages.giveIdNameOrSlug)
  if (slug) return readBrandBySlug(slug, context)
  if (name) return readBrandByName(name, context)
  const slugOfId = slugInId(id ?? '')
  if (slugOfId !== null) return readBrandWithoutRecord(slugOfId, context)
  try {
    return (await context.catalog.getBrand({ id: id ?? '', counted: true })).brand
  } catch (error) {
    // A site with the catalog v1 has no records.
    if (isNotFound(error) || isOtherCatalog(error)) return null
    throw error
  }
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
    dryRunMergeBrands: (_, args, context, info) => dryRunMerge(args, context, info),
    managedBrands: (_, args, context) => readManaged(args, context),
    async countBrands(_, args, context) {
      const filter = conditionOf(args.filter)
      return (await requireAdminPlatform(context).catalog.countBrands({ filter })).count
    },
    brand: (_, args, context) => readBrand(args, context),
    brands: (_, args, context) => readBrands(args, context),
    featuredBrand: (_, _args, context) => readFeatured(context),
  },
  Brand: {
    slug: (brand) => brandKey(brand.name),
    products: (brand, args, context, info) =>
      findProducts(args, context, info, { brand: brand.name }),
  },
} satisfies DomainResolvers
