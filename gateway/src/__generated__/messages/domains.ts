// Generated from languages/*/gateway.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/domains.ts'
import * as de from '../messages.de/domains.ts'

export const messages = localized({ en, de })
