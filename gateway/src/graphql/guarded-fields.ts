// Finds what a document selects that takes a right.
import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { Right } from '../__generated__/schema-types.ts'
import type { ActorContext } from '../auth/actor.ts'
import { holds } from '../auth/permissions.ts'
import type { SessionContext } from '../session/sessions.ts'
import { actorOf, refusal, requiredRight } from './actors-directive.ts'

/** Returns the rights that the fields of a document take, also those in its fragments. */
export function rightsOf(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<Right> {
  const rights = new Set<Right>()
  const types = new TypeInfo(schema)
  const Field = () => {
    const field = types.getFieldDef()
    const right = field && requiredRight(field)
    if (right) rights.add(right)
  }
  visit(document, visitWithTypeInfo(types, { Field }))
  return rights
}

/** Throws when the caller lacks a right that a field of the document takes: a stream would fail at each event. */
export async function requireRights(
  schema: GraphQLSchema,
  document: DocumentNode,
  context: ActorContext & SessionContext,
): Promise<void> {
  const rights = rightsOf(schema, document)
  if (rights.size === 0) return
  const actor = await actorOf(context)
  for (const right of rights) {
    if (!holds(actor, right)) throw refusal(actor.kind, right)
  }
}
