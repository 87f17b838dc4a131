// Converts decimal text to numbers of catalog v1. The platform stores two decimals, so a third one is refused at
// its field. docs/contract/catalog.md §2, §14.
import { messages } from '../../__generated__/messages/catalog.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'

type Text = string | null | undefined

/** Reads the amounts of one input and collects those with too many decimals. */
export type Amounts = {
  /** Returns undefined for a missing amount. Up to fifteen digits the number is exact. */
  read(text: Text, field: string): number | undefined
  readonly problems: Problem[]
}

export function createAmounts(): Amounts {
  const problems: Problem[] = []
  return {
    problems,
    read(text, field) {
      if (text === null || text === undefined) return undefined
      const decimals = (text.split('.')[1] ?? '').replace(/0+$/, '')
      if (decimals.length > 2)
        problems.push(problem('INVALID_FORMAT', { field, message: messages.atMost2DecimalsPlease }))
      // Precision beyond the platform's maximum does not matter, because its schema refuses the number.
      return Number(text)
    },
  }
}
