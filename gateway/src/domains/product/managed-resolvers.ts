// Resolvers of products in the admin.
import { decimalOrNull } from '../../graphql/decimal.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { moneyPaid } from '../common/catalog-price.ts'
import { readHealth } from './catalog-health.ts'
import { dryRunPrices } from './dry-run-prices.ts'
import { lowestSaleOf } from './lowest-sale.ts'
import { manageProduct } from './manage.ts'
import { manageProducts } from './manage-many.ts'
import { manageMedia } from './manage-media.ts'
import { manageVariants } from './manage-variants.ts'
import { basePriceOf } from './prices.ts'
import { readManaged, readManagedProduct } from './read-managed.ts'
import { realCollections } from './real-collections.ts'

export const managedProductResolvers = {
  Query: {
    managedProducts: (_, args, context) => readManaged(args, context),
    managedProduct: (_, { id }, context) => readManagedProduct(id, context),
    catalogHealth: (_, __, context) => readHealth(context),
    dryRunPrices: (_, args, context) => dryRunPrices(args, context),
  },
  Mutation: { ...manageProduct, ...manageVariants, ...manageMedia, ...manageProducts },
  Product: {
    basePrice: (product, _, context) => basePriceOf(product, context),
    rawDescription: (product) => product.description,
    collectionIds: (product) => realCollections(product.collectionIds),
    async lowestSale(product, _, { loaders, storeFacts }) {
      // Public reads have no costs, and lists have no variants.
      const { ownPrice, margin } = lowestSaleOf((await loaders.costs.load(product.id)) ?? product)
      return {
        paid: moneyPaid(ownPrice, storeFacts.currency),
        margin: decimalOrNull(margin),
        atLoss: margin !== null && margin < 0,
      }
    },
  },
  ProductVariant: {
    basePrice: (variant, _, context) => basePriceOf(variant, context),
  },
  InfoSection: {
    rawDescription: (section) => section.description ?? null,
  },
} satisfies DomainResolvers
