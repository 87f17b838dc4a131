// Who may use a field, by its `@actors` or `@right`: for docs/permissions.md and the pages of the schema.
import type { GraphQLField } from 'graphql'
import type { Right } from '../__generated__/schema-types.ts'
import { holders } from '../auth/permissions.ts'
import { allowedActors, requiredRight } from './actors-directive.ts'

export type FieldAccess = {
  visitor: boolean
  member: boolean
  contributor: boolean
  owner: boolean
  /** Null when no app may use the field; without a scope any key may. */
  app: { scope: string } | Record<never, never> | null
  right: Right | null
}

/** Returns the callers that may use a field. A field without a directive is for all. */
export function accessOf(field: GraphQLField<unknown, unknown>): FieldAccess {
  const right = requiredRight(field)
  if (right) {
    const { contributor, owner, scope } = holders[right]
    // A right without a scope is a person's alone.
    const app = scope === null ? null : { scope }
    return { visitor: false, member: false, contributor, owner, app, right }
  }
  const kinds = allowedActors(field)
  const isFor = (kind: NonNullable<typeof kinds>[number]) => kinds?.includes(kind) ?? true
  const isStaff = isFor('STAFF')
  return {
    visitor: isFor('VISITOR'),
    member: isFor('MEMBER'),
    contributor: isStaff,
    owner: isStaff,
    app: isFor('APP') ? {} : null,
    right: null,
  }
}
