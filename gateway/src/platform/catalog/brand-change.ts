// What calls change of brands, which are the same in both generations of the catalog. docs/contract/catalog.md §8.
/** What a brand is created with. Names are unique: a bulk call refuses a duplicate alone and creates the others. */
export type NewBrand = { readonly name: string }

/** Refused when `revision` is not the current one. */
export type BrandChange = NewBrand & { readonly id: string; readonly revision: string }

/** What the brands of an answer have. */
export type BrandParts = {
  /** With their numbers of products. */
  readonly counted?: boolean
}
