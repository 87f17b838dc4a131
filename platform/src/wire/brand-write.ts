// Brands in requests. Source: docs/contract/catalog.md §8, §14.
import { z } from 'zod'
import { body, guid, text, timestamp } from '../shapes.ts'
import { brandFields } from '../vocab/catalog.ts'

/** Name of a brand. docs/contract/catalog.md §14. */
export const brandName = text(50, 1)

/** An int64 as text. docs/contract/catalog.md §2. */
const revision = z.string().regex(/^\d{1,19}$/, { error: 'must be a whole number' })

/** Read-only members are accepted and ignored: the official SDK sends whatever it read. */
const readOnly = {
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
  assignedProductsCount: z.number().nullish(),
  /** The SDK leaves it in beside `id`. */
  _id: z.string().nullish(),
}

/** A new brand; a revision is ignored (docs/contract/catalog.md §8). */
export const newBrandBody = body(() => ({
  ...readOnly,
  id: z.string().nullish(),
  revision: z.string().nullish(),
  name: brandName,
}))

/** A change needs the revision that was read. docs/contract/catalog.md §8. */
export const brandBody = body(() => ({
  ...readOnly,
  id: guid,
  revision,
  name: brandName.nullish(),
}))
export type BrandBody = z.output<typeof brandBody>

/** Comma-joined as the SDK sends it, a list, or `{paths}`. docs/contract/catalog.md §8. */
export const fieldMaskBody = z.union([
  text(1000),
  z.array(text(100)).max(100),
  body(() => ({ paths: z.array(text(100)).max(100) })),
])
export type FieldMaskBody = z.output<typeof fieldMaskBody>

/** Fields returned on request only; a query string may have one without a list. */
export const requestedBrandFields = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(z.enum(brandFields)).max(100).nullish(),
)
