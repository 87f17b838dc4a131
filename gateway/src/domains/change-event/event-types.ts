import type { Resolvers } from '../../__generated__/resolvers.ts'

/** Checks resolvers of event types, and keeps their inferred type small. */
export const eventTypes = <Name extends keyof Resolvers & `${string}Event`>(
  types: Pick<Resolvers, Name>,
): Pick<Resolvers, Name> => types
