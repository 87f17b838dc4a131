// The words of catalog v1 for the types of products. docs/contract/catalog.md §13.
import type { ProductType } from '../../__generated__/schema-types.ts'

/** What a merchant chooses from. */
export type KnownProductType = Exclude<ProductType, 'UNKNOWN'>

export const productTypeWords = {
  PHYSICAL: 'physical',
  DIGITAL: 'digital',
} as const satisfies Record<KnownProductType, string>
