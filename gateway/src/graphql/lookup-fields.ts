// Reports why lookup fields return null. Missing entities stay null, which clients rely on; the reason is added to
// `extensions.problems`. Invalid identifiers are not sent to the platform. docs/decisions/010.
import { guid, text } from '@vitrine/platform'
import {
  defaultFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  responsePathAsArray,
} from 'graphql'
import { z } from 'zod'
import type { Problem } from '../__generated__/resolvers.ts'
import type { Context } from './context.ts'
import { checkInput, problem } from './problems.ts'
import type { ReadProblem } from './request-context.ts'

const like = (pattern: RegExp, max: number) =>
  text(max, 1).regex(pattern, { error: 'cannot be one' })
const slug = like(/^[^\s/?#\\]*$/u, 100)
/** The built-in collection has an id of 35 characters. docs/contract/catalog.md §7. */
const collectionId = like(/^[0-9a-f-]{35,36}$/i, 36)
/** docs/contract/catalog.md §6: product and variant, joined by a hyphen or a dot. */
const storeVariantId = like(/^[0-9a-f-]{36}[-.][0-9a-f-]{36}$/i, 73)

/** The lookup fields, with the format of each argument. */
const lookupFields: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  product: { id: guid, slug },
  collection: { id: collectionId, slug },
  brand: { id: guid, name: text(50, 1), slug: text(100, 1) },
  checkout: { id: guid },
  storeVariant: { id: storeVariantId },
  member: { slug: text(255, 1) },
  managedMember: { id: guid },
  bulkJob: { id: guid },
  // An id of the platform or a hash.
  changeEvent: { id: like(/^[\w-]*$/, 100) },
  // May be other than a GUID. docs/contract/checkout-order.md §1.
  order: { id: like(/^[\w-]*$/, 100) },
}

type Arguments = Record<string, unknown>

/** Wraps the resolvers of all lookup fields. */
export function reportNullReasons(schema: GraphQLSchema): GraphQLSchema {
  const fields = schema.getQueryType()?.getFields() ?? {}
  for (const [name, rules] of Object.entries(lookupFields)) {
    const field = fields[name]
    if (!field) throw new Error(`The schema has no ${name} to read`)
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = async (source, args: Arguments, context: Context, info) => {
      const [given, ...others] = Object.keys(rules).filter((one) => (args[one] ?? null) !== null)
      // Without exactly one argument, the resolver reports the problem.
      if (given === undefined || others.length > 0) return resolve(source, args, context, info)
      const broken = brokenRule(rules, given, args)
      const found = broken ? null : ((await resolve(source, args, context, info)) ?? null)
      if (found === null)
        context.nullReasons.push(readProblem(broken ?? notFound(given), given, info))
      return found
    }
  }
  return schema
}

const notFound = (field: string) => problem('NOT_FOUND', { field })

function brokenRule(
  rules: Readonly<Record<string, z.ZodType>>,
  name: string,
  args: Arguments,
): Problem | undefined {
  const checked = checkInput(z.object({ [name]: rules[name] ?? z.unknown() }), args)
  return checked.ok ? undefined : checked.problems[0]
}

const readProblem = (
  { code, message, field }: Problem,
  name: string,
  { path }: Pick<GraphQLResolveInfo, 'path'>,
): ReadProblem => ({ code, message, field: field ?? name, path: responsePathAsArray(path) })
