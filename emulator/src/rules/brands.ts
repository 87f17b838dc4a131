// Validates names of brands and the revision of a change. docs/contract/catalog.md §8, §11.
import type { FieldMaskBody } from '@vitrine/platform'

/** Maximum number of brands per store. Assumed: the rule has a name and no number. */
export const maxBrands = 1000

/** Removes spaces around a name. Assumed. */
export const plainName = (name: string): string => name.trim()

export const isOnlySpaces = (name: string): boolean => plainName(name) === ''

/** Returns the revision after the one that was read. */
export const nextRevision = (revision: string): string => String(BigInt(revision) + 1n)

export const isSameRevision = (one: string, other: string): boolean => BigInt(one) === BigInt(other)

/** Returns the fields of a mask in any form; undefined for an absent or empty mask. */
export function maskedFields(mask: FieldMaskBody | null | undefined): string[] | undefined {
  if (mask === null || mask === undefined) return
  const given = typeof mask === 'string' ? mask.split(',') : Array.isArray(mask) ? mask : mask.paths
  const names = given.map((name) => name.trim()).filter(Boolean)
  return names.length > 0 ? names : undefined
}

/** All fields of a brand; all but the name are read-only and ignored. */
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
