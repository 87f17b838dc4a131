// Converts brands to the platform's form. docs/contract/catalog.md §8.
import type { BrandField, ListFilter, ListQuery } from '../../list-query.ts'
import type { BrandChange, BrandParts, NewBrand } from '../brand-change.ts'
import { cursorQueryBody, filterBodyOf } from './write-query.ts'

type Named = { readonly name: string } & BrandParts
type Change = { readonly brand: BrandChange } & BrandParts
type Changes = { readonly brands: readonly BrandChange[] } & BrandParts
type Read = { readonly id: string } & BrandParts
type Query = { readonly query: ListQuery<BrandField> } & BrandParts
type Count = { readonly filter?: ListFilter<BrandField> | undefined }
type Names = { readonly names: readonly string[] } & BrandParts

/** Members that are returned only on request. */
const fieldsOf = ({ counted }: BrandParts) =>
  counted ? { fields: ['ASSIGNED_PRODUCTS_COUNT' as const] } : {}

export const readBody = ({ id, ...parts }: Read) => ({ brandId: id, ...fieldsOf(parts) })
export const queryBody = ({ query, ...parts }: Query) => ({
  query: cursorQueryBody(query),
  ...fieldsOf(parts),
})
export const countBody = ({ filter }: Count) => ({ filter: filter && filterBodyOf(filter) })

const newBodyOf = ({ name }: NewBrand) => ({ name })
const bodyOf = ({ id, revision, name }: BrandChange) => ({ id, revision, name })

export const creationBody = ({ brand }: { readonly brand: NewBrand }) => ({
  brand: newBodyOf(brand),
})
export const changeBody = ({ brand, ...parts }: Change) => ({
  id: brand.id,
  brand: bodyOf(brand),
  ...fieldsOf(parts),
})
export const deletionBody = ({ id }: { readonly id: string }) => ({ brandId: id })
export const nameBody = ({ name, ...parts }: Named) => ({ brandName: name, ...fieldsOf(parts) })
export const creationsBody = ({ brands }: { readonly brands: readonly NewBrand[] }) => ({
  brands: brands.map(newBodyOf),
  returnEntity: true,
})
export const changesBody = ({ brands, ...parts }: Changes) => ({
  brands: brands.map((brand) => ({ brand: bodyOf(brand), fieldMask: 'name' })),
  returnEntity: true,
  ...fieldsOf(parts),
})
export const namesBody = ({ names, ...parts }: Names) => ({
  brandNames: [...names],
  ...fieldsOf(parts),
})
export const deletionsBody = ({ ids }: { readonly ids: readonly string[] }) => ({
  brandIds: [...ids],
})
