import { z } from 'zod'
import { answer, word } from '../shapes.ts'

/** A job that the platform runs after its response. Assumed: docs/contract/members.md §9 names only the id. */
export const wireAsyncJob = answer(() => ({
  id: z.string(),
  status: word(['PROCESSING', 'FINISHED', 'FAILED']),
  totalSuccesses: z.number().nullish(),
  totalFailures: z.number().nullish(),
}))
export type WireAsyncJob = z.output<typeof wireAsyncJob>
