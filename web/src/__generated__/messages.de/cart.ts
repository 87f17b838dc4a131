// Generated from languages/de/web.json.
export const customText = ({ value }: { value: string | number }) => `„${value}“`
export const addedToCart = ({ quantity, name }: { quantity: string | number; name: string | number }) => `In den Warenkorb gelegt: ${quantity} × ${name}.`
export const codeApplied = ({ code }: { code: string | number }) => `Rabattcode ${code} eingelöst.`
export const codeRemoved = "Rabattcode entfernt."
export const noteSaved = "Nachricht gespeichert."
export const unsavedChange = "Eine Änderung an deinem Warenkorb ist noch nicht gespeichert. Kläre sie zuerst und geh dann zur Kasse."
export const added = ({ name }: { name: string | number }) => `In den Warenkorb gelegt: ${name}.`
export const addedOnceOnline = "Du bist offline. Der Artikel kommt in den Warenkorb, sobald du wieder online bist."
export const removed = ({ name }: { name: string | number }) => `${name} entfernt.`
export const undo = "Rückgängig"
export const startWithNew = "Fang mit etwas Neuem an"
export const recentlyViewedAndNew = "Zuletzt angesehen, dazu Neues"
export const anythingYouAddIsSavedHere = "Alles, was du hineinlegst, bleibt hier gespeichert."
export const subtotal = "Zwischensumme"
export const deliveryAndTaxComeNext = "Versand und Steuern folgen im nächsten Schritt."
export const taxComesNext = "Steuern folgen im nächsten Schritt."
export const viewCart = "Warenkorb ansehen"
export const quantity = ({ quantity }: { quantity: string | number }) => `Menge ${quantity}`
export const notInYourTotal = "Nicht in der Summe"
export const removedElsewhere = "Anderswo entfernt"
export const dismiss = "Ausblenden"
export const nameRemovedElsewhere = ({ name }: { name: string | number }) => `Anderswo entfernt: ${name}.`
export { allWeHave } from './cart/allWeHave.ts'
export const beingAdded = "Wird hinzugefügt"
export const savedOnDevice = "Änderungen werden auf diesem Gerät gespeichert und gesendet, sobald du wieder online bist."
export const checkOut = "Zur Kasse"
export { linesToChange } from './cart/linesToChange.ts'
export const beforeCheckout = "Bevor du zur Kasse gehen kannst, entferne oder ändere:"
export const openingPaymentPage = "Zahlungsseite wird geöffnet …"
export const quantityOf = ({ name }: { name: string | number }) => `Menge von ${name}`
export const oneFewerOf = ({ name }: { name: string | number }) => `${name}: ein Stück weniger`
export const remove = ({ name }: { name: string | number }) => `${name} entfernen`
export const oneMoreOf = ({ name }: { name: string | number }) => `${name}: ein Stück mehr`
export const update = "Aktualisieren"
export const loadingCart = "Warenkorb wird geladen"
export const setTo = ({ left }: { left: string | number }) => `Auf ${left} ändern`
export const calculatedWithYourAddress = "Folgt mit der Adresse"
export const chooseCountry = "Land auswählen"
export const delivery = ({ deliveryTitle }: { deliveryTitle: string | number }) => `Versand: ${deliveryTitle}`
export const onlyLeftSoWeLoweredQuantity = ({ left }: { left: string | number }) => `Nur noch ${left} verfügbar, deshalb haben wir die Menge angepasst.`
export const unreachable = "Wir konnten den Shop nicht erreichen. Deine Änderung ist auf diesem Gerät gespeichert; versuch es noch einmal, wenn du wieder online bist."
export const shopDidntRespondPleaseTryAgain = "Der Shop hat nicht geantwortet. Bitte versuch es noch einmal."
export const inYourCartIsSoldOut = ({ name }: { name: string | number }) => `${name} in deinem Warenkorb ist ausverkauft.`
export const state = "Bundesstaat"
export const province = "Provinz"
export const workOutDeliveryAndTax = "Versand und Steuern berechnen"
export { showAddedElsewhere } from './cart/showAddedElsewhere.ts'
export const inYourCart = "In deinem Warenkorb"
export const orderSummary = "Bestellübersicht"
export const summary = "Übersicht"
export const chargedTotal = ({ amount, currency }: { amount: string | number; currency: string | number }) => `Du zahlst insgesamt ${amount}, in ${currency}.`
export const chargedSubtotal = ({ currency, amount }: { currency: string | number; amount: string | number }) => `Du zahlst in ${currency}; die Zwischensumme ist ${amount}.`
export const convertedAmounts = "Umgerechnete Beträge sind nur ungefähr."
export const notChargedYet = "Du zahlst erst auf der nächsten Seite. Noch wird nichts abgebucht."
export const removedLine = ({ name }: { name: string | number }) => `${name} entfernt`
export const discountCode = "Rabattcode"
export const deliveryMethod = "Versandart"
export const chooseThisDelivery = "Diese Versandart wählen"
export const noteToShop = "Nachricht an den Shop"
export const saveNote = "Nachricht speichern"
export const savedWithCart = "Mit dem Warenkorb gespeichert"
export { appliedCode } from './cart/appliedCode.ts'
export const removeCode = ({ code }: { code: string | number }) => `Rabattcode ${code} entfernen`
export const giftCard = "Geschenkgutschein"
export const giftCardEnding = ({ end }: { end: string | number }) => `Geschenkgutschein •••• ${end}`
export const giftCardApplied = "Geschenkgutschein eingelöst."
export const giftCardRemoved = "Geschenkgutschein entfernt."
export const remainingToPay = "Noch zu zahlen"
export const redeem = "Einlösen"
