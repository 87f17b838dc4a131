// Generated from languages/en/web.json.
export const allPages = "Pages about the shop"
export const deliveryTerms = "What shipping costs"
export const to = "Ships to"
export const price = "Cost"
export const days = "Business days"
export const dayRange = ({ least, most }: { least: string | number; most: string | number }) => `${least} to ${most}`
export const freeFrom = ({ amount }: { amount: string | number }) => `free from ${amount}`
export { freeReturns } from './content/freeReturns.ts'
export { ownReturns } from './content/ownReturns.ts'
export { countryCount } from './content/countryCount.ts'
export const returnsFrom = "Returns are accepted from"
