import type { WireBrand } from '@vitrine/platform'
import { brandKey } from '../../search/brand-key.ts'

/**
 * Returns a brand that has only a name: on products a brand is free text (docs/contract/catalog.md §8), and renamed or
 * deleted brands leave their name. Its id is its slug.
 */
export const brandFromName = (name: string): WireBrand => ({ id: brandKey(name), name })
