// Generated from languages/de/web.json.
export const thisPageDidNotLoad = "Diese Seite wurde nicht geladen"
export const pageNotFound = "Seite nicht gefunden"
export const weCouldntFindThatPage = "Diese Seite konnten wir nicht finden"
export const notFoundHint = "Vielleicht ist die Adresse veraltet oder falsch geschrieben. Such nach dem, was du brauchst, oder stöbere in unseren Kollektionen."
export const breadcrumb = "Navigationspfad"
export const colors = ({ names }: { names: string | number }) => `Farben: ${names}`
export const close = "Schließen"
export const failedHint = "Auf dieser Seite ist bei uns etwas schiefgegangen. Dein Warenkorb ist gespeichert. Versuch es noch einmal oder stöbere anderswo im Shop."
export const shopUnavailable = "Der Shop ist gerade nicht verfügbar"
export const unavailableHint = "Produkte, Preise und Bestellungen lassen sich im Moment nicht laden. Dein Warenkorb bleibt, wie er ist. Versuch es in ein paar Minuten noch einmal."
export const pages = "Seiten"
export const page = ({ page }: { page: string | number }) => `Seite ${page}`
export const previousPage = "Vorherige Seite"
export const nextPage = "Nächste Seite"
export const now = "Jetzt"
export const from = ({ price }: { price: string | number }) => `ab ${price}`
export const was = "Vorher"
export const oneFewer = "Ein Stück weniger"
export const oneMore = "Ein Stück mehr"
export const loading = "Wird geladen"
export const staffReference = "Referenz für unser Team:"
export const partlyLoaded = "Ein Teil dieser Seite wurde nicht geladen."
