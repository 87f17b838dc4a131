// Generated from languages/*/gateway.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/http.ts'
import * as de from '../messages.de/http.ts'

export const messages = localized({ en, de })
