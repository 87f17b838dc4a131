import type { ActorKind } from '../__generated__/graphql.ts'

type Named = { kind: ActorKind; id?: string | null; name?: string | null }

/** Returns the name of a recorded actor; of one without a name the id, or the kind. */
export const actorWords = ({ kind, id, name }: Named): string => name ?? id ?? kind
