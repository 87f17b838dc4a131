import { cents } from './grid-state.ts'

const most = 99_999_999_999n

/** What is wrong with an amount of the sheet; null when nothing is. contract/catalog.md §14. */
export function amountProblem(text: string): string | null {
  const value = cents(text)
  if (value === null) return 'A number with at most two decimals.'
  if (value < 0n) return 'Not below zero.'
  return value > most ? 'At most 999999999.99.' : null
}
