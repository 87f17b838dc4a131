// The price range of a filter.
import { z } from 'zod'
import type { PriceRangeFilter } from '../../__generated__/schema-types.ts'

/** The scalar `Decimal` accepts decimal text only. */
const amount = z.coerce.number().min(0).max(1e9)

export const priceRangeRule = z
  .object({ min: z.nullable(amount).optional(), max: z.nullable(amount).optional() })
  .nullish()

/** Up to fifteen digits the number is exact; prices have fewer. */
const numberOf = (text: string | null | undefined) => (text ? Number(text) : undefined)

/** Returns the bounds as numbers; undefined where there is none. */
export const priceBounds = (range: PriceRangeFilter | null | undefined) => ({
  least: numberOf(range?.min),
  most: numberOf(range?.max),
})
