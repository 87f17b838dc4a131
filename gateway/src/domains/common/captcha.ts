// Input schema of the tokens of a captcha. docs/contract/auth.md §6.
import { text } from '@vitrine/platform'
import { z } from 'zod'

export const captcha = z
  .object({ visible: text(5000).nullish(), invisible: text(5000).nullish() })
  .nullish()
