// What a field costs its caller and who may use it, as sentences.
import type { GraphQLField, GraphQLSchema } from 'graphql'
import { messages } from '../__generated__/messages/schema.ts'
import { costOfField, rowsOf } from '../graphql/document-cost.ts'
import { accessOf, type FieldAccess } from '../graphql/field-access.ts'

type Field = GraphQLField<unknown, unknown>

/** Returns who may use a field, with the right it requires. */
export function callersOf(field: Field): string {
  const access = accessOf(field)
  const { visitor, member, contributor, owner, right } = access
  const isForAll = visitor && member && owner && contributor && access.app
  const callers = isForAll
    ? [messages.anyCaller]
    : [
        visitor && messages.visitors,
        member && messages.members,
        contributor && messages.contributors,
        owner && messages.owners,
        appsOf(access),
      ].filter((one) => one !== false)
  const who = messages.usedBy({ callers: callers.join(', ') })
  return right ? `${who}. ${messages.right({ right })}` : who
}

function appsOf({ app }: FieldAccess): string | false {
  if (!app) return false
  return 'scope' in app ? messages.appsWith({ scope: app.scope }) : messages.anyApp
}

/** Returns the cost of a field, as the limit of documents counts it. */
export function costText(schema: GraphQLSchema, parent: string, field: Field): string {
  const { usual, most } = rowsOf(schema, parent, field)
  const own = costOfField
  if (most === 1) return messages.cost({ own })
  if (usual === most) return messages.costOfRows({ own, rows: most })
  return messages.costOfPage({ own, usual, most })
}
