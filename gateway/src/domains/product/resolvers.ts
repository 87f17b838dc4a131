import { decimalOrNull } from '../../graphql/decimal.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { offsetPage } from '../../graphql/paging.ts'
import { isNotFound } from '../../platform/failure.ts'
import { readBrandOf } from '../brand/read-by-slug.ts'
import { visibleIds } from '../collection/collection-ids.ts'
import { safeHtml } from '../common/html.ts'
import { mediaItemsOf, variantMediaItem } from '../common/media.ts'
import { moneyIn } from '../common/money.ts'
import { weightOf, weightRangeOf } from '../common/weight.ts'
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
import { productTypes } from './product-words.ts'
import { readProduct } from './read-products.ts'
import { readVariants } from './read-variants.ts'
import { relatedTo } from './related.ts'
import { seoOf } from './seo.ts'
import { stockOfProduct, stockOfVariant } from './stock.ts'

/** Joins base and path, which may each have or lack the slash. */
const pageUrlOf = (base: string, path: string | null | undefined) =>
  `${base.replace(/\/$/, '')}/${(path ?? '').replace(/^\//, '')}`

const choicesOf = (choices: Record<string, string> | null | undefined) =>
  Object.entries(choices ?? {}).map(([option, choice]) => ({ option, choice }))

export const productResolvers = {
  Mutation: managed.Mutation,
  Query: {
    ...managed.Query,
    product: (_, args, context) => readProduct(args, context),
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
        const request = { query: { filter, paging } }
        const { variants, metadata } = await context.catalog.queryStoreVariants(request)
        return { nodes: variants, total: metadata?.total ?? null }
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
    slug: (product) => product.slug ?? product.id,
    numericId: (product) => product.numericId ?? null,
    inventoryItemId: (product) => product.inventoryItemId ?? null,
    pageUrl: ({ productPageUrl: page }) => (page?.base ? pageUrlOf(page.base, page.path) : null),
    productDimensions: (product) => product.productDimensions ?? null,
    packageDimensions: (product) => product.packageDimensions ?? null,
    name: (product) => product.name ?? '',
    visible: (product) => product.visible ?? true,
    type: (product) => productTypes[product.productType ?? 'unspecified_product_type'],
    description: (product) => safeHtml(product.description),
    sku: (product) => product.sku || null,
    price: (product, _, context) => priceOf(product, context),
    compareAtPrice: (product, _, context) => compareAtPriceOf(product, context),
    basePriceRange: (product, _, context) => moneyRangeOf(product.priceRange, product, context),
    discount: (product, _, { config }) => discountOf(product, config.store.currency),
    pricePerUnit: (product) => (product.pricePerUnitData ? product : null),
    weight: (product) => weightOf(product.weight),
    weightRange: (product) => weightRangeOf(product.weightRange),
    costAndProfit: async (product, _, context) =>
      costOf(
        (await context.loaders.costs.load(product.id))?.costAndProfitData,
        product.priceData,
        context,
      ),
    costRange: async (product, _, context) =>
      moneyRangeOf((await context.loaders.costs.load(product.id))?.costRange, product, context),
    stock: (product) => stockOfProduct(product.stock),
    ribbon: (product) => product.ribbon || null,
    brandName: (product) => product.brand || null,
    brand: (product, _, context) => (product.brand ? readBrandOf(product.brand, context) : null),
    mainMedia: (product) => product.media?.mainMedia ?? product.media?.items?.[0] ?? null,
    media: (product) => mediaItemsOf(product.media),
    options: (product) => product.productOptions ?? [],
    managesVariants: (product) => product.manageVariants ?? false,
    variants: (product, args, context) => readVariants(product, args, context),
    availability: (product, { choices }, context) => readAvailability(product, choices, context),
    infoSections: (product) => product.additionalInfoSections ?? [],
    customTextFields: (product) =>
      (product.customTextFields ?? []).map((field) => ({
        title: field.title,
        maxLength: field.maxLength ?? 500,
        mandatory: field.mandatory ?? false,
      })),
    async collections(product, _, context) {
      const found = await Promise.all(
        (product.collectionIds ?? []).map((id) => context.loaders.collections.load(id)),
      )
      return found.filter((collection) => collection !== null)
    },
    seo: (product) => seoOf(product),
    createdAt: (product) => product.createdDate ?? null,
    updatedAt: (product) => product.lastUpdated ?? null,
  },
  ...priceResolvers,
  Dimensions: { unit: ({ unit }) => unit ?? 'UNKNOWN' },
  CostAndProfit: {
    cost: ({ wire, currency }) => moneyIn(currency, wire.itemCost, wire.formattedItemCost),
    profit: ({ wire, currency }) => moneyIn(currency, wire.profit, wire.formattedProfit),
    margin: ({ wire }) => decimalOrNull(marginOf(wire)),
  },
  ProductOption: {
    type: (option) =>
      option.optionType === 'color'
        ? 'COLOR'
        : option.optionType === 'drop_down'
          ? 'DROP_DOWN'
          : 'UNKNOWN',
    choices: (option) =>
      option.choices.map((choice) => ({
        value: choice.value,
        label: choice.description ?? choice.value,
        inStock: choice.inStock ?? true,
        visible: choice.visible ?? true,
        media: mediaItemsOf(choice.media),
      })),
  },
  ProductVariant: {
    ...managed.ProductVariant,
    choices: (variant) => choicesOf(variant.choices),
    price: ({ variant }, _, context) => priceOf(variant ?? {}, context),
    compareAtPrice: ({ variant }, _, context) => compareAtPriceOf(variant ?? {}, context),
    unitPrice: ({ variant }, _, context) => unitPriceOf(variant ?? {}, context),
    weight: (variant) => weightOf(variant.variant?.weight),
    sku: (variant) => variant.variant?.sku || null,
    visible: (variant) => variant.variant?.visible ?? true,
    productDimensions: ({ variant }) => variant?.productDimensions ?? null,
    packageDimensions: ({ variant }) => variant?.packageDimensions ?? null,
    stock: (variant) => stockOfVariant(variant.stock),
    costAndProfit: async (variant, _, context) =>
      costOf(await costOfVariant(variant, context), variant.variant?.priceData, context),
  },
  ProductAvailability: {
    availableForPurchase: (availability) => availability.availableForPurchase ?? false,
    selectedVariant: (availability) => availability.selectedVariant ?? null,
    options: (availability) => availability.productOptions,
    media: (availability) => mediaItemsOf(availability.media),
    managesVariants: (availability) => availability.managedProduct ?? null,
  },
  SelectedVariant: {
    id: (variant) => variant.variantId ?? null,
    price: (variant, _, context) => priceOf(variant, context),
    compareAtPrice: (variant, _, context) => compareAtPriceOf(variant, context),
    unitPrice: (variant, _, context) => unitPriceOf(variant, context),
    weight: (variant) => weightOf(variant.weight),
    sku: (variant) => variant.sku || null,
    quantity: (variant) => variant.quantity ?? null,
    inStock: (variant) => variant.inStock ?? false,
    visible: (variant) => variant.visible ?? true,
    productDimensions: (variant) => variant.productDimensions ?? null,
    packageDimensions: (variant) => variant.packageDimensions ?? null,
  },
  StoreVariant: {
    variantId: (variant) => variant.variantId ?? null,
    productId: (variant) => variant.productId ?? null,
    name: (variant) => variant.variantName ?? null,
    productName: (variant) => variant.productName ?? null,
    managesVariants: (variant) => variant.managedVariant ?? false,
    sku: (variant) => variant.sku || null,
    stock: (variant) => stockOfVariant(variant.stock),
    choices: (variant) => choicesOf(variant.choices),
    collectionIds: (variant, _, context) => visibleIds(variant.collectionIds ?? [], context),
    media: (variant) => variantMediaItem(variant.media),
    preorder: ({ preorderInfo }) =>
      preorderInfo ? { ...preorderInfo, enabled: preorderInfo.enabled ?? false } : null,
  },
  InfoSection: {
    ...managed.InfoSection,
    title: (section) => section.title ?? '',
    description: (section) => safeHtml(section.description) ?? '',
  },
} satisfies DomainResolvers
