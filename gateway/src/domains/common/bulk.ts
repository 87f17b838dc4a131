// Payloads of bulk mutations. docs/contract/catalog.md §9, docs/contract/members.md §9.
import type { Problem } from '../../__generated__/schema-types.ts'
import { codeOfRefusal, problem } from '../../graphql/problems.ts'
import type { BulkResponse, BulkResult } from '../../platform/bulk.ts'

/** Returns the payload of a call that was not made. */
export const notTried = (problems: Problem[]) => ({
  items: [],
  totalSuccesses: 0,
  totalFailures: 0,
  problems,
})

/** Returns the results with their problems. */
export const bulkPayloadOf = <Item>({ results, ...totals }: BulkResponse<Item>) => ({
  ...totals,
  items: results.map(({ error, ...result }) => ({
    ...result,
    problems: problemsOf(result.success, error),
  })),
  problems: [],
})

function problemsOf(success: boolean, error: BulkResult<unknown>['error']): Problem[] {
  if (success) return []
  const { code = '', description = '' } = error ?? {}
  const known = codeOfRefusal(code)
  return [problem(known, known === 'REFUSED' && description ? { message: description } : {})]
}
