// Generated from languages/en/web.json.
export const choiceInQuotes = ({ choice }: { choice: string | number }) => `“${choice}”`
export const requestAlert = "Tell me when it is back"
export const notifyMe = "Notify me"
export const alertPromise = "One email when it is back, nothing else."
export const alertPromiseIn = ({ selection }: { selection: string | number }) => `One email when it is back in ${selection}, nothing else.`
export const backToProduct = "Back to the product"
export const alertConfirmedYou = "We’ll email you as soon as it’s back in stock."
export const alertConfirmed = ({ email }: { email: string | number }) => `We’ll email ${email} as soon as it’s back in stock.`
export const addToCart = "Add to cart"
export const adding = "Adding…"
export const checkAvailability = "Check availability"
export const taxNote = "Shipping and tax are calculated in the cart, before you pay."
export const digitalTaxNote = "Tax is calculated in the cart, before you pay."
export const sentByEmail = "Digital, sent by email"
export const quantity = "Quantity"
export const percentOff = ({ percent }: { percent: string | number }) => `${percent}% off`
export const pricePerMeasure = ({ amount, measure }: { amount: string | number; measure: string | number }) => `${amount} per ${measure}`
export const onlyLeft = ({ left }: { left: string | number }) => `Only ${left} left`
export { charactersLeft } from './product/charactersLeft.ts'
export const removedFromShop = "It is not in the shop any more."
export const soldOutIn = ({ selection }: { selection: string | number }) => `Sold out in ${selection}`
export const changeAvailableIn = ({ choices }: { choices: string | number }) => `Change ${choices}. Available in:`
export const availableIn = "Available in:"
export const picturesOf = ({ name }: { name: string | number }) => `Pictures of ${name}`
export const pictures = "Pictures"
export const enlarge = "Enlarge"
export const sku = ({ sku }: { sku: string | number }) => `SKU ${sku}`
export const previousPicture = "Previous picture"
export const nextPicture = "Next picture"
export const zoomOut = "Zoom out"
export const zoomIn = "Zoom in"
export const soldOut = "sold out"
export const productNotFound = "Product not found"
export const moreLikeThis = "More like this"
export const allOf = ({ name }: { name: string | number }) => `All of ${name}`
export const pictureOf = ({ index, count, alt }: { index: string | number; count: string | number; alt: string | number }) => `Picture ${index} of ${count}: ${alt}`
export const newPrice = "New price"
export const textRequired = ({ title }: { title: string | number }) => `${title} (required)`
export const textOptional = ({ title }: { title: string | number }) => `${title} (optional)`
export { byBrand } from './product/byBrand.ts'
export const loadingChoices = "Loading the choices"
export const allDetails = "See all details"
