import { z } from 'zod'
import { messages } from '../../__generated__/messages/common.ts'

/** The idempotency key of a mutation: 8 to 100 letters, digits and `. : _ -`. */
export const idempotencyKeyRule = z
  .string()
  .regex(/^[\w.:-]{8,100}$/, { error: () => messages.mustBeIdempotencyKey })
