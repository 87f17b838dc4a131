import { z } from 'zod'
import { answer, word } from '../shapes.ts'

/** Work the platform does after its answer. Assumed: docs/contract/members.md §9 names only the id. */
export const wireAsyncJob = answer({
  id: z.string(),
  status: word(['PROCESSING', 'FINISHED', 'FAILED']),
  totalSuccesses: z.number().nullish(),
  totalFailures: z.number().nullish(),
})
export type WireAsyncJob = z.output<typeof wireAsyncJob>
