// Generated from languages/*/gateway.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/schema.ts'
import * as de from '../messages.de/schema.ts'

export const messages = localized({ en, de })
