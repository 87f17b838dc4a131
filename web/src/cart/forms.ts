// Paths of the plain forms. Each control of the cart is a form that works without JavaScript.
export const forms = {
  setQuantity: '/forms/set-quantity',
  removeLine: '/forms/remove-line',
  applyCoupon: '/forms/apply-coupon',
  removeCoupon: '/forms/remove-coupon',
  updateCart: '/forms/update-cart',
  checkout: '/forms/checkout',
} as const
