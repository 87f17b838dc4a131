// Generated from languages/*/emulator.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/inspector.ts'
import * as de from '../messages.de/inspector.ts'

export const messages = localized({ en, de })
