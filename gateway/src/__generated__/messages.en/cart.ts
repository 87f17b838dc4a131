// Generated from languages/en/gateway.json.
export const tooManyWrites = ({ retryAfterSeconds }: { retryAfterSeconds: string | number }) => `Too many requests at once. Try again in ${retryAfterSeconds} s.`
export const mustBeAddress = "must be an address"
export const idempotencyKeyReused = "This idempotency key was used for something else."
export const mustBeTwoLetterCountryCode = "must be a two-letter country code"
export const noSuchOption = "This product doesn’t have this option."
export const noSuchCustomText = "This product doesn’t have this text."
export const oneLineAtLeast = "must have at least one line"
export const mustBeHttpSAddress = "must be an http(s) address"
export const isTooLong = "is too long"
export const mustBeGuid = "must be a GUID"
export const catalogItemByVariant = "products of the shop itself are identified by variant, choices and texts"
export const quantityReduced = ({ left, quantity }: { left: string | number; quantity: string | number }) => `Only ${left} left, so your cart has ${quantity}.`
export const allInCart = ({ left }: { left: string | number }) => `Your cart already has all ${left} we have.`
export const isNoLongerAvailable = ({ name }: { name: string | number }) => `${name} is no longer available.`
export const isSoldOut = ({ name }: { name: string | number }) => `${name} is sold out.`
export const onlyOfLeft = ({ left, name }: { left: string | number; name: string | number }) => `Only ${left} of ${name} left.`
export const yourCodeNoLongerApplies = ({ reason }: { reason: string | number }) => `Your code no longer applies: ${reason}`
export const mustBeLettersDigits = "must be letters, digits, . _ -"
export const checkoutNotAvailable = "Checkout isn’t available in this shop at the moment. Your cart is saved."
