import { messages } from '../../__generated__/messages/common.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'

/** Returns a problem at the first id that is repeated: the thing would be changed twice. `at`: path of an index. */
export function repeatedId(ids: readonly string[], at: (index: number) => string): Problem[] {
  const seen = new Set<string>()
  const index = ids.findIndex((id) => seen.size === seen.add(id.toLowerCase()).size)
  if (index < 0) return []
  return [problem('INVALID_ARGUMENT', { field: at(index), message: messages.thisIsThereTwice })]
}
