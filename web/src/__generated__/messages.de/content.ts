// Generated from languages/de/web.json.
export const allPages = "Seiten über den Shop"
export const deliveryTerms = "Was der Versand kostet"
export const to = "Versand nach"
export const price = "Kosten"
export const days = "Werktage"
export const dayRange = ({ least, most }: { least: string | number; most: string | number }) => `${least} bis ${most}`
export const freeFrom = ({ amount }: { amount: string | number }) => `kostenlos ab ${amount}`
export { freeReturns } from './content/freeReturns.ts'
export { ownReturns } from './content/ownReturns.ts'
export { countryCount } from './content/countryCount.ts'
export const returnsFrom = "Rückgabe möglich aus:"
