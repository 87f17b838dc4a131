// A brand as a caller writes it. Source: contract/catalog.md §8, §14.
import { z } from 'zod'
import { body, guid, text, timestamp } from '../shapes.ts'
import { brandFields } from '../vocab/catalog.ts'

/** Name of a brand. contract/catalog.md §14. */
export const brandName = text(50, 1)

/** An int64 as text. contract/catalog.md §2. */
const revision = z.string().regex(/^\d{1,19}$/, { error: 'must be a whole number' })

/** Read-only members are let in and passed over: the official SDK sends whatever it read. */
const readOnly = {
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
  assignedProductsCount: z.number().nullish(),
  /** Left over by the SDK when `id` is there as well. */
  _id: z.string().nullish(),
}

/** A new brand; a revision is ignored (contract/catalog.md §8). */
export const newBrandBody = body({
  ...readOnly,
  id: z.string().nullish(),
  revision: z.string().nullish(),
  name: brandName,
})

/** A change needs the revision that was read. contract/catalog.md §8. */
export const brandBody = body({ ...readOnly, id: guid, revision, name: brandName.nullish() })
export type BrandBody = z.output<typeof brandBody>

/** Comma-joined as the SDK sends it, a list, or `{paths}`. contract/catalog.md §8. */
export const fieldMaskBody = z.union([
  text(1000),
  z.array(text(100)).max(100),
  body({ paths: z.array(text(100)).max(100) }),
])
export type FieldMaskBody = z.output<typeof fieldMaskBody>

/** What is only there when asked for; one word may stand without a list in a query string. */
export const askedBrandFields = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(z.enum(brandFields)).max(100).nullish(),
)
