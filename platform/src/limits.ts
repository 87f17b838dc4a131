// Numbers that belong to the platform. Source: spec §9 and contract/*.

/** Default page size of a query. spec §9. */
export const defaultPageSize = 50
/** Largest page a query may ask for. contract/catalog.md §14. */
export const maxPageSize = 100
/** A GET whose encoded query string is longer than this goes out as POST. spec §9. */
export const maxQueryStringLength = 4000
/** Lines of one cart. contract/cart.md §9. */
export const maxCartLines = 300
/** Lines of one add, remove or quantity call. contract/cart.md §9. */
export const maxLinesPerCall = 100
/** Quantity of one line. contract/cart.md §9. */
export const maxQuantity = 100_000
/** Largest price, cost or weight of catalogue v1. contract/catalog.md §14. */
export const maxCatalogAmount = 999_999_999.99
/** Characters of a buyer's note. contract/cart.md §9. */
export const maxBuyerNote = 1000
/** Longest cursor. contract/transport.md §7. */
export const maxCursorLength = 16_000
/** One-time verifier of the authorization code flow. spec §5. */
export const verifierLength = { min: 43, max: 128, default: 43 } as const
/** Catalogue app id of the platform's stores. contract/cart.md §4. */
export const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
/** The built-in collection every product belongs to. contract/catalog.md §7. */
export const allProductsCollectionId = '00000000-000000-000000-000000000001'
/** The only variant of a product without options. contract/catalog.md §5. */
export const onlyVariantId = '00000000-0000-0000-0000-000000000000'
