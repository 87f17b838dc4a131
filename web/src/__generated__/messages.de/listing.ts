// Generated from languages/de/web.json.
export const queryChip = ({ query }: { query: string | number }) => `„${query}“`
export const bestMatch = "Beste Treffer"
export const priceLowToHigh = "Preis aufsteigend"
export const priceHighToLow = "Preis absteigend"
export const name = "Name"
export const filters = "Filter"
export const searchWithin = "Hier suchen"
export const price = "Preis"
export const priceIn = ({ currency }: { currency: string | number }) => `Preis in ${currency}`
export const from = "Von"
export const to = "Bis"
export const chosenCount = ({ chosen }: { chosen: string | number }) => `${chosen} ausgewählt`
export const showAll = ({ count }: { count: string | number }) => `Alle ${count} anzeigen`
export const showFewer = "Weniger anzeigen"
export const everything = "Alles"
export { resultCount } from './listing/resultCount.ts'
export const filterAndSort = "Filtern und sortieren"
export const show = ({ results }: { results: string | number }) => `${results} anzeigen`
export const showResults = "Ergebnisse anzeigen"
export const thingsToHold = "Physische Produkte"
export const digital = "Digital"
export const kind = "Art"
export const thisShelfIsEmptyForNow = "Dieses Regal ist gerade leer"
export const newThingsArriveEveryFewWeeks = "Alle paar Wochen kommt Neues."
export const noProductsMatchTheseFilters = "Keine Produkte passen zu diesen Filtern"
export const filtersToRemove = "Wenn du einen davon entfernst, gibt es etwas:"
export const removeAFilter = ({ what }: { what: string }) => `${({ "collection": `Entferne einen Filter, um mehr aus dieser Kollektion zu sehen.`, "brand": `Entferne einen Filter, um mehr von dieser Marke zu sehen.` } as Record<string, string>)[what] ?? `Entferne einen Filter, um mehr zu sehen.`}`
export const without = ({ label }: { label: string | number }) => `Ohne „${label}“`
export const thisListIsNotReadyYet = "Diese Liste ist noch nicht fertig"
export const catalogLoading = "Der Shop lädt noch seinen Katalog. Bitte versuch es gleich noch einmal."
export const availability = "Verfügbarkeit"
export const allOf = ({ what }: { what: string }) => `${({ "brands": `Alle Marken` } as Record<string, string>)[what] ?? `Alle Kollektionen`}`
export const collectionNotFound = "Kollektion nicht gefunden"
export const page = ({ name, page }: { name: string | number; page: string | number }) => `${name}, Seite ${page}`
export { productCount } from './listing/productCount.ts'
export const sort = "Sortieren"
export const filtersInUse = "Aktive Filter"
export const removeFilter = "Filter entfernen:"
export const clearFilters = "Filter zurücksetzen"
export const correctedResults = ({ query, corrected }: { query: string | number; corrected: string | number }) => `Für „${query}“ gab es nichts. Das sind die Ergebnisse für „${corrected}“.`
export const someWordsOnly = "Nichts enthält alle diese Wörter. Diese Produkte enthalten einige davon."
export const rangeOfTotal = ({ from, to, total }: { from: string | number; to: string | number; total: string | number }) => `${from}–${to} von ${total}`
export const showMore = "Mehr anzeigen"
export const moreFailed = "Mehr konnten wir nicht laden. Bitte versuch es noch einmal."
export const notApplied = ({ names }: { names: string | number }) => `Nicht angewendet: ${names}.`
export const pleaseTryAgainInFewMinutes = "Bitte versuch es in ein paar Minuten noch einmal."
export const sortBy = "Sortieren nach"
export const reduced = "Reduziert"
export const fromPrice = ({ min }: { min: string | number }) => `Ab ${min}`
export const upTo = ({ max }: { max: string | number }) => `Bis ${max}`
export const nothingFoundFor = ({ query }: { query: string | number }) => `Nichts gefunden für „${query}“`
export const whatAreYouLookingFor = "Was suchst du?"
export const noHitsHint = "Prüfe die Schreibweise oder versuch es mit einem kürzeren oder allgemeineren Wort."
export const emptySearchHint = "Gib einen Produktnamen oder ein Material ein."
export const exactWordsOnly = "Im Moment finden wir Wörter nur in genau dieser Schreibweise. Bitte versuch es in ein paar Minuten noch einmal."
export const onShelvesNow = "Jetzt im Shop"
export const search = ({ query }: { query: string | number }) => `Suche: ${query}`
export const resultsFor = ({ query }: { query: string | number }) => `Ergebnisse für „${query}“`
export const nothingWasFoundFor = ({ query }: { query: string | number }) => `Für „${query}“ wurde nichts gefunden.`
export const missingFacets = ({ names }: { names: string | number }) => `Filter für ${names} sind gerade nicht verfügbar.`
export const facetBrands = "Marken"
export const facetOptions = "Optionen"
export const facetStock = "Verfügbarkeit"
export const facetReductions = "Rabatte"
export const addQuickly = ({ name }: { name: string | number }) => `${name} in den Warenkorb legen`
export const seeProduct = "Produkt ansehen"
