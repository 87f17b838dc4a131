// Values for the arguments of the schema, derived from their types, for tests where only the shape matters.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import { root } from '../../src/root.ts'

export const schema = buildSchema(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'))

type InputMember = GraphQLArgument | GraphQLInputField
/** One step on the path into the arguments. */
export type Step = { name: string; isList: boolean }
/** The path and type of a value inside the arguments of a field. */
export type Place = { steps: Step[]; member: InputMember }

/** Returns every reachable argument and input field, each input type once per path. */
export function placesIn(
  members: readonly InputMember[],
  before: Step[] = [],
  seen: readonly string[] = [],
): Place[] {
  return members.flatMap((member) => {
    const type = getNamedType(member.type)
    const steps = [...before, { name: member.name, isList: isList(member.type) }]
    const own = { steps, member }
    if (!isInputObjectType(type) || seen.includes(type.name)) return [own]
    const inside = Object.values(type.getFields())
    return [own, ...placesIn(inside, steps, [...seen, type.name])]
  })
}
const isList = (type: GraphQLInputType): boolean =>
  isNonNullType(type) ? isList(type.ofType) : isListType(type)

/** Returns a value of a type with only what the type requires. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType)
  if (isListType(type)) return [sampleOf(type.ofType)]
  if (isEnumType(type)) return type.getValues().find(({ name }) => name !== 'UNKNOWN')?.name
  if (isInputObjectType(type)) return neededOf(type)
  const samples: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, Decimal: '1' }
  return samples[type.name] ?? '00000000-0000-4000-8000-000000000000'
}
function neededOf(type: GraphQLInputObjectType): Record<string, unknown> {
  const fields = Object.values(type.getFields())
  const needed = type.isOneOf
    ? fields.slice(0, 1)
    : fields.filter((field) => isNonNullType(field.type))
  return Object.fromEntries(needed.map((field) => [field.name, sampleOf(field.type)]))
}

/** Returns the required arguments, with `change` applied to the value at a path. */
export function variablesWith(
  members: readonly InputMember[],
  [step, ...rest]: readonly Step[],
  change: (sample: unknown) => unknown,
): Record<string, unknown> {
  const sent = members.filter(({ type, name }) => isNonNullType(type) || name === step?.name)
  return Object.fromEntries(
    sent.map((member) => [
      member.name,
      member.name === step?.name ? changed(member, step, rest, change) : sampleOf(member.type),
    ]),
  )
}
function changed(
  member: InputMember,
  { isList: asList }: Step,
  rest: readonly Step[],
  change: (sample: unknown) => unknown,
): unknown {
  const type = getNamedType(member.type)
  const isInside = rest.length > 0 && isInputObjectType(type)
  const value = isInside
    ? {
        ...(type.isOneOf ? {} : neededOf(type)),
        ...variablesWith(Object.values(type.getFields()), rest, change),
      }
    : change(sampleOf(type))
  return asList ? [value] : value
}

/** Returns a document for one field with all arguments as variables and a minimal selection. */
export function documentFor(
  kind: 'query' | 'mutation',
  { name, args, type }: GraphQLField<unknown, unknown>,
): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }'
  return `${kind} Sample(${declared}) { ${name}(${given})${selection} }`
}
