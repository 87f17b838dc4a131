// Generated from languages/*/gateway.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/documents.ts'
import * as de from '../messages.de/documents.ts'

export const messages = localized({ en, de })
