// Responses of bulk calls. Source: docs/contract/catalog.md §9, docs/contract/members.md §9.
import { z } from 'zod'
import { wireApplicationError } from '../errors.ts'
import { answer } from '../shapes.ts'

/** The entity of the request that a result is about, by `originalIndex`; the order of results may differ. */
export const wireItemMetadata = answer(() => ({
  id: z.string().nullish(),
  originalIndex: z.number().nullish(),
  success: z.boolean().nullish(),
  error: wireApplicationError.nullish(),
}))
export type WireItemMetadata = z.output<typeof wireItemMetadata>

export const wireBulkActionMetadata = answer(() => ({
  totalSuccesses: z.number().nullish(),
  totalFailures: z.number().nullish(),
  undetailedFailures: z.number().nullish(),
}))
export type WireBulkActionMetadata = z.output<typeof wireBulkActionMetadata>

/** Response of a bulk call; has `item` when the caller requested it and the call returns one. */
export const bulkAnswer = <Item extends z.ZodType>(item: Item) =>
  answer(() => ({
    results: z
      .array(answer(() => ({ itemMetadata: wireItemMetadata.nullish(), item: item.nullish() })))
      .default([]),
    bulkActionMetadata: wireBulkActionMetadata.nullish(),
  }))

/** Response of a bulk call that returns no items. */
export const bulkAnswerWithoutItems = answer(() => ({
  results: z.array(answer(() => ({ itemMetadata: wireItemMetadata.nullish() }))).default([]),
  bulkActionMetadata: wireBulkActionMetadata.nullish(),
}))
