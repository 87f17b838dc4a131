// Generated from languages/*/gateway.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/members.ts'
import * as de from '../messages.de/members.ts'

export const messages = localized({ en, de })
