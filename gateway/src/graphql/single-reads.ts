// Reads of one thing by what names it. What is not there stays null, which clients rely on; why it is
// null is told beside the data, in `extensions.problems`. A name that cannot be one is never asked for.
// docs/decisions/010.
import { guid, text } from '@vitrine/platform'
import {
  defaultFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  responsePathAsArray,
} from 'graphql'
import { z } from 'zod'
import type { Problem, ProblemCode } from '../__generated__/resolvers.ts'
import type { Context } from './context.ts'
import { checkInput, problem } from './problems.ts'

/** Why a single read answers null. */
export type ReadProblem = {
  code: ProblemCode
  message: string
  field: string
  path: (string | number)[]
}

const like = (pattern: RegExp, max: number) =>
  text(max, 1).regex(pattern, { error: 'cannot be one' })
const slug = like(/^[^\s/?#\\]*$/u, 100)
/** The built-in collection has an id of 35 characters. contract/catalog.md §7. */
const collectionId = like(/^[0-9a-f-]{35,36}$/i, 36)
/** contract/catalog.md §6: product and variant, joined by a hyphen or a dot. */
const storeVariantId = like(/^[0-9a-f-]{36}[-.][0-9a-f-]{36}$/i, 73)

/** The root fields, and what each of their arguments has to look like. */
const reads: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  product: { id: guid, slug },
  collection: { id: collectionId, slug },
  brand: { id: guid, name: text(50, 1), slug: text(100, 1) },
  checkout: { id: guid },
  storeVariant: { id: storeVariantId },
  member: { slug: text(255, 1) },
  managedMember: { id: guid },
  bulkJob: { id: guid },
  // The platform's own, or a hash.
  changeEvent: { id: like(/^[\w-]*$/, 100) },
  // Not only a GUID. contract/checkout-order.md §1.
  order: { id: like(/^[\w-]*$/, 100) },
}

type Arguments = Record<string, unknown>

/** Wraps the resolver of every such field. */
export function tellMissing(schema: GraphQLSchema): GraphQLSchema {
  const fields = schema.getQueryType()?.getFields() ?? {}
  for (const [name, rules] of Object.entries(reads)) {
    const field = fields[name]
    if (!field) throw new Error(`The schema has no ${name} to read`)
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = async (source, args: Arguments, context: Context, info) => {
      const [asked, ...others] = Object.keys(rules).filter((one) => (args[one] ?? null) !== null)
      // None or several: the resolver says what it wants.
      if (asked === undefined || others.length > 0) return resolve(source, args, context, info)
      const broken = brokenRule(rules, asked, args)
      const found = broken ? null : ((await resolve(source, args, context, info)) ?? null)
      if (found === null) context.missing.push(told(broken ?? notFound(asked), asked, info))
      return found
    }
  }
  return schema
}

const notFound = (field: string) => problem('NOT_FOUND', { field })

function brokenRule(
  rules: Readonly<Record<string, z.ZodType>>,
  asked: string,
  args: Arguments,
): Problem | undefined {
  const checked = checkInput(z.object({ [asked]: rules[asked] ?? z.unknown() }), args)
  return checked.ok ? undefined : checked.problems[0]
}

const told = (
  { code, message, field }: Problem,
  asked: string,
  { path }: Pick<GraphQLResolveInfo, 'path'>,
): ReadProblem => ({ code, message, field: field ?? asked, path: responsePathAsArray(path) })
