import { BadInput } from '../../graphql/bad-input.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { readProducts } from '../product/read-products.ts'

const maxHits = 10

export const searchResolvers = {
  Query: {
    async suggestions(_, { query, first }, context) {
      const text = query.trim()
      if (text.length < 2) return { products: [], collections: [], brands: [] }
      if (text.length > 100) throw new BadInput('query', 'At most 100 characters, please.')
      const limit = first ?? 6
      if (limit < 1 || limit > maxHits)
        throw new BadInput('first', `Between 1 and ${maxHits}, please.`)
      const has = (name: string | null | undefined) =>
        name?.toLowerCase().includes(text.toLowerCase())
      const [products, collections, brands] = await Promise.all([
        readProducts({ first: limit, filter: { search: text } }, context),
        context.catalogue.allCollections(),
        context.catalogue.allBrands(),
      ])
      return {
        products: products.nodes,
        collections: (collections ?? []).filter(({ name }) => has(name)).slice(0, limit),
        brands: (brands ?? []).filter(({ name }) => has(name)).slice(0, limit),
      }
    },
  },
} satisfies DomainResolvers
