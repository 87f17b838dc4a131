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

/** Converts a request for a brand. Without `counted` the platform returns no number of products. */
export const readBody = ({ id, ...parts }: Read) => ({ brandId: id, ...fieldsOf(parts) })

/** Converts a query of brands; a cursor has its own filter and order, which are not sent again. docs/contract/catalog.md §4.4 */
export const queryBody = ({ query, ...parts }: Query) => ({
  query: cursorQueryBody(query),
  ...fieldsOf(parts),
})

/** Converts a count of brands; without a filter all are counted. */
export const countBody = ({ filter }: Count) => ({ filter: filter && filterBodyOf(filter) })

const newBodyOf = ({ name }: NewBrand) => ({ name })
const bodyOf = ({ id, revision, name }: BrandChange) => ({ id, revision, name })

/** Converts the creation of a brand; the platform gives it the first revision. */
export const creationBody = ({ brand }: { readonly brand: NewBrand }) => ({
  brand: newBodyOf(brand),
})

/** Converts a change of a brand. Its id is in the path of the call and in the body. docs/contract/catalog.md §3.4 */
export const changeBody = ({ brand, ...parts }: Change) => ({
  id: brand.id,
  brand: bodyOf(brand),
  ...fieldsOf(parts),
})

/** Converts the deletion of a brand; products that have it stay as they are. */
export const deletionBody = ({ id }: { readonly id: string }) => ({ brandId: id })

/** Converts a request for the brand of an exact name, which is created where there is none. */
export const nameBody = ({ name, ...parts }: Named) => ({ brandName: name, ...fieldsOf(parts) })

/** Converts the creation of 1 to 100 brands; without `returnEntity` the results would not have them. */
export const creationsBody = ({ brands }: { readonly brands: readonly NewBrand[] }) => ({
  brands: brands.map(newBodyOf),
  returnEntity: true,
})

/** Converts changes of 1 to 100 brands; in bulk each needs the mask of its fields. */
export const changesBody = ({ brands, ...parts }: Changes) => ({
  brands: brands.map((brand) => ({ brand: bodyOf(brand), fieldMask: 'name' })),
  returnEntity: true,
  ...fieldsOf(parts),
})

/** Converts a request for the brands of 1 to 100 names; results have them without `returnEntity`. */
export const namesBody = ({ names, ...parts }: Names) => ({
  brandNames: [...names],
  ...fieldsOf(parts),
})

/** Converts the deletion of 1 to 100 brands; the results have only their ids. */
export const deletionsBody = ({ ids }: { readonly ids: readonly string[] }) => ({
  brandIds: [...ids],
})
