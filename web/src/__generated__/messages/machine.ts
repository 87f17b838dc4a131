// Generated from languages/en/web.json.
export const priceReduced = ({ price, before }: { price: string | number; before: string | number }) => `${price}, before ${before}`
export const brand = "Brand"
export const sku = "SKU"
export const variants = "Variants"
export const links = "Links"
export const pageToBuyOn = "Page to buy it on"
export const aboutShop = "About the shop"
export const deliveryAndReturns = "Shipping and returns"
export const delivery = ({ places, price, least, most }: { places: string | number; price: string | number; least: string | number; most: string | number }) => `To ${places}: ${price}, ${least}–${most} business days.`
export const deliveryFreeFrom = ({ places, price, freeFrom, least, most }: { places: string | number; price: string | number; freeFrom: string | number; least: string | number; most: string | number }) => `To ${places}: ${price}, free for orders of ${freeFrom} or more, ${least}–${most} business days.`
export { freeReturns } from './machine/freeReturns.ts'
export { returns } from './machine/returns.ts'
export const llmsIntro = "Prices and stock change: read a product again before you quote it. Orders are placed by people on the pages of the shop."
export const searchNote = "add ?q= and what you are looking for"
export const sitemap = "Sitemap"
export const sitemapNote = "all products, collections and brands with their last change"
export const productsNote = "Each product page has the same content as Markdown: add .md to its address. The sitemap lists all products."
export const apiOpen = "any document may be sent; the schema is public"
export const apiClosed = "for programs with an app key, which the shop creates"
export const schema = "Schema"
export const colorOption = "color"
export const sizeOption = "size"
export const materialOption = "material"
export const patternOption = "pattern"
