// Implements the reading calls of collections, v2. docs/contract/catalog.md §3.3, §7.
import type { AllCalls, Handlers } from '@vitrine/platform'
import { collectionFields } from '../catalog/fields.ts'
import { wireCollectionOf } from '../catalog/wire-collection.ts'
import type { CallContext } from '../context.ts'
import { notFound } from '../refuse.ts'
import { runQuery } from '../rules/run-query.ts'

export const collections: Handlers<AllCalls['collections'], CallContext> = {
  queryCollections: ({ query }, { state, site }) => {
    const { items, metadata } = runQuery(state.collections.all(), query, {
      fields: collectionFields,
    })
    return { collections: items.map((one) => wireCollectionOf(one, state, site)), metadata }
  },

  getCollection: ({ id }, { state, site }) => {
    const collection = state.collections.get(id.toLowerCase())
    if (!collection) throw notFound('Collection')
    return { collection: wireCollectionOf(collection, state, site) }
  },

  getCollectionBySlug: ({ slug }, { state, site }) => {
    const collection = state.collections.by('slug', slug)[0]
    if (!collection) throw notFound('Collection')
    return { collection: wireCollectionOf(collection, state, site) }
  },
}
