// What calls change of the pictures and videos of products. docs/contract/catalog.md §10; docs/contract/catalog-v3.md §10.
type Text = string | null | undefined

type Choice = { readonly option: string; readonly choice: string }

/** Media that the site has already, or those at an address: one of both. */
export type NewMedia = {
  readonly source: { readonly mediaId?: Text; readonly url?: Text }
  /** The choice of the product that they show as well. */
  readonly choice?: Choice | null | undefined
}

/** Media of the product that show a choice. */
export type ChoiceMedia = Choice & { readonly mediaIds: readonly string[] }

/** These media; every one when none are given, also by an empty list, so callers check for it. */
export type MediaSelection = { readonly ids?: readonly string[] | null | undefined }

/** These choices with their media; every one when none are given, also by an empty list, so callers check for it. */
export type ChoiceMediaSelection = {
  readonly choices?: readonly (Choice & { readonly media: MediaSelection })[] | null | undefined
}
