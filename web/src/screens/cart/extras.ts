/**
 * Id of the form that coupon and note share: without JavaScript, submitting either field also sends and retains the
 * other.
 */
export const extras = 'cart-extras'
