// Addresses of the plain forms. Each control of the cart is one: without JavaScript the gateway answers it.
export const forms = {
  setQuantity: '/forms/set-quantity',
  removeLine: '/forms/remove-line',
  applyCoupon: '/forms/apply-coupon',
  removeCoupon: '/forms/remove-coupon',
  updateCart: '/forms/update-cart',
  checkout: '/forms/checkout',
} as const
