// One sentence per reason, and where on the buy form it belongs. Says what happened and what to do next.

const tryAgain = 'Nothing was changed. Please try again in a moment.'

export const problemWords = {
  CART_EMPTY: 'The cart is empty. Add something first.',
  CART_FULL: 'The cart holds as many different things as it can. Remove one to make room.',
  CART_NOT_FOUND: 'There is no cart yet. Add something first.',
  CHECKOUT_COMPLETED: 'This order is already paid and cannot be changed.',
  COUPON_DISABLED: 'This code is switched off.',
  COUPON_EXPIRED: 'This code has expired.',
  COUPON_LIMIT_PER_CUSTOMER: 'You have used this code as often as it allows.',
  COUPON_NOT_ACTIVE_YET: 'This code is not valid yet.',
  COUPON_NOT_APPLICABLE: 'This code does not apply to what is in the cart.',
  COUPON_NOT_FOUND: 'That code isn’t valid. Check the spelling.',
  COUPON_STOPPED_APPLYING: 'The code no longer applies and no longer lowers the total.',
  COUPON_USED_UP: 'This code has been used up.',
  CUSTOM_TEXT_REQUIRED: 'Fill in the text this product asks for, then add it again.',
  DISCOUNT_CALCULATION_FAILED: 'The discount could not be calculated. Please try again.',
  FORBIDDEN: 'You are not allowed to do this.',
  INVALID_ARGUMENT: 'One of the entries was not accepted. Check it and try again.',
  INVALID_FORMAT: 'One of the entries has the wrong form. Check it and try again.',
  INVALID_LENGTH: 'One of the texts is too long or too short.',
  INVALID_SIZE: 'There are too many or too few entries.',
  LIMIT_REACHED: 'There can be no more of these.',
  LINE_NOT_AVAILABLE: 'This item has sold out. Remove it to continue.',
  LINE_NOT_FOUND: 'This is no longer in your cart.',
  LINE_PARTIALLY_AVAILABLE: 'Fewer are left than your cart holds. Lower the quantity to go on.',
  MEMBERSHIP_NOT_APPLICABLE: 'This membership cannot pay for this. Choose another way of paying.',
  NOT_AVAILABLE_ON_THIS_SITE: 'This shop does not offer that.',
  NOT_FOUND: 'We could not find that.',
  OPTIONS_REQUIRED: 'Choose every option first, then add it again.',
  OUTCOME_UNKNOWN: 'We lost the answer on the way. Look into your cart before trying again.',
  OUT_OF_RANGE: 'That number is not possible here. Choose another quantity.',
  OUT_OF_STOCK: 'This is sold out.',
  PAYMENTS_NOT_ACCEPTED: 'The shop cannot take payments at the moment. Your cart is kept.',
  PICTURE_FORMAT: 'Choose a picture: JPEG, PNG, WebP or GIF.',
  PICTURE_TOO_LARGE: 'A picture may have at most 5 MB. Choose a smaller one.',
  PRODUCT_NOT_AVAILABLE: 'This product is not sold at the moment.',
  QUANTITY_CAPPED: 'Fewer are left than you asked for, so we lowered the quantity.',
  QUANTITY_FIXED: 'The quantity of this line cannot be changed.',
  RATE_LIMITED: 'That was a lot at once. Please wait a minute and try again.',
  REFUSED: 'The shop refused this. Nothing was changed.',
  REQUIRED_FIELD: 'Something is missing. Fill it in and try again.',
  RETURN_ADDRESS_NOT_ALLOWED: 'The address to come back to is not part of this shop.',
  SHIPPING_CALCULATION_FAILED: 'Delivery could not be calculated. Please try again.',
  SHIPPING_NOT_AVAILABLE: 'We do not deliver to that address.',
  SHIPPING_OPTION_CHANGED: 'The delivery you chose is gone. We took another one.',
  TAX_CALCULATION_FAILED: 'Tax could not be calculated. Please try again.',
  UPSTREAM_UNAVAILABLE: tryAgain,
  VARIANT_NOT_AVAILABLE: 'This combination is not sold. Choose another one.',
  INVALID_EMAIL: 'This is not an email address we can use.',
  EMAIL_ALREADY_EXISTS: 'There is an account with this email address. Sign in instead.',
  INVALID_PASSWORD: 'The email address or the password is not right.',
  WRONG_PASSWORD: 'This is not your current password.',
  SIGN_IN_AGAIN: 'Your last sign-in is too long ago. Sign out, sign in again and come back.',
  RESET_PASSWORD: 'Your password has to be set anew. We can send you a mail for that.',
  MISSING_CAPTCHA_TOKEN: 'Please show that you are not a robot.',
  INVALID_CAPTCHA_TOKEN: 'The captcha was not accepted. Please try it again.',
  BAD_CODE: 'That code is not right, or no longer valid.',
  SEND_CODE_ERROR: 'The code could not be sent. Please try again in a moment.',
  SIGN_IN_NOT_STARTED: 'That sign-in is over. Please start again.',
  SIGN_IN_FAILED: 'You were not signed in. Please try again.',
  ACCOUNT_BLOCKED: 'This account cannot be used. Ask the shop what to do.',
  ACCOUNT_OFFLINE: 'This account was closed and can no longer be used to sign in.',
  SLUG_FORM: 'Only the letters a to z, digits and . _ ~ -, with a letter or digit at both ends.',
  PAST_DAY: 'Choose a day in the past, since 1900.',
  PARTLY_SAVED: 'Only a part was saved. Look at what is there now.',
  SIGNED_IN_AS_ANOTHER: 'Somebody else is signed in by now. This is their page.',
  DISPLAY_NAME_NEEDED: 'Choose a display name on your profile first: it is what others see.',
  NOT_CONFIRMED: 'It was not confirmed. Confirm it on your phone, or start over.',
  SLUG_TAKEN: 'Somebody else has this address already.',
  COMMUNITY_JOIN_IMPOSSIBLE: 'This account cannot join the community.',
  OWNER_CANNOT_BE_DELETED: 'The shop’s own people cannot delete their accounts here.',
  CONFIRMATION_MISMATCH: 'Type your login email address exactly to confirm.',
  NOT_SIGNED_IN: 'Sign in first.',
  ALREADY_REQUESTED: 'You asked for this already. We will write as soon as it is back.',
  IN_STOCK: 'This can be bought again: no need to wait.',
}

/** Held against the schema's enum by a test. */
export type ProblemCode = keyof typeof problemWords

const warnings = new Set<ProblemCode>(['QUANTITY_CAPPED', 'SHIPPING_OPTION_CHANGED'])

export function isProblemCode(text: string | null): text is ProblemCode {
  return text !== null && Object.hasOwn(problemWords, text)
}

export function problemTone(code: ProblemCode): 'warning' | 'danger' {
  return warnings.has(code) ? 'warning' : 'danger'
}

/** Part of the buy form a problem's field path points at. */
export function buyFormPart(
  field: string | null,
  code: ProblemCode,
): 'options' | 'text' | 'quantity' {
  if (code === 'CUSTOM_TEXT_REQUIRED' || field?.includes('customText')) return 'text'
  if (code === 'OPTIONS_REQUIRED' || code === 'VARIANT_NOT_AVAILABLE') return 'options'
  return field?.includes('choices') || field?.includes('variantId') ? 'options' : 'quantity'
}
