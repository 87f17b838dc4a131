// Generated from languages/en/web.json.
export const queryChip = ({ query }: { query: string | number }) => `“${query}”`
export const bestMatch = "Best match"
export const priceLowToHigh = "Price, low to high"
export const priceHighToLow = "Price, high to low"
export const name = "Name"
export const filters = "Filters"
export const searchWithin = "Search within"
export const price = "Price"
export const priceIn = ({ currency }: { currency: string | number }) => `Price in ${currency}`
export const from = "From"
export const to = "To"
export const chosenCount = ({ chosen }: { chosen: string | number }) => `${chosen} chosen`
export const showAll = ({ count }: { count: string | number }) => `Show all ${count}`
export const showFewer = "Show fewer"
export const everything = "Everything"
export { resultCount } from './listing/resultCount.ts'
export const filterAndSort = "Filter and sort"
export const show = ({ results }: { results: string | number }) => `Show ${results}`
export const showResults = "Show results"
export const thingsToHold = "Physical products"
export const digital = "Digital"
export const kind = "Kind"
export const thisShelfIsEmptyForNow = "This shelf is empty for now"
export const newThingsArriveEveryFewWeeks = "New things arrive every few weeks."
export const noProductsMatchTheseFilters = "No products match these filters"
export const filtersToRemove = "Remove one of these filters to see products:"
export const removeAFilter = ({ what }: { what: string }) => `${({ "collection": `Remove a filter to see more of this collection.`, "brand": `Remove a filter to see more of this brand.` } as Record<string, string>)[what] ?? `Remove a filter to see more.`}`
export const without = ({ label }: { label: string | number }) => `Without “${label}”`
export const thisListIsNotReadyYet = "This list is not ready yet"
export const catalogLoading = "The shop is still loading its catalog. Please try again in a moment."
export const availability = "Availability"
export const allOf = ({ what }: { what: string | number }) => `All ${what}`
export const collectionNotFound = "Collection not found"
export const page = ({ name, page }: { name: string | number; page: string | number }) => `${name}, page ${page}`
export { productCount } from './listing/productCount.ts'
export const sort = "Sort"
export const filtersInUse = "Filters in use"
export const removeFilter = "Remove filter:"
export const clearFilters = "Clear filters"
export const correctedResults = ({ query, corrected }: { query: string | number; corrected: string | number }) => `Nothing was found for “${query}”. These are results for “${corrected}”.`
export const someWordsOnly = "Nothing has all of these words. These have some of them."
export const rangeOfTotal = ({ from, to, total }: { from: string | number; to: string | number; total: string | number }) => `${from}–${to} of ${total}`
export const showMore = "Show more"
export const moreFailed = "We couldn’t load more. Please try again."
export const notApplied = ({ names }: { names: string | number }) => `Not applied: ${names}.`
export const pleaseTryAgainInFewMinutes = "Please try again in a few minutes."
export const sortBy = "Sort by"
export const reduced = "Reduced"
export const fromPrice = ({ min }: { min: string | number }) => `From ${min}`
export const upTo = ({ max }: { max: string | number }) => `Up to ${max}`
export const nothingFoundFor = ({ query }: { query: string | number }) => `Nothing found for “${query}”`
export const whatAreYouLookingFor = "What are you looking for?"
export const noHitsHint = "Check the spelling, or try a shorter or more general word."
export const emptySearchHint = "Try the name of a product, or what it’s made of."
export const exactWordsOnly = "Right now the search finds exact words only. Please try again in a few minutes."
export const onShelvesNow = "In the shop now"
export const search = ({ query }: { query: string | number }) => `Search: ${query}`
export const resultsFor = ({ query }: { query: string | number }) => `Results for “${query}”`
export const nothingWasFoundFor = ({ query }: { query: string | number }) => `Nothing was found for “${query}”.`
export const missingFacets = ({ names }: { names: string | number }) => `Filters for ${names} are not available right now.`
export const facetBrands = "brands"
export const facetOptions = "options"
export const facetStock = "stock"
export const facetReductions = "reductions"
export const addQuickly = ({ name }: { name: string | number }) => `Add ${name} to cart`
export const seeProduct = "See the product"
