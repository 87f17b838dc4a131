import type { Resolvers } from '../../__generated__/resolvers.ts'

/** Checks resolvers of event types, and says no more about them than whose they are. */
export const eventTypes = <Name extends keyof Resolvers & `${string}Event`>(
  types: Pick<Resolvers, Name>,
): Pick<Resolvers, Name> => types
