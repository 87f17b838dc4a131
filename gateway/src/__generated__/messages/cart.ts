// Generated from languages/*/gateway.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/cart.ts'
import * as de from '../messages.de/cart.ts'

export const messages = localized({ en, de })
