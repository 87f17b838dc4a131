import type { MutationResolvers, QueryResolvers, Resolvers } from '../__generated__/resolvers.ts'

/** What one domain answers: any types, and its own share of the root fields. */
export type DomainResolvers = Omit<Resolvers, 'Query' | 'Mutation' | 'Subscription'> & {
  Query?: Partial<QueryResolvers>
  Mutation?: Partial<MutationResolvers>
}
