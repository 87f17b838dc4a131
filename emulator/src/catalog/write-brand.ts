// Creates and changes brands. docs/contract/catalog.md §8, §11.
import type { BrandBody, FieldMaskBody } from '@vitrine/platform'
import { invalid, invalidFields, notFound, refused } from '../refuse.ts'
import type { StoredBrand } from '../rows/catalog-rows.ts'
import {
  brandMembers,
  isOnlySpaces,
  isSameRevision,
  maskedFields,
  maxBrands,
  nextRevision,
  plainName,
} from '../rules/brands.ts'
import type { State } from '../state/state.ts'

const broken = (field: string, description: string, ruleName: string, data = {}) =>
  invalidFields([{ field, description, violatedRule: 'OTHER', ruleName, data }])

export function checkName(name: string, field: string): void {
  if (!isOnlySpaces(name)) return
  throw broken(field, 'holds nothing but spaces', 'ONLY_SPACES_STRING_ERROR')
}

/** Refuses when `more` new brands would be too many. */
export function checkRoom(more: number, field: string, state: State): void {
  if (state.brands.size + more <= maxBrands) return
  const description = `a store has at most ${maxBrands} brands`
  throw broken(field, description, 'BRAND_LIMIT_EXCEEDED', { limit: maxBrands })
}

/** Finds a brand by its exact name; the comparison is case-sensitive. Assumed. */
export const brandNamed = (name: string, state: State): StoredBrand | undefined =>
  state.brands.by('name', plainName(name))[0]

export function createBrand(given: string, state: State): StoredBrand {
  const name = plainName(given)
  if (brandNamed(name, state)) throw taken(name)
  const createdDate = state.now().toISOString()
  const id = state.newId('brand')
  return state.brands.put({ id, revision: '1', name, createdDate, updatedDate: createdDate })
}

export function updateBrand(
  given: BrandBody,
  mask: FieldMaskBody | null | undefined,
  state: State,
): StoredBrand {
  const brand = brandWith(given.id, state)
  if (!isSameRevision(given.revision, brand.revision)) throw stale(brand)
  const name = isMasked(given, mask) ? plainName(given.name ?? '') : brand.name
  const other = brandNamed(name, state)
  if (other && other.id !== brand.id) throw taken(name)
  return state.brands.put({
    ...brand,
    name,
    revision: nextRevision(brand.revision),
    updatedDate: state.now().toISOString(),
  })
}

/** Whether the name changes: the field mask names it, or without a mask it is present. */
function isMasked({ name }: BrandBody, mask: FieldMaskBody | null | undefined): boolean {
  return maskedFields(mask)?.includes('name') ?? typeof name === 'string'
}

/** Validates what depends on the request alone, so that it is refused before anything changes. */
export function checkChange(
  { name }: BrandBody,
  mask: FieldMaskBody | null | undefined,
  root: string,
): void {
  const names = maskedFields(mask)
  const unknown = names?.find((one) => !brandMembers.has(one))
  if (unknown) {
    const description = `names "${unknown}", which a brand does not have`
    throw invalid(`${root}fieldMask`, description, { rule: 'FIELD_NOT_ALLOWED' })
  }
  if (typeof name === 'string') checkName(name, `${root}brand.name`)
  else if (names?.includes('name')) {
    throw invalid(`${root}brand.name`, 'must be given: the mask names it', {
      rule: 'REQUIRED_FIELD',
    })
  }
}

/** Deletes a brand; products keep its name as text. docs/contract/catalog.md §8. */
export const deleteBrand = (id: string, state: State): void =>
  state.brands.delete(brandWith(id, state).id)

export function brandWith(id: string, state: State): StoredBrand {
  const brand = state.brands.get(id.toLowerCase())
  if (!brand) throw notFound('Brand')
  return brand
}

// Both codes are assumed: none are published.
const taken = (name: string) =>
  refused(409, 'ALREADY_EXISTS', 'There is a brand of this name already', { name })
const stale = ({ revision }: StoredBrand) =>
  refused(409, 'INVALID_REVISION', 'The brand has changed since it was read', { revision })
