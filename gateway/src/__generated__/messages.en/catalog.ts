// Generated from languages/en/gateway.json.
export const brandMergedIntoItself = "A brand can’t be merged into itself."
export const brandsBusy = "Brands are being renamed or merged. Wait until that job is done."
export const thereIsBrandAlready = ({ name }: { name: string | number }) => `The brand “${name}” already exists.`
export const giveIdNameOrSlug = "Send an id, a name or a slug."
export const doneButUnread = "The change was made, but the result couldn’t be read. Reload the page."
export const giveIdOrSlug = "Send an id or a slug."
export const atMost2DecimalsPlease = "Use at most 2 decimals."
export const tooManyFacetLists = ({ mostCounts }: { mostCounts: string | number }) => `Facets are counted for at most ${mostCounts} lists at once.`
export const inStockLabel = "In stock"
export const between1And = ({ most }: { most: string | number }) => `Use 1 to ${most}.`
export const atMostSlugs = ({ most }: { most: string | number }) => `Use at most ${most} slugs. Send the others by id.`
export const thingsToHold = "Physical products"
export const digital = "Digital"
export const reduced = "Reduced"
export const orderBySku = "an order by SKU"
export const thisCannotBeJoinedWith = ({ other }: { other: string | number }) => `This can’t be combined with ${other}.`
export const atLeast1OfThesePlease = "Send at least one of these."
export const thisIsThereAlready = "This already exists."
export const theseMakeVariantsIsMost = ({ count, most }: { count: string | number; most: string | number }) => `These options make ${count} variants. The maximum is ${most}.`
export const wouldBeSoldAt000 = "would be sold at 0.00"
export const wouldEndBelowZero = "would end below zero"
export const wouldBeSoldBelowCost = "would be sold below cost"
export const wouldChangeByMoreThan = ({ limit }: { limit: string | number }) => `would change by more than ${limit} %`
export { acknowledgeToGoOn } from './catalog/acknowledgeToGoOn.ts'
export const noneIsTrue = "Send true, or another discount."
export const atMost100 = "The maximum is 100."
