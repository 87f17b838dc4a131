// Compares the schema with that of the last release, so that no client breaks without notice. docs/api/changes.md.
import {
  BreakingChangeType,
  buildASTSchema,
  type ConstDirectiveNode,
  DangerousChangeType,
  type DocumentNode,
  type FieldDefinitionNode,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  parse,
  print,
  visit,
} from 'graphql'

type Deprecable = { directives?: readonly ConstDirectiveNode[] }

/** Returns the reason of a deprecation; undefined for what is not deprecated. */
export function deprecationOf({ directives = [] }: Deprecable): string | undefined {
  const deprecated = directives.find(({ name }) => name.value === 'deprecated')
  const reason = deprecated?.arguments?.find(({ name }) => name.value === 'reason')?.value
  return deprecated && (reason?.kind === Kind.STRING ? reason.value : '')
}

/** Returns the date (YYYY-MM-DD) after which something deprecated may be removed; null when its reason has none. */
export const removalDateOf = (reason: string): string | null =>
  / Removed after (\d{4}-\d{2}-\d{2})\.$/.exec(reason)?.[1] ?? null

/** Returns the document without what was announced to be removed before today. */
function withoutExpired(document: DocumentNode, today: string): DocumentNode {
  const drop = (node: Deprecable) => {
    const date = removalDateOf(deprecationOf(node) ?? '')
    return date !== null && date < today ? null : undefined
  }
  return visit(document, {
    FieldDefinition: drop,
    InputValueDefinition: drop,
    EnumValueDefinition: drop,
  })
}

/** Fields that are narrower for their callers than before: those that need another right, or other actors. */
const accessDirectives = ['right', 'actors']

/** Returns the fields of object types by `Type.field`. */
const fieldsIn = (document: DocumentNode): Map<string, FieldDefinitionNode> =>
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
    .filter((one) => accessDirectives.includes(one.name.value))
    .map(print)
    .join(' ')

function narrowedAccess(released: DocumentNode, current: DocumentNode): string[] {
  const now = fieldsIn(current)
  return [...fieldsIn(released)].flatMap(([at, field]) => {
    const [before, after] = [accessOf(field), now.get(at)]
    const access = after && accessOf(after)
    if (!access || access === before) return []
    return [`${at} is limited by ${access}, before by ${before || 'nothing'}.`]
  })
}

const isNullWithErrorOnly = ({ directives = [] }: FieldDefinitionNode) =>
  directives.some(({ name }) => name.value === 'semanticNonNull')

/** Returns the fields that may be null without an error and could not before: clients have types without that null. */
function weakenedNulls(released: DocumentNode, current: DocumentNode): string[] {
  const now = fieldsIn(current)
  return [...fieldsIn(released)].flatMap(([at, field]) => {
    const after = now.get(at)
    if (!after || !isNullWithErrorOnly(field) || isNullWithErrorOnly(after)) return []
    return after.type.kind === Kind.NON_NULL_TYPE ? [] : [`${at} may be null without an error.`]
  })
}

/** Returns what graphql-js does not compare: inputs that became `@oneOf`, and defaults of their fields. */
function changedInputs(old: GraphQLSchema, now: GraphQLSchema): string[] {
  const inputs = Object.values(old.getTypeMap()).filter(isInputObjectType)
  return inputs.flatMap((before) => {
    const after = now.getType(before.name)
    if (!isInputObjectType(after)) return []
    const defaults = Object.values(before.getFields()).flatMap(({ name, defaultValue }) => {
      const field = after.getFields()[name]
      const [was, is] = [defaultValue, field?.defaultValue].map((one) => JSON.stringify(one))
      const isSame = !field || was === undefined || was === is
      return isSame ? [] : [`${before.name}.${name} has the default ${is}, before ${was}.`]
    })
    const isNarrower = after.isOneOf && !before.isOneOf
    return isNarrower ? [`${before.name} takes exactly one field.`, ...defaults] : defaults
  })
}

/**
 * Returns a sentence for each change that breaks a client of the released schema. `today`: YYYY-MM-DD; what was
 * announced to be removed before it may be gone.
 */
export function breakingChanges(released: string, current: string, today: string): string[] {
  const [before, after] = [withoutExpired(parse(released), today), parse(current)]
  const [old, now] = [buildASTSchema(before), buildASTSchema(after)]
  const dangerous = findDangerousChanges(old, now).filter(
    ({ type }) => type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
  )
  // Directives of definitions are the gateway's own; clients cannot send them.
  const breaking = findBreakingChanges(old, now).filter(
    ({ type }) =>
      type !== BreakingChangeType.DIRECTIVE_REMOVED &&
      type !== BreakingChangeType.DIRECTIVE_ARG_REMOVED &&
      type !== BreakingChangeType.REQUIRED_DIRECTIVE_ARG_ADDED &&
      type !== BreakingChangeType.DIRECTIVE_REPEATABLE_REMOVED &&
      type !== BreakingChangeType.DIRECTIVE_LOCATION_REMOVED,
  )
  return [
    ...[...breaking, ...dangerous].map(({ description }) => description),
    ...narrowedAccess(before, after),
    ...weakenedNulls(before, after),
    ...changedInputs(old, now),
  ]
}

/** Returns the coordinates and reasons of everything that is deprecated. */
export function deprecationsIn(schema: string): { at: string; reason: string }[] {
  const found: { at: string; reason: string }[] = []
  const names: string[] = []
  const enter = (node: Deprecable & { name: { value: string } }) => {
    names.push(node.name.value)
    const reason = deprecationOf(node)
    if (reason !== undefined) found.push({ at: names.join('.'), reason })
  }
  const both = { enter, leave: () => void names.pop() }
  visit(parse(schema), {
    ObjectTypeDefinition: both,
    InterfaceTypeDefinition: both,
    InputObjectTypeDefinition: both,
    EnumTypeDefinition: both,
    FieldDefinition: both,
    InputValueDefinition: both,
    EnumValueDefinition: both,
  })
  return found
}
