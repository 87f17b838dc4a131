// Reports why a query returns null, beside the data. docs/decisions/010-null-reasons.md.
import { type GraphQLResolveInfo, responsePathAsArray } from 'graphql'
import type { Problem } from '../__generated__/schema-types.ts'
import type { OperationContext } from './request-context.ts'

/** Returns null, with these problems as its reasons in `extensions.problems`. */
export function nullBecause(
  problems: readonly Problem[],
  { nullReasons }: OperationContext,
  { path }: Pick<GraphQLResolveInfo, 'path'>,
): null {
  const place = responsePathAsArray(path)
  for (const { code, message, field } of problems) {
    nullReasons.push({ code, message, ...(field && { field }), path: place })
  }
  return null
}
