// Generated from emulator/messages.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/inspector.ts'
import * as de from '../messages.de/inspector.ts'

export const messages = localized({ en, de })
