// Generated from languages/*/emulator.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/mails.ts'
import * as de from '../messages.de/mails.ts'

export const messages = localized({ en, de })
