// Derives why a form was refused, and the page that says so.
import type { Problem } from '../__generated__/schema-types.ts'
import type { OperationResult } from '../graphql/pipeline.ts'

export type MutationPayload = Readonly<Record<string, unknown>> & { problems?: Problem[] }

export type Refusal = Pick<
  Problem,
  'code' | 'field' | 'lineId' | 'availableQuantity' | 'requestId'
> & {
  severity?: Problem['severity']
}

/** Returns the payload of an operation with one mutation; null when it failed. */
export function payloadOf({ body }: OperationResult): MutationPayload | null {
  const [payload] = Object.values((body.data ?? {}) as Record<string, MutationPayload | null>)
  return payload ?? null
}

/** Returns the code for a form whose document was refused: over a limit, or with invalid values. */
const codeOf = ({ retryAfter }: OperationResult) =>
  retryAfter ? ('RATE_LIMITED' as const) : ('INVALID_ARGUMENT' as const)

/** Returns why the form was not accepted; undefined when it was. */
export function refusalOf(result: OperationResult, requestId: string): Refusal | undefined {
  const payload = payloadOf(result)
  if (payload) return payload.problems?.[0]
  const { code, field } = result.body.errors?.[0]?.extensions ?? {}
  if (code === 'UNAUTHENTICATED') return { code: 'NOT_SIGNED_IN' }
  return { code: codeOf(result), field, requestId }
}

/** Returns the form's path with the problem in its query. */
export function pathWithProblem(path: string, problem: Refusal): string {
  const url = new URL(path, 'http://shop.invalid')
  const { code, field, lineId, availableQuantity, requestId } = problem
  const facts = { problem: code, field, line: lineId, left: availableQuantity, ref: requestId }
  for (const [name, value] of Object.entries(facts)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
    else url.searchParams.delete(name)
  }
  url.searchParams.delete('done')
  return url.pathname + url.search
}
