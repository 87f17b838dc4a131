// Converts responses of the platform's bulk calls. docs/contract/catalog.md §9, docs/contract/members.md §9.
import type { WireBulkActionMetadata, WireItemMetadata } from '@vitrine/platform'
import type { Problem } from '../../__generated__/schema-types.ts'
import { codeOfRefusal, problem } from '../../graphql/problems.ts'

export type BulkAnswer<Item> = {
  results: { itemMetadata?: WireItemMetadata | null; item?: Item | null }[]
  bulkActionMetadata?: WireBulkActionMetadata | null
}

/** Returns the payload of a call that was not made. */
export const notTried = (problems: Problem[]) => ({
  items: [],
  totalSuccesses: 0,
  totalFailures: 0,
  problems,
})

/** Returns the results in the order of the request; the platform may use another order. */
export function bulkPayloadOf<Item>({ results, bulkActionMetadata }: BulkAnswer<Item>) {
  const items = results
    .map(({ itemMetadata, item }, place) => ({
      index: itemMetadata?.originalIndex ?? place,
      id: itemMetadata?.id ?? null,
      success: itemMetadata?.success ?? true,
      item: item ?? null,
      problems: problemsOf(itemMetadata),
    }))
    .toSorted((one, other) => one.index - other.index)
  const failed = items.filter(({ success }) => !success).length
  return {
    items,
    totalSuccesses: bulkActionMetadata?.totalSuccesses ?? items.length - failed,
    totalFailures: bulkActionMetadata?.totalFailures ?? failed,
    problems: [],
  }
}

function problemsOf(metadata: WireItemMetadata | null | undefined): Problem[] {
  if (metadata?.success !== false) return []
  const { code = '', description = '' } = metadata.error ?? {}
  const known = codeOfRefusal(code)
  return [problem(known, known === 'REFUSED' && description ? { message: description } : {})]
}
