import type { AdminEventsQuery } from '../__generated__/graphql.ts'

/** A change event as lists show it; `productId` of stock events. */
export type LiveEvent = AdminEventsQuery['changeEvents']['nodes'][number] & {
  productId?: string | null
}
