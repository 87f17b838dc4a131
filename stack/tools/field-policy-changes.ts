// Compares the directives of fields that say who may use them and below how many rows, and those of keys.
import {
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  print,
  valueFromASTUntyped,
} from 'graphql'

type Marked = { directives?: readonly ConstDirectiveNode[] }

const directiveOf = ({ directives = [] }: Marked, name: string) =>
  directives.find((one) => one.name.value === name)

/** Returns the value of an argument of a directive; undefined without either. */
function argumentOf(node: Marked, directive: string, argument: string): unknown {
  const given = directiveOf(node, directive)?.arguments?.find(({ name }) => name.value === argument)
  return given && valueFromASTUntyped(given.value)
}

/** Returns the fields of object types by `Type.field`. */
export const fieldsIn = (document: DocumentNode): Map<string, FieldDefinitionNode> =>
  new Map(
    document.definitions.flatMap((definition) => {
      const isObject =
        definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
        definition.kind === Kind.OBJECT_TYPE_EXTENSION
      return isObject
        ? (definition.fields ?? []).map(
            (field) => [`${definition.name.value}.${field.name.value}`, field] as const,
          )
        : []
    }),
  )

/** Returns the directives that say who may use a field, printed. */
const accessOf = ({ directives = [] }: FieldDefinitionNode): string =>
  directives
    .filter(({ name }) => ['right', 'actors'].includes(name.value))
    .map(print)
    .join(' ')

const actorsOf = (field: FieldDefinitionNode): unknown[] | null => {
  const allowed = argumentOf(field, 'actors', 'allow')
  return Array.isArray(allowed) ? allowed : null
}

/** Returns whether all who could use the field before still can, as far as `@actors` says. */
function isOpenToMore(before: FieldDefinitionNode, after: FieldDefinitionNode): boolean {
  const [was, is] = [actorsOf(before), actorsOf(after)]
  const rightOf = (field: FieldDefinitionNode) => argumentOf(field, 'right', 'of')
  const isSameRight = rightOf(after) === undefined || rightOf(after) === rightOf(before)
  const isWider = is === null || (was?.every((one) => is.includes(one)) ?? false)
  return isSameRight && isWider
}

function narrowedAccess(at: string, before: FieldDefinitionNode, after: FieldDefinitionNode) {
  const [was, is] = [accessOf(before), accessOf(after)]
  if (!is || is === was || isOpenToMore(before, after)) return []
  return [`${at} is limited by ${is}, before by ${was || 'nothing'}.`]
}

/** Returns below how many rows a field is answered; infinite without a limit. */
function rowsOf(field: FieldDefinitionNode): number {
  if (!directiveOf(field, 'perRow')) return Number.POSITIVE_INFINITY
  const rows = argumentOf(field, 'perRow', 'idsPerCall') ?? argumentOf(field, 'perRow', 'rows')
  return Number(rows ?? 1)
}

function fewerRows(at: string, before: FieldDefinitionNode, after: FieldDefinitionNode) {
  const [was, is] = [rowsOf(before), rowsOf(after)]
  if (is >= was) return []
  return [`${at} is answered below ${is} rows, before below ${Number.isFinite(was) ? was : 'any'}.`]
}

/** The most characters of a key without a length of its own: schema/types/field-policy.graphql. */
const usualLength = 100

function shorterKeys(at: string, before: FieldDefinitionNode, after: FieldDefinitionNode) {
  return (before.arguments ?? []).flatMap((argument) => {
    const now = after.arguments?.find(({ name }) => name.value === argument.name.value)
    if (!now || !directiveOf(argument, 'lookupKey') || !directiveOf(now, 'lookupKey')) return []
    const lengthOf = (one: Marked) =>
      Number(argumentOf(one, 'lookupKey', 'maxLength') ?? usualLength)
    const [was, is] = [lengthOf(argument), lengthOf(now)]
    const name = `${at}(${argument.name.value}:)`
    return is < was ? [`${name} takes ${is} characters, before ${was}.`] : []
  })
}

/** Returns a sentence for each field that serves fewer callers, rows or keys than the released one. */
export function narrowedPolicies(released: DocumentNode, current: DocumentNode): string[] {
  const now = fieldsIn(current)
  return [...fieldsIn(released)].flatMap(([at, before]) => {
    const after = now.get(at)
    if (!after) return []
    return [narrowedAccess, fewerRows, shorterKeys].flatMap((compare) => compare(at, before, after))
  })
}
