// Generated from languages/de/gateway.json.
export const tooManyWrites = ({ retryAfterSeconds }: { retryAfterSeconds: string | number }) => `Zu viele Anfragen auf einmal. Versuch es in ${retryAfterSeconds} s noch einmal.`
export const mustBeAddress = "muss eine Webadresse sein"
export const idempotencyKeyReused = "Dieser Idempotenzschlüssel wurde schon für etwas anderes verwendet."
export const mustBeTwoLetterCountryCode = "muss ein Ländercode aus zwei Buchstaben sein"
export const noSuchOption = "Dieses Produkt hat diese Option nicht."
export const noSuchCustomText = "Dieses Produkt hat diesen Text nicht."
export const oneLineAtLeast = "muss mindestens eine Zeile haben"
export const mustBeHttpSAddress = "muss eine http(s)-Adresse sein"
export const isTooLong = "ist zu lang"
export const mustBeGuid = "muss eine GUID sein"
export const catalogItemByVariant = "Produkte des Shops selbst werden durch Variante, Auswahl und Texte bestimmt"
export const quantityReduced = ({ left, quantity }: { left: string | number; quantity: string | number }) => `Nur noch ${left} verfügbar, deshalb liegen ${quantity} in deinem Warenkorb.`
export const allInCart = ({ left }: { left: string | number }) => `In deinem Warenkorb liegen schon alle ${left}, die wir haben.`
export const isNoLongerAvailable = ({ name }: { name: string | number }) => `${name} ist nicht mehr verfügbar.`
export const isSoldOut = ({ name }: { name: string | number }) => `${name} ist ausverkauft.`
export const onlyOfLeft = ({ name, left }: { name: string | number; left: string | number }) => `Von ${name} sind nur noch ${left} verfügbar.`
export const yourCodeNoLongerApplies = ({ reason }: { reason: string | number }) => `Dein Rabattcode gilt nicht mehr: ${reason}`
export const mustBeLettersDigits = "darf nur Buchstaben, Ziffern und . _ - enthalten"
export const checkoutNotAvailable = "Die Kasse ist in diesem Shop zurzeit nicht verfügbar. Dein Warenkorb ist gespeichert."
