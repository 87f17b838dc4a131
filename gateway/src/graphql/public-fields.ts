// Reads `@public`: the root fields whose answer is the same for all callers. Responses of public documents may be
// cached for all callers, and their subscriptions are executed once. docs/security.md S52.
import { type DocumentNode, type GraphQLSchema, Kind, type OperationTypeNode } from 'graphql'
import { allowedActors, requiredRight } from './actors-directive.ts'
import { onlyOperation } from './document-limits.ts'
import { allFields, directiveOn } from './field-directives.ts'
import { rightsOf } from './guarded-fields.ts'

type PublicFields = Readonly<Record<`${OperationTypeNode}`, ReadonlySet<string>>>

const known = new WeakMap<GraphQLSchema, PublicFields>()

/** Reads the directive of all fields when the gateway starts. Throws where it cannot stand. */
export function readPublicFields(schema: GraphQLSchema): GraphQLSchema {
  publicFieldsOf(schema)
  return schema
}

/**
 * Returns whether every root field is public, and no other field takes a right. Fragments at the root do not count as
 * public.
 */
export function isPublicDocument(schema: GraphQLSchema, document: DocumentNode): boolean {
  const { operation, selectionSet } = onlyOperation(document)
  const fields = publicFieldsOf(schema)[operation]
  const isPublic = selectionSet.selections.every(
    (one) => one.kind === Kind.FIELD && fields.has(one.name.value),
  )
  return isPublic && rightsOf(schema, document).size === 0
}

function publicFieldsOf(schema: GraphQLSchema): PublicFields {
  const before = known.get(schema)
  if (before) return before
  const marked = allFields(schema).filter(({ field }) => directiveOn(schema, 'public', field))
  const roots = [schema.getQueryType()?.name, schema.getSubscriptionType()?.name]
  for (const { type, name, field } of marked) {
    if (!roots.includes(type)) throw new Error(`${name}: only root fields that read can be @public`)
    if (allowedActors(field) || requiredRight(field)) {
      throw new Error(`${name}: a field that some callers may not use cannot be @public`)
    }
  }
  const [query, subscription] = roots.map((root) =>
    marked.filter(({ type }) => type === root).map(({ field }) => field.name),
  )
  const fields = {
    query: new Set([...(query ?? []), '__typename']),
    mutation: new Set<string>(),
    subscription: new Set(subscription),
  }
  known.set(schema, fields)
  return fields
}
