// Implements the writing calls of brands in catalog v3. docs/contract/catalog.md §3.4, §8.
import type { AllCalls, BrandField, Handlers } from '@vitrine/platform'
import { inBulk } from '../bulk.ts'
import { isCounted, wireBrandOf } from '../catalog/wire-collection.ts'
import {
  brandNamed,
  checkChange,
  checkName,
  checkRoom,
  createBrand,
  deleteBrand,
  updateBrand,
} from '../catalog/write-brand.ts'
import type { CallContext } from '../context.ts'
import { invalid } from '../refuse.ts'
import type { StoredBrand } from '../rows/catalog-rows.ts'
import { plainName } from '../rules/brands.ts'
import type { State } from '../state/state.ts'

type RequestedFields = readonly BrandField[] | null | undefined

const answerOf = (brand: StoredBrand, state: State, fields?: RequestedFields) => ({
  brand: wireBrandOf(brand, state, isCounted(fields)),
})

/** Returns one result of a bulk call; includes the brand only on request. */
function doneWith(
  brand: StoredBrand,
  state: State,
  requested: { item: boolean; fields?: RequestedFields },
) {
  const { id } = brand
  return requested.item ? { id, item: answerOf(brand, state, requested.fields).brand } : { id }
}

/** Returns the brand with this name, or a new one. */
const gotOrCreated = (name: string, state: State): StoredBrand =>
  brandNamed(name, state) ?? createBrand(name, state)

const newNames = (names: readonly string[], state: State): number =>
  new Set(names.filter((name) => !brandNamed(name, state)).map(plainName)).size

export const brandsWrite: Handlers<AllCalls['brandsWrite'], CallContext> = {
  createBrand: ({ brand }, { state }) => {
    checkName(brand.name, 'brand.name')
    checkRoom(1, 'brand', state)
    return answerOf(createBrand(brand.name, state), state)
  },

  updateBrand: ({ id, brand, fieldMask, fields }, { state }) => {
    if (id.toLowerCase() !== brand.id.toLowerCase()) {
      throw invalid('brand.id', 'differs from the one in the address')
    }
    checkChange(brand, fieldMask, '')
    return answerOf(updateBrand(brand, fieldMask, state), state, fields)
  },

  deleteBrand: ({ brandId }, { state }) => {
    deleteBrand(brandId, state)
    return {}
  },

  getOrCreateBrand: ({ brandName, fields }, { state }) => {
    checkName(brandName, 'brandName')
    checkRoom(newNames([brandName], state), 'brandName', state)
    return answerOf(gotOrCreated(brandName, state), state, fields)
  },

  bulkCreateBrands: ({ brands, returnEntity }, { state }) => {
    for (const [at, { name }] of brands.entries()) checkName(name, `brands[${at}].name`)
    const names = brands.map(({ name }) => name)
    checkRoom(newNames(names, state), 'brands', state)
    const item = returnEntity === true
    return inBulk(names, (name) => doneWith(createBrand(name, state), state, { item }))
  },

  bulkUpdateBrands: ({ brands, returnEntity, fields }, { state }) => {
    for (const [at, { brand, fieldMask }] of brands.entries()) {
      checkChange(brand, fieldMask, `brands[${at}].`)
    }
    const requested = { item: returnEntity === true, fields }
    return inBulk(
      brands,
      ({ brand, fieldMask }) => doneWith(updateBrand(brand, fieldMask, state), state, requested),
      ({ brand }) => brand.id,
    )
  },

  bulkGetOrCreateBrands: ({ brandNames, fields }, { state }) => {
    for (const [at, name] of brandNames.entries()) checkName(name, `brandNames[${at}]`)
    checkRoom(newNames(brandNames, state), 'brandNames', state)
    const requested = { item: true, fields }
    return inBulk(brandNames, (name) => doneWith(gotOrCreated(name, state), state, requested))
  },

  bulkDeleteBrands: ({ brandIds }, { state }) =>
    inBulk(
      brandIds,
      (id) => {
        deleteBrand(id, state)
        return { id }
      },
      (id) => id,
    ),
}
