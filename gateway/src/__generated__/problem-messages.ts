// Generated from languages/*/problems.json.
import { localized } from '@vitrine/languages/current'
import { problemMessages as en } from './problem-messages.en.ts'
import { problemMessages as de } from './problem-messages.de.ts'

/** Messages of problems by code, in the language of the request. */
export const problemMessages = localized({ en, de })
