// Limits of the platform. Source: spec §9 and docs/contract.

/** Default page size of a query. spec §9. */
export const defaultPageSize = 50
/** Maximum page size of a query. docs/contract/catalog.md §14. */
export const maxPageSize = 100
/** Maximum length of an encoded query string; a longer GET is sent as POST. spec §9. */
export const maxQueryStringLength = 4000
/** Lines of one cart. docs/contract/cart.md §9. */
export const maxCartLines = 300
/** Lines of one add, remove or quantity call. docs/contract/cart.md §9. */
export const maxLinesPerCall = 100
/** Quantity of one line. docs/contract/cart.md §9. */
export const maxQuantity = 100_000
/** Largest price, cost or weight of catalog v1. docs/contract/catalog.md §14. */
export const maxCatalogAmount = 999_999_999.99
/** Characters of a buyer's note. docs/contract/cart.md §9. */
export const maxBuyerNote = 1000
/** Longest cursor. docs/contract/transport.md §7. */
export const maxCursorLength = 16_000
/** Length of the one-time verifier of the authorization code flow. spec §5. */
export const verifierLength = { min: 43, max: 128, default: 43 } as const
/** Catalog app id of the platform's stores. docs/contract/cart.md §4. */
export const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
/** The built-in collection every product belongs to. docs/contract/catalog.md §7. */
export const allProductsCollectionId = '00000000-000000-000000-000000000001'
/** The only variant of a product without options. docs/contract/catalog.md §5. */
export const onlyVariantId = '00000000-0000-0000-0000-000000000000'
