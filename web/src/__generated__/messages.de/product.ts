// Generated from languages/de/web.json.
export const choiceInQuotes = ({ choice }: { choice: string | number }) => `„${choice}“`
export const requestAlert = "Sag mir Bescheid"
export const notifyMe = "Benachrichtigen"
export const alertPromise = "Nur eine E-Mail, sobald es wieder da ist."
export const alertPromiseIn = ({ selection }: { selection: string | number }) => `Nur eine E-Mail, sobald ${selection} wieder da ist.`
export const backToProduct = "Zurück zum Produkt"
export const alertConfirmedYou = "Wir schreiben dir eine E-Mail, sobald es wieder verfügbar ist."
export const alertConfirmed = ({ email }: { email: string | number }) => `Wir schreiben an ${email}, sobald es wieder verfügbar ist.`
export const addToCart = "In den Warenkorb"
export const adding = "Wird hinzugefügt …"
export const checkAvailability = "Verfügbarkeit prüfen"
export const taxNote = "Versand und Steuern berechnen wir im Warenkorb, bevor du zahlst."
export const digitalTaxNote = "Steuern berechnen wir im Warenkorb, bevor du zahlst."
export const sentByEmail = "Digital, kommt per E-Mail"
export const quantity = "Menge"
export const percentOff = ({ percent }: { percent: string | number }) => `${percent} % Rabatt`
export const pricePerMeasure = ({ amount, measure }: { amount: string | number; measure: string | number }) => `${amount} pro ${measure}`
export const onlyLeft = ({ left }: { left: string | number }) => `Nur noch ${left} verfügbar`
export { charactersLeft } from './product/charactersLeft.ts'
export const removedFromShop = "Dieses Produkt gibt es im Shop nicht mehr."
export const soldOutIn = ({ selection }: { selection: string | number }) => `Ausverkauft in ${selection}`
export const changeAvailableIn = ({ choices }: { choices: string | number }) => `Ändere ${choices}. Verfügbar in:`
export const availableIn = "Verfügbar in:"
export const picturesOf = ({ name }: { name: string | number }) => `Bilder von ${name}`
export const pictures = "Bilder"
export const enlarge = "Vergrößern"
export const sku = ({ sku }: { sku: string | number }) => `Artikelnummer ${sku}`
export const previousPicture = "Vorheriges Bild"
export const nextPicture = "Nächstes Bild"
export const zoomOut = "Verkleinern"
export const zoomIn = "Vergrößern"
export const soldOut = "ausverkauft"
export const productNotFound = "Produkt nicht gefunden"
export const moreLikeThis = "Ähnliche Produkte"
export const allOf = ({ name }: { name: string | number }) => `${name} ansehen`
export const pictureOf = ({ index, count, alt }: { index: string | number; count: string | number; alt: string | number }) => `Bild ${index} von ${count}: ${alt}`
export const newPrice = "Neuer Preis"
export const textRequired = ({ title }: { title: string | number }) => `${title} (erforderlich)`
export const textOptional = ({ title }: { title: string | number }) => `${title} (optional)`
export { byBrand } from './product/byBrand.ts'
export const loadingChoices = "Auswahl wird geladen"
export const allDetails = "Alle Details ansehen"
