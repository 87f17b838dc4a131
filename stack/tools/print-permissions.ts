// Prints docs/permissions.md: who may use which field, from the schema's directives and the table of rights.
import { accessOf, allowedActors, documentsScope, holders, requiredRight } from '@vitrine/gateway'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>

const columns = ['Visitor', 'Member', 'Contributor', 'Owner', 'App with'] as const
const scopeText = (scope: string | null) => (scope === null ? '' : `\`${scope}\``)
const yes = (is: boolean) => (is ? 'yes' : '')

function cellsOf(field: Field): string[] {
  const { member, contributor, owner, app, right } = accessOf(field)
  const scope = app && 'scope' in app ? `\`${app.scope}\`` : app && 'any key'
  return ['', yes(member), yes(contributor), yes(owner), scope || '', right ?? '']
}

/** Returns the schema's description of a right, in one line. */
function opensOf(schema: GraphQLSchema, right: string): string {
  const rights = schema.getType('Right')
  const words = isEnumType(rights) ? rights.getValue(right)?.description : null
  return (words ?? '').replace(/\s+/g, ' ')
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Returns the page as text. */
export function printPermissions(schemaText: string): string {
  const schema = buildSchema(schemaText)
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
  const marked = fields.filter(({ field }) => allowedActors(field) ?? requiredRight(field))
  const rights = Object.entries(holders)
  return [
    '# Permissions',
    '',
    'Who may use which field. Printed by `pnpm codegen` from the schema’s `@actors` and `@right` and from',
    '`gateway/src/auth/permissions.ts`; do not edit. Staff are members whose verified email address is in',
    '`STAFF`, at the admin endpoint (`/admin/graphql`) after elevation; apps send a key of theirs.',
    '',
    '## Rights',
    '',
    line(['Right', 'Contributor', 'Owner', 'App with', 'What it opens']),
    line(Array(5).fill('---')),
    ...rights.map(([right, { contributor, owner, scope }]) =>
      line([right, yes(contributor), yes(owner), scopeText(scope), opensOf(schema, right)]),
    ),
    '',
    `An app whose key has the scope \`${documentsScope}\` sends documents of its own, as staff do, and reads the schema by`,
    'them; without it, it runs the documents of our clients by their hash.',
    '',
    '## Fields',
    '',
    `${marked.length} fields are marked; the other ${fields.length - marked.length} are public.`,
    '',
    line(['Field', ...columns, 'Right']),
    line(Array(columns.length + 2).fill('---')),
    ...marked.map(({ type, field }) => line([`${type.name}.${field.name}`, ...cellsOf(field)])),
    '',
  ].join('\n')
}
