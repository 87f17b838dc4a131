// Generated from languages/de/emulator.json.
export const yourAccount = "Dein Konto"
export const yourBookings = "Deine Buchungen"
export const yourOrders = "Deine Bestellungen"
export const yourSubscriptions = "Deine Abonnements"
export const yourEvents = "Deine Veranstaltungen"
export const notSignedIn = "Du bist nicht angemeldet. Melde dich zuerst im Shop an."
export const nothingHereYet = "Hier ist noch nichts."
export const noOrdersYet = "Du hast noch nichts bestellt."
