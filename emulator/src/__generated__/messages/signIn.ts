// Generated from languages/*/emulator.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/signIn.ts'
import * as de from '../messages.de/signIn.ts'

export const messages = localized({ en, de })
