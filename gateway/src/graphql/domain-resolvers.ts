import type { MutationResolvers, QueryResolvers, Resolvers } from '../__generated__/resolvers.ts'

/** The resolvers of one domain: any types, and its part of the root fields. */
export type DomainResolvers = Omit<Resolvers, 'Query' | 'Mutation' | 'Subscription'> & {
  Query?: Partial<QueryResolvers>
  Mutation?: Partial<MutationResolvers>
}
