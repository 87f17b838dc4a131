// Names of brands and the revision a change needs. contract/catalog.md §8, §11.
import type { FieldMaskBody } from '@vitrine/platform'

/** Brands of one store. Assumed: the rule has a name and no number. */
export const maxBrands = 1000

/** Blanks around a name say nothing. Assumed. */
export const plainName = (name: string): string => name.trim()

export const isOnlySpaces = (name: string): boolean => plainName(name) === ''

/** One more than the revision that was read. */
export const nextRevision = (revision: string): string => String(BigInt(revision) + 1n)

export const isSameRevision = (one: string, other: string): boolean => BigInt(one) === BigInt(other)

/** What a mask names, whatever its form; nothing when there is no mask or it is empty. */
export function maskedFields(mask: FieldMaskBody | null | undefined): string[] | undefined {
  if (mask === null || mask === undefined) return
  const given = typeof mask === 'string' ? mask.split(',') : Array.isArray(mask) ? mask : mask.paths
  const names = given.map((name) => name.trim()).filter(Boolean)
  return names.length > 0 ? names : undefined
}

/** Everything a brand has; all but the name is read-only and passed over. */
export const brandMembers = new Set([
  'id',
  '_id',
  'revision',
  'name',
  'createdDate',
  'updatedDate',
  '_createdDate',
  '_updatedDate',
  'assignedProductsCount',
])
