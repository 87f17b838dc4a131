// Messages of problems by code, in the language of the request.
import { localized } from '@vitrine/languages/current'
import { problemMessages as de } from '../__generated__/problem-messages.de.ts'
import { problemMessages as en } from '../__generated__/problem-messages.en.ts'

export const problemMessages = localized({ en, de })
