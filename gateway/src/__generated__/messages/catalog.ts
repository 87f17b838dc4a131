// Generated from languages/*/gateway.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/catalog.ts'
import * as de from '../messages.de/catalog.ts'

export const messages = localized({ en, de })
