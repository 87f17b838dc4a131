import { DocumentRefused } from '../graphql/document-refused.ts'

/** Returns the code a check refuses a document with, or `passed`. Rethrows what is no refusal. */
export function refusalCodeOf(check: () => void): string {
  try {
    check()
    return 'passed'
  } catch (error) {
    if (error instanceof DocumentRefused) return error.code
    throw error
  }
}
