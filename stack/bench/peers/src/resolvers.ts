// The resolvers that all GraphQL peers share. Fields that a mapping fills have none.
import type { Context } from './context.ts'
import { cartOf, estimateOf, memberOf, type Product, productOf, variantOf } from './mapping.ts'
import { storeName } from './platform.ts'
import type { Line } from './reads.ts'
import { logged } from './sessions.ts'

type AddToCart = { lines: Line[]; idempotencyKey?: string }
type Page = { first: number; page: number; filter?: { collections?: string[] } }

export const resolvers = {
  Query: {
    store: () => ({ name: storeName }),
    async products(_: unknown, { first, page, filter }: Page, { reads }: Context) {
      const nodes = await reads.products({ first, page, collections: filter?.collections })
      return { nodes: nodes.map(productOf), totalCount: null }
    },
    async product(_: unknown, { slug }: { slug: string }, { reads }: Context) {
      const wire = await reads.product(slug)
      return wire && productOf(wire)
    },
    async cart(_: unknown, __: unknown, { reads, findSession }: Context) {
      const session = findSession()
      const wire = session && (await reads.cart(session.token))
      return wire && cartOf(wire)
    },
    async cartEstimate(_: unknown, __: unknown, { reads, findSession }: Context) {
      const session = findSession()
      const wire = session && (await reads.estimate(session.token))
      return wire && estimateOf(wire)
    },
    async managedMembers(_: unknown, { first, page }: Page, { reads }: Context) {
      const { members, total } = await reads.members({ first, page })
      return { nodes: members.map(memberOf), totalCount: total }
    },
  },
  Mutation: {
    async addToCart(_: unknown, { input }: { input: AddToCart }, context: Context) {
      const session = await context.ensureSession()
      const cart = await logged(session, input, () =>
        context.reads.addToCart(session.token, input.lines),
      )
      return { cart: cartOf(cart), problems: [] }
    },
  },
  Product: {
    async variants({ id }: Product, _: unknown, { reads }: Context) {
      return { nodes: (await reads.variants(id)).map(variantOf) }
    },
    availability: async ({ id, options, stock }: Product, _: unknown, { reads }: Context) => ({
      availableForPurchase: options.length > 0 ? await reads.availability(id) : stock.inStock,
    }),
  },
}

/** Joins with DataLoader. */
export const joinedResolvers = {
  ...resolvers,
  Product: {
    ...resolvers.Product,
    brand: ({ brandName }: Product, _: unknown, { brands }: Context) =>
      brandName === null ? null : brands.load(brandName),
    collections: async ({ collectionIds }: Product, _: unknown, { collections }: Context) =>
      (await collections.loadMany(collectionIds)).filter(
        (one) => one !== null && !(one instanceof Error),
      ),
  },
}
