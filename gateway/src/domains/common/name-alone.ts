import type { WireBrand } from '@vitrine/platform'
import { brandKey } from '../../catalogue-index/brand-key.ts'

/**
 * A maker the platform has no brand for: a name on products, which is free text there (contract/catalog.md §8). Also
 * what a brand leaves behind that was renamed or deleted. Its id is its slug, and nothing else is known of it.
 */
export const nameAlone = (name: string): WireBrand => ({ id: brandKey(name), name })
