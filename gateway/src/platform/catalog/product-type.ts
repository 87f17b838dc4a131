// The words of catalog v1 for the types of products. docs/contract/catalog.md §13.
import type { ProductType } from '../../__generated__/schema-types.ts'

/** What a merchant chooses from. */
export type KnownProductType = Exclude<ProductType, 'UNKNOWN'>

/** The platform's word for each type: in products that are read or written, and in filters. */
export const productTypeWords = {
  PHYSICAL: 'physical',
  DIGITAL: 'digital',
} as const satisfies Record<KnownProductType, string>
