import { z } from 'zod'
import { answer, timestamp } from '../shapes.ts'
import { wireMedia } from './media.ts'

/** Collection of the catalog. docs/contract/catalog.md §7. */
export const wireCollection = answer(() => ({
  id: z.string(),
  name: z.string().nullish(),
  slug: z.string().nullish(),
  description: z.string().nullish(),
  visible: z.boolean().nullish(),
  numberOfProducts: z.number().nullish(),
  media: wireMedia.nullish(),
  lastUpdated: timestamp.nullish(),
}))
export type WireCollection = z.output<typeof wireCollection>

/** Brand of catalog v3. docs/contract/catalog.md §8. */
export const wireBrand = answer(() => ({
  id: z.string(),
  revision: z.string().nullish(),
  name: z.string().nullish(),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
  assignedProductsCount: z.number().nullish(),
}))
export type WireBrand = z.output<typeof wireBrand>
