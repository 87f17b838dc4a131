import type { ProblemCode } from '../__generated__/graphql.ts'

/** Why a query returned null. */
export type NullReason = { code: ProblemCode; message: string }

/** Returns the reasons in the extensions of a response with one query: docs/api/errors.md. */
export const reasonsOf = (extensions: object | undefined): readonly NullReason[] =>
  (extensions as { problems?: readonly NullReason[] } | undefined)?.problems ?? []
