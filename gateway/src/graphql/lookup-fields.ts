// Reads `@lookup`: reports why such fields return null. Missing entities stay null, which clients rely on; the reason is added to
// `extensions.problems`. Invalid identifiers are not sent to the platform. docs/decisions/010.
import { guid, text } from '@vitrine/platform'
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  responsePathAsArray,
} from 'graphql'
import { z } from 'zod'
import { messages } from '../__generated__/messages/common.ts'
import type { LookupKeyDirectiveArgs } from '../__generated__/resolvers.ts'
import type { KeyFormat, Problem } from '../__generated__/schema-types.ts'
import type { Context } from './context.ts'
import { allFields, directiveOn } from './field-directives.ts'
import { checkInput, problem } from './problems.ts'
import type { ReadProblem } from './request-context.ts'

const like = (pattern: RegExp, max: number) =>
  text(max, 1).regex(pattern, { error: () => messages.cannotBeOne })

const formats: Readonly<Record<KeyFormat, (maxLength: number) => z.ZodType>> = {
  GUID: () => guid,
  // A brand without a record has its slug as id.
  BRAND_ID: () => like(/^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|slug:.+)$/iu, 100),
  // The built-in collection has an id of 35 characters. docs/contract/catalog.md §7.
  COLLECTION_ID: () => like(/^[0-9a-f-]{35,36}$/i, 36),
  // docs/contract/catalog.md §6.
  STORE_VARIANT_ID: () => like(/^[0-9a-f-]{36}[-.][0-9a-f-]{36}$/i, 73),
  // An event has an id of the platform or a hash; an order may have other than a GUID.
  // docs/contract/checkout-order.md §1.
  WORD: (maxLength) => like(/^[\w-]*$/, maxLength),
  SLUG: (maxLength) => like(/^[^\s/?#\\]*$/u, maxLength),
  TEXT: (maxLength) => text(maxLength, 1),
}

/** The arguments that identify an entity, with the rule of each. */
type Keys = Readonly<Record<string, z.ZodType>>
type Arguments = Record<string, unknown>

/** Wraps the resolvers of all lookup fields. Throws where a directive cannot stand. */
export function reportNullReasons(schema: GraphQLSchema): GraphQLSchema {
  for (const { name, field } of allFields(schema)) {
    const keys = keysOf(schema, field)
    if (directiveOn(schema, 'lookup', field)) {
      checkLookup(name, field, keys)
      reportOn(field, keys)
    } else if (Object.keys(keys).length > 0) {
      throw new Error(`${name}: @lookupKey stands on arguments of @lookup fields`)
    }
  }
  return schema
}

function keysOf(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): Keys {
  return Object.fromEntries(
    field.args.flatMap((argument) => {
      const key = directiveOn<Required<LookupKeyDirectiveArgs>>(schema, 'lookupKey', argument)
      return key ? [[argument.name, formats[key.format](key.maxLength)]] : []
    }),
  )
}

function checkLookup(name: string, { type }: GraphQLField<unknown, unknown>, keys: Keys): void {
  if (isNonNullType(type) || isListType(type)) {
    throw new Error(`${name}: @lookup is for fields that return one thing or null`)
  }
  if (Object.keys(keys).length === 0) throw new Error(`${name}: @lookup needs an @lookupKey`)
}

function reportOn(field: GraphQLField<unknown, Context>, keys: Keys): void {
  const resolve = field.resolve ?? defaultFieldResolver
  // Once for each field: a schema is compiled when it parses for the first time.
  const rules = new Map(
    Object.entries(keys).map(([name, rule]) => [name, z.object({ [name]: rule })]),
  )
  field.resolve = async (source, args: Arguments, context, info) => {
    const [given, ...others] = Object.keys(keys).filter((one) => (args[one] ?? null) !== null)
    // Without exactly one argument, the resolver reports the problem.
    if (given === undefined || others.length > 0) return resolve(source, args, context, info)
    const broken = brokenRule(rules.get(given), args)
    const found = broken ? null : ((await resolve(source, args, context, info)) ?? null)
    if (found === null)
      context.nullReasons.push(readProblem(broken ?? notFound(given), given, info))
    return found
  }
}

const notFound = (field: string) => problem('NOT_FOUND', { field })

function brokenRule(rule: z.ZodType | undefined, args: Arguments): Problem | undefined {
  const checked = rule && checkInput(rule, args)
  return checked?.ok === false ? checked.problems[0] : undefined
}

const readProblem = (
  { code, message, field }: Problem,
  name: string,
  { path }: Pick<GraphQLResolveInfo, 'path'>,
): ReadProblem => ({ code, message, field: field ?? name, path: responsePathAsArray(path) })
