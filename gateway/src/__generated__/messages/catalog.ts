// Generated from gateway/messages/en.json.
export const soldOut = "sold out"
export const inStock = "in stock"
export const brandsBusy = "Brands are being renamed or merged. Wait until that is done."
export const thereIsBrandAlready = ({ name }: { name: string | number }) => `There is the brand “${name}” already.`
export const name1ToBrandsEachOnce = ({ maxBrands }: { maxBrands: string | number }) => `Name 1 to ${maxBrands} brands, each once.`
export const giveIdNameOrSlug = "Give an id, a name or a slug."
export const doneButUnread = "It was done, but reading it again failed. Load the page anew."
export const giveIdOrSlug = "Give an id or a slug."
export const atMost2DecimalsPlease = "At most 2 decimals, please."
export const tooManyFacetLists = ({ mostCounts }: { mostCounts: string | number }) => `Facets are counted for at most ${mostCounts} lists at once.`
export const inStockLabel = "In stock"
export const between1And = ({ most }: { most: string | number }) => `Between 1 and ${most}, please.`
export const atMostSlugs = ({ most }: { most: string | number }) => `At most ${most} by slug; give the others by id.`
export const thingsToHold = "Things to hold"
export const orderBySku = "an order by SKU"
export const thisCannotBeJoinedWith = ({ other }: { other: string | number }) => `This cannot be joined with ${other}.`
export const atLeast1OfThesePlease = "At least 1 of these, please."
export const thisIsThereAlready = "This is there already."
export const theseMakeVariantsIsMost = ({ count, most }: { count: string | number; most: string | number }) => `These make ${count} variants; ${most} is the most.`
export const wouldBeSoldAt000 = "would be sold at 0.00"
export const wouldEndBelowZero = "would end below zero"
export const wouldBeSoldBelowCost = "would be sold below cost"
export const wouldChangeByMoreThan = ({ limit }: { limit: string | number }) => `would change by more than ${limit} %`
export { acknowledgeToGoOn } from './catalog/acknowledgeToGoOn.ts'
export const noneIsTrue = "Send true, or another discount."
export const atMost100 = "The most is 100."
