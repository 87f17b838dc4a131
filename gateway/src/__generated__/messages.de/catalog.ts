// Generated from languages/de/gateway.json.
export const brandMergedIntoItself = "Eine Marke kann nicht mit sich selbst zusammengeführt werden."
export const brandsBusy = "Marken werden gerade umbenannt oder zusammengeführt. Warte, bis dieser Auftrag fertig ist."
export const thereIsBrandAlready = ({ name }: { name: string | number }) => `Die Marke „${name}“ gibt es schon.`
export const giveIdNameOrSlug = "Sende eine ID, einen Namen oder einen Slug."
export const doneButUnread = "Die Änderung wurde vorgenommen, aber das Ergebnis konnte nicht gelesen werden. Lade die Seite neu."
export const giveIdOrSlug = "Sende eine ID oder einen Slug."
export const atMost2DecimalsPlease = "Verwende höchstens 2 Nachkommastellen."
export const tooManyFacetLists = ({ mostCounts }: { mostCounts: string | number }) => `Facetten werden für höchstens ${mostCounts} Listen auf einmal gezählt.`
export const inStockLabel = "Auf Lager"
export const between1And = ({ most }: { most: string | number }) => `Verwende 1 bis ${most}.`
export const atMostSlugs = ({ most }: { most: string | number }) => `Verwende höchstens ${most} Slugs. Sende die übrigen als IDs.`
export const thingsToHold = "Physische Produkte"
export const digital = "Digital"
export const reduced = "Reduziert"
export const orderBySku = "einer Sortierung nach Artikelnummer"
export const thisCannotBeJoinedWith = ({ other }: { other: string | number }) => `Das lässt sich nicht kombinieren mit ${other}.`
export const atLeast1OfThesePlease = "Sende mindestens einen Eintrag."
export const thisIsThereAlready = "Das gibt es schon."
export const theseMakeVariantsIsMost = ({ count, most }: { count: string | number; most: string | number }) => `Diese Optionen ergeben ${count} Varianten. Höchstens ${most} sind möglich.`
export const wouldBeSoldAt000 = "der Preis wäre 0,00"
export const wouldEndBelowZero = "der Preis läge unter null"
export const wouldBeSoldBelowCost = "der Preis läge unter dem Einkaufspreis"
export const wouldChangeByMoreThan = ({ limit }: { limit: string | number }) => `der Preis würde sich um mehr als ${limit} % ändern`
export { acknowledgeToGoOn } from './catalog/acknowledgeToGoOn.ts'
export const noneIsTrue = "Sende true oder einen anderen Rabatt."
export const atMost100 = "Höchstens 100 sind möglich."
