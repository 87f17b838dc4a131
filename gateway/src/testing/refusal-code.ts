import { DocumentRefused } from '../graphql/document-refused.ts'

/** Returns the code with which a check refuses a document, or `passed`. Rethrows every other error. */
export function refusalCodeOf(check: () => void): string {
  try {
    check()
    return 'passed'
  } catch (error) {
    if (error instanceof DocumentRefused) return error.code
    throw error
  }
}
