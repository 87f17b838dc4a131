import { allProductsCollectionId } from '@vitrine/platform'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { checkPage, offsetPage, slicePage } from '../../graphql/paging.ts'
import { findProducts } from '../product/find-products.ts'
import { readManaged } from '../product/read-products.ts'
import { manageCollection } from './manage.ts'
import { readCollection } from './read-collection.ts'
import { readManagedCollection, readManagedCollections } from './read-managed.ts'

export const collectionResolvers = {
  Mutation: manageCollection,
  Query: {
    managedCollections: (_, args, context) => readManagedCollections(args, context),
    managedCollection: (_, { id }, context) => readManagedCollection(id, context),
    collection: (_, args, context, info) => readCollection(args, context, info),
    async collections(_, args, context) {
      checkPage(args)
      const all = await context.catalog.allCollections()
      if (all) return slicePage(all, args, ({ id }) => id)
      return offsetPage(args, async (page) => {
        const answer = await context.catalog.queryCollections({ query: { page } })
        return { nodes: answer.collections, total: answer.total }
      })
    },
  },
  Collection: {
    mainMedia: ({ media }) => media[0] ?? null,
    builtIn: ({ id }) => id === allProductsCollectionId,
    managedProducts: ({ id }, args, context) => readManaged(args, context, id),
    products: ({ id }, args, context, info) =>
      findProducts(args, context, info, { collectionId: id }),
  },
} satisfies DomainResolvers
