// Renames a brand. docs/contract/catalog.md §8.
import type { Platform } from '../platform/platform.ts'

/** Uses the current revision; does nothing when the brand already has the name. */
export async function renameBrand(site: Platform, id: string, name: string): Promise<void> {
  const { brand } = await site.catalog.getBrand({ id })
  if (brand.name === name) return
  await site.catalogWrites.updateBrand({ brand: { id, revision: brand.revision ?? '', name } })
}
