// Generated from languages/*/emulator.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/flows.ts'
import * as de from '../messages.de/flows.ts'

export const messages = localized({ en, de })
