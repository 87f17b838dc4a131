// Generated from languages/*/gateway.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/events.ts'
import * as de from '../messages.de/events.ts'

export const messages = localized({ en, de })
