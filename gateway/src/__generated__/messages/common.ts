// Generated from languages/*/gateway.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/common.ts'
import * as de from '../messages.de/common.ts'

export const messages = localized({ en, de })
