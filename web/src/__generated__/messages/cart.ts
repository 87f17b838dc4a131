// Generated from languages/en/web.json.
export const customText = ({ value }: { value: string | number }) => `“${value}”`
export const addedToCart = ({ quantity, name }: { quantity: string | number; name: string | number }) => `Added to the cart: ${quantity} × ${name}.`
export const codeApplied = ({ code }: { code: string | number }) => `Code ${code} applied.`
export const codeRemoved = "Code removed."
export const noteSaved = "Note saved."
export const unsavedChange = "A change to your cart isn’t saved yet. Resolve it, then check out."
export const added = ({ name }: { name: string | number }) => `Added to the cart: ${name}.`
export const addedOnceOnline = "You are offline. It is added as soon as you are back."
export const removed = ({ name }: { name: string | number }) => `Removed ${name}.`
export const undo = "Undo"
export const startWithNew = "Start with something new"
export const recentlyViewedAndNew = "Recently viewed, and new"
export const anythingYouAddIsSavedHere = "Anything you add is saved here."
export const subtotal = "Subtotal"
export const deliveryAndTaxComeNext = "Shipping and tax come next."
export const taxComesNext = "Tax comes next."
export const viewCart = "View cart"
export const quantity = ({ quantity }: { quantity: string | number }) => `Quantity ${quantity}`
export const notInYourTotal = "Not in your total"
export const removedElsewhere = "Removed elsewhere"
export const dismiss = "Dismiss"
export const nameRemovedElsewhere = ({ name }: { name: string | number }) => `Removed elsewhere: ${name}.`
export { allWeHave } from './cart/allWeHave.ts'
export const beingAdded = "Being added"
export const savedOnDevice = "Changes are saved on this device and sent when you’re back online."
export const checkOut = "Check out"
export { linesToChange } from './cart/linesToChange.ts'
export const beforeCheckout = "Before you can check out, remove or change:"
export const openingPaymentPage = "Opening the payment page…"
export const quantityOf = ({ name }: { name: string | number }) => `Quantity of ${name}`
export const oneFewerOf = ({ name }: { name: string | number }) => `One fewer of ${name}`
export const remove = ({ name }: { name: string | number }) => `Remove ${name}`
export const oneMoreOf = ({ name }: { name: string | number }) => `One more of ${name}`
export const update = "Update"
export const loadingCart = "Loading the cart"
export const setTo = ({ left }: { left: string | number }) => `Set to ${left}`
export const calculatedWithYourAddress = "Calculated with your address"
export const chooseCountry = "Choose a country"
export const delivery = ({ deliveryTitle }: { deliveryTitle: string | number }) => `Shipping: ${deliveryTitle}`
export const onlyLeftSoWeLoweredQuantity = ({ left }: { left: string | number }) => `Only ${left} left, so we lowered the quantity.`
export const unreachable = "We couldn’t reach the shop. Your change is saved on this device; try again when you’re back online."
export const shopDidntRespondPleaseTryAgain = "The shop didn’t respond. Please try again."
export const inYourCartIsSoldOut = ({ name }: { name: string | number }) => `${name} in your cart is sold out.`
export const state = "State"
export const province = "Province"
export const workOutDeliveryAndTax = "Estimate shipping and tax"
export { showAddedElsewhere } from './cart/showAddedElsewhere.ts'
export const inYourCart = "In your cart"
export const orderSummary = "Order summary"
export const summary = "Summary"
export const chargedTotal = ({ amount, currency }: { amount: string | number; currency: string | number }) => `You are charged ${amount} in total, in ${currency}.`
export const chargedSubtotal = ({ currency, amount }: { currency: string | number; amount: string | number }) => `You are charged in ${currency}; the subtotal is ${amount}.`
export const convertedAmounts = "Converted amounts are approximate."
export const notChargedYet = "You pay on the next page. You won’t be charged yet."
export const removedLine = ({ name }: { name: string | number }) => `Removed ${name}`
export const discountCode = "Discount code"
export const deliveryMethod = "Shipping method"
export const chooseThisDelivery = "Use this shipping method"
export const noteToShop = "Note to the shop"
export const saveNote = "Save the note"
export const savedWithCart = "Saved with the cart"
export { appliedCode } from './cart/appliedCode.ts'
export const removeCode = ({ code }: { code: string | number }) => `Remove code ${code}`
export const giftCard = "Gift card"
export const giftCardEnding = ({ end }: { end: string | number }) => `Gift card •••• ${end}`
export const giftCardApplied = "Gift card applied."
export const giftCardRemoved = "Gift card removed."
export const remainingToPay = "Remaining to pay"
export const redeem = "Redeem"
