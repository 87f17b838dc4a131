// Generated from languages/de/web.json.
export const priceReduced = ({ price, before }: { price: string | number; before: string | number }) => `${price}, vorher ${before}`
export const brand = "Marke"
export const sku = "Artikelnummer"
export const variants = "Varianten"
export const links = "Links"
export const pageToBuyOn = "Seite zum Kaufen"
export const aboutShop = "Über den Shop"
export const deliveryAndReturns = "Versand und Rückgabe"
export const delivery = ({ places, price, least, most }: { places: string | number; price: string | number; least: string | number; most: string | number }) => `Versand (${places}): ${price}, ${least}–${most} Werktage.`
export const deliveryFreeFrom = ({ places, price, freeFrom, least, most }: { places: string | number; price: string | number; freeFrom: string | number; least: string | number; most: string | number }) => `Versand (${places}): ${price}, ab einem Bestellwert von ${freeFrom} kostenlos, ${least}–${most} Werktage.`
export { freeReturns } from './machine/freeReturns.ts'
export { returns } from './machine/returns.ts'
export const llmsIntro = "Preise und Bestände ändern sich: Lies ein Produkt neu, bevor du es nennst. Bestellungen geben Menschen auf den Seiten des Shops auf."
export const searchNote = "hänge ?q= und das an, was du suchst"
export const sitemap = "Sitemap"
export const sitemapNote = "alle Produkte, Kollektionen und Marken mit ihrer letzten Änderung"
export const productsNote = "Jede Produktseite gibt es mit demselben Inhalt als Markdown: Hänge .md an ihre Adresse an. Die Sitemap listet alle Produkte auf."
export const apiOpen = "beliebige Dokumente sind erlaubt; das Schema ist öffentlich"
export const apiClosed = "für Programme mit einem App-Schlüssel, den der Shop ausstellt"
export const schema = "Schema"
export const colorOption = "farbe"
export const sizeOption = "größe"
export const materialOption = "material"
export const patternOption = "muster"
