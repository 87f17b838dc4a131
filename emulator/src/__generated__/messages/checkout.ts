// Generated from languages/*/emulator.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/checkout.ts'
import * as de from '../messages.de/checkout.ts'

export const messages = localized({ en, de })
