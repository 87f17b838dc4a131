// The query dialects. Source: docs/contract/transport.md §7, docs/contract/catalog.md §4.
import { z } from 'zod'
import { maxCursorLength, maxPageSize } from '../limits.ts'
import { answer, body, text } from '../shapes.ts'

const sortBody = body(() => ({
  fieldName: text(512, 1),
  order: z.enum(['ASC', 'DESC']).nullish(),
  /** One annotation of the SDK spells it so; accepted like `order`. */
  direction: z.enum(['ASC', 'DESC']).nullish(),
  origin: z.string().nullish(),
}))

/** Filter of the object dialect: operators are checked where it is evaluated. */
export const filterBody = z.record(z.string(), z.unknown())
export type WireFilter = z.output<typeof filterBody>

export const offsetPagingBody = body(() => ({
  limit: z.number().int().min(0).max(maxPageSize).nullish(),
  offset: z.number().int().min(0).nullish(),
}))
export const cursorPagingBody = body(() => ({
  limit: z.number().int().min(0).max(maxPageSize).nullish(),
  cursor: text(maxCursorLength).nullish(),
}))

/** Object dialect: products, collections, store variants, brands. */
export const queryBody = body(() => ({
  filter: filterBody.nullish(),
  sort: z.array(sortBody).max(5).nullish(),
  paging: offsetPagingBody.nullish(),
  cursorPaging: cursorPagingBody.nullish(),
  fields: z.array(z.string()).nullish(),
  fieldsets: z.array(z.string()).nullish(),
}))
export type WireQuery = z.output<typeof queryBody>

/** String dialect of catalog v1: filter and sort are JSON inside a string. */
export const stringQueryBody = body(() => ({
  filter: z.string().nullish(),
  sort: z.string().nullish(),
  paging: offsetPagingBody.nullish(),
}))
export type WireStringQuery = z.output<typeof stringQueryBody>

/** Metadata of an offset page. `cursors` only when the query paged by cursor. */
export const wirePagingMetadata = answer(() => ({
  count: z.number().nullish(),
  offset: z.number().nullish(),
  total: z.number().nullish(),
  tooManyToCount: z.boolean().nullish(),
  hasNext: z.boolean().nullish(),
  cursors: answer(() => ({ next: z.string().nullish(), prev: z.string().nullish() })).nullish(),
}))
export type WirePagingMetadata = z.output<typeof wirePagingMetadata>
