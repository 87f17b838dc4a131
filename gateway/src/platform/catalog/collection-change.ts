// What calls change of collections. docs/contract/catalog.md §7; docs/contract/catalog-v3.md §10.
type Text = string | null | undefined

/** Given fields are set, an empty description clears it; a missing one and null change nothing. */
export type CollectionChange = {
  readonly name?: Text
  readonly slug?: Text
  readonly description?: Text
  readonly visible?: boolean | null | undefined
}

/** A slug that is left out is made from the name. */
export type NewCollection = CollectionChange & { readonly name: string }

/** Products that are added to a collection or removed from it. */
export type CollectedProducts = { readonly id: string; readonly productIds: readonly string[] }
