// Generated from languages/*/emulator.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/account.ts'
import * as de from '../messages.de/account.ts'

export const messages = localized({ en, de })
