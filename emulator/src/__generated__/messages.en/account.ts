// Generated from languages/en/emulator.json.
export const yourAccount = "Your account"
export const yourBookings = "Your bookings"
export const yourOrders = "Your orders"
export const yourSubscriptions = "Your subscriptions"
export const yourEvents = "Your events"
export const notSignedIn = "You are not signed in. Sign in at the shop first."
export const nothingHereYet = "There is nothing here yet."
export const noOrdersYet = "You have not ordered anything yet."
