// Generated from languages/en/admin.json.
export const waitingForApproval = "waiting for approval"
export const soldAtLoss = "sold at a loss"
export const withPriceZero = "with a price of 0"
export const withoutPicture = "without a picture"
export const inNoCollection = "in no collection"
export const soldOut = "sold out"
export const hiddenFromShop = "hidden from the shop"
export const goodDay = "Good day"
export const asOf = ({ date }: { date: string | number }) => `As of ${date}`
export const needsAttention = "Needs attention"
export const nothingToDo = "Nothing. Every product has a picture, a price and a collection."
export const allEvents = "All events"
export const productsByBrand = "Products by brand"
export const productsByCollection = "Products by collection"
export const onSale = "on sale"
export const goodDayName = ({ name }: { name: string | number }) => `Good day, ${name}`
export const asOfCapped = ({ date }: { date: string | number }) => `As of ${date}, of the first 10,000 products`
export { memberNoun } from './overview/memberNoun.ts'
export { productNoun } from './overview/productNoun.ts'
export { collectionNoun } from './overview/collectionNoun.ts'
export { brandNoun } from './overview/brandNoun.ts'
export { faultsOfSite } from './overview/faultsOfSite.ts'
