import { decimalOrNull } from '../../graphql/decimal.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { offsetPage } from '../../graphql/paging.ts'
import { isNotFound } from '../../platform/failure.ts'
import { weightOf, weightRangeOf } from '../../platform/weight.ts'
import { readBrandOf } from '../brand/read-by-slug.ts'
import { visibleIds } from '../collection/collection-ids.ts'
import { safeHtml } from '../common/html.ts'
import { moneyIn } from '../common/money.ts'
import { readAvailability } from './availability.ts'
import { facetsOf, valuesOf } from './facets.ts'
import { findProducts } from './find-products.ts'
import { managedProductResolvers as managed } from './managed-resolvers.ts'
import { costOf, costOfVariant, marginOf } from './merchant-costs.ts'
import {
  compareAtPriceOf,
  discountOf,
  moneyRangeOf,
  priceOf,
  priceResolvers,
  unitPriceOf,
} from './prices.ts'
import { storeVariantFilter } from './product-query.ts'
import { checkProductKey, readProduct } from './read-products.ts'
import { readVariants } from './read-variants.ts'
import { relatedTo } from './related.ts'
import { collectionsOf, withLists } from './with-lists.ts'

const choicesOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([option, choice]) => ({ option, choice }))

export const productResolvers = {
  Mutation: managed.Mutation,
  Query: {
    ...managed.Query,
    product(_, args, context, info) {
      // Before the lists are read.
      checkProductKey(args)
      return withLists(readProduct(args, context), context, info)
    },
    products: (_, args, context, info) => findProducts(args, context, info),
    async storeVariant(_, { id }, context) {
      return context.catalog.getStoreVariant({ id }).then(
        ({ variant }) => variant,
        (error: unknown) => {
          if (isNotFound(error)) return null
          throw error
        },
      )
    },
    async storeVariants(_, args, context) {
      const filter = storeVariantFilter(args.filter)
      return offsetPage(args, async (paging) => {
        const request = { query: { filter, page: paging } }
        const { variants, total } = await context.catalog.queryStoreVariants(request)
        return { nodes: variants, total }
      })
    },
  },
  ProductConnection: {
    facets: ({ found }, _, context) => (found ? facetsOf(found, context) : []),
    missingFacets: ({ found }) => [...(found?.missing ?? [])],
    correctedSearch: ({ found }) => found?.byIndex?.correction ?? null,
    matchesSomeWords: ({ found }) => found?.byIndex?.isPartial ?? false,
  },
  Facet: {
    values: (facet, args) => valuesOf(facet, args),
    totalValues: ({ values }) => values.length,
  },
  Product: {
    related: (product, args, context) => relatedTo(product, args, context),
    ...managed.Product,
    description: (product) => safeHtml(product.description),
    price: (product, _, context) => priceOf(product, context),
    compareAtPrice: (product, _, context) => compareAtPriceOf(product, context),
    basePriceRange: (product, _, context) => moneyRangeOf(product.priceRange, product, context),
    discount: (product, _, { storeFacts }) => discountOf(product, storeFacts.currency),
    pricePerUnit: ({ pricePerUnit, price, convertedPrice }) =>
      pricePerUnit && { pricePerUnit, price, convertedPrice },
    weight: (product) => weightOf(product.weight),
    weightRange: ({ weightRange }) => weightRangeOf(weightRange?.min, weightRange?.max),
    costAndProfit: async (product, _, context) =>
      costOf((await context.loaders.costs.load(product.id))?.costs, product.price, context),
    costRange: async (product, _, context) =>
      moneyRangeOf(
        (await context.loaders.costs.load(product.id))?.costRange ?? null,
        product,
        context,
      ),
    brand: ({ brandName }, _, context) =>
      brandName
        ? (context.loaders.lists.brandsByName?.get(brandName) ?? readBrandOf(brandName, context))
        : null,
    mainMedia: ({ media }) => media[0] ?? null,
    // Parts that a list may defer: compiled code catches what a resolver throws, and not what a property does.
    media: ({ media }) => media,
    options: ({ options }) => options,
    infoSections: ({ infoSections }) => infoSections,
    seo: ({ seo }) => seo,
    variants: (product, args, context) => readVariants(product, args, context),
    availability: (product, { choices }, context) => readAvailability(product, choices, context),
    collections: ({ collectionIds }, _, context) => collectionsOf(collectionIds ?? [], context),
  },
  ...priceResolvers,
  CostAndProfit: {
    cost: ({ cost, currency }) => moneyIn(currency, cost?.amount, cost?.formatted),
    profit: ({ profit, currency }) => moneyIn(currency, profit?.amount, profit?.formatted),
    margin: (costs) => decimalOrNull(marginOf(costs)),
  },
  ProductVariant: {
    ...managed.ProductVariant,
    choices: (variant) => choicesOf(variant.choices),
    price: (variant, _, context) => priceOf(variant, context),
    compareAtPrice: (variant, _, context) => compareAtPriceOf(variant, context),
    unitPrice: (variant, _, context) => unitPriceOf(variant, context),
    weight: (variant) => weightOf(variant.weight),
    costAndProfit: async (variant, _, context) =>
      costOf(await costOfVariant(variant, context), variant.price, context),
  },
  SelectedVariant: {
    price: (variant, _, context) => priceOf(variant, context),
    compareAtPrice: (variant, _, context) => compareAtPriceOf(variant, context),
    unitPrice: (variant, _, context) => unitPriceOf(variant, context),
    weight: (variant) => weightOf(variant.weight),
  },
  StoreVariant: {
    choices: (variant) => choicesOf(variant.choices),
    collectionIds: (variant, _, context) => visibleIds(variant.collectionIds, context),
  },
  InfoSection: {
    ...managed.InfoSection,
    title: (section) => section.title ?? '',
    description: (section) => safeHtml(section.description) ?? '',
  },
} satisfies DomainResolvers
