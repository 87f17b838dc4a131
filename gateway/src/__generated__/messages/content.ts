// Generated from languages/*/gateway.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/content.ts'
import * as de from '../messages.de/content.ts'

export const messages = localized({ en, de })
