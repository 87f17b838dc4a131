// Generated from languages/*/gateway.json.
import { localized } from '@vitrine/languages/current'
import * as en from '../messages.en/jobs.ts'
import * as de from '../messages.de/jobs.ts'

export const messages = localized({ en, de })
