// Compares the schema with that of the last release, so that no client breaks without notice. docs/api/changes.md.
import {
  BreakingChangeType,
  buildASTSchema,
  type ConstDirectiveNode,
  DangerousChangeType,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  parse,
  type TypeNode,
  visit,
} from 'graphql'
import { fieldsIn, narrowedPolicies } from './field-policy-changes.ts'

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
  const rest: DocumentNode = visit(document, {
    FieldDefinition: drop,
    InputValueDefinition: drop,
    EnumValueDefinition: drop,
  })
  return withoutEmptied(rest)
}

/** Returns the document without types that have lost their last field or value, unless another field still has one. */
function withoutEmptied(document: DocumentNode): DocumentNode {
  const used = new Set<string>()
  visit(document, {
    FieldDefinition: ({ type }) => void used.add(namedTypeOf(type)),
    InputValueDefinition: ({ type }) => void used.add(namedTypeOf(type)),
  })
  const isEmptied = ({ kind, name, ...parts }: DefinitionNode & { name?: { value: string } }) => {
    const members = 'fields' in parts ? parts.fields : 'values' in parts ? parts.values : undefined
    return members?.length === 0 && !used.has(name?.value ?? '')
  }
  const emptied = document.definitions.filter(isEmptied)
  const names = new Set(
    emptied.flatMap((one) => ('name' in one && one.name ? [one.name.value] : [])),
  )
  return visit(
    { ...document, definitions: document.definitions.filter((one) => !emptied.includes(one)) },
    {
      UnionTypeDefinition: (node) => ({
        ...node,
        types: node.types?.filter(({ name }) => !names.has(name.value)),
      }),
    },
  )
}

const namedTypeOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedTypeOf(type.type)

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
    ...narrowedPolicies(before, after),
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
