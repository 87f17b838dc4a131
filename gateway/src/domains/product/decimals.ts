// Decimal text of ours ↔ numbers of catalogue v1. Two decimals is all the platform keeps, so that a
// third would be lost on the way: refused at the field. contract/catalog.md §2, §14.
import type { Problem } from '../../__generated__/resolvers.ts'
import { problem } from '../../graphql/problems.ts'

const tooLong = 'At most 2 decimals, please.'

type Text = string | null | undefined

/** Reads the amounts of one input, and remembers which of them would lose a digit. */
export type Amounts = {
  /** Undefined for what is not there. Within fifteen digits the number is the text exactly. */
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
      if (decimals.length > 2) problems.push(problem('INVALID_FORMAT', { field, message: tooLong }))
      // Above what the platform takes digits no longer matter: its own rule refuses the number.
      return Number(text)
    },
  }
}
