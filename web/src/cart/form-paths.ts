import { formPath } from '../lib/form-path.ts'

/** Paths of the plain forms. Each control of the cart is a form that works without JavaScript. */
export const forms = {
  setQuantity: formPath('set-quantity'),
  removeLine: formPath('remove-line'),
  applyCoupon: formPath('apply-coupon'),
  removeCoupon: formPath('remove-coupon'),
  applyGiftCard: formPath('apply-gift-card'),
  removeGiftCard: formPath('remove-gift-card'),
  updateCart: formPath('update-cart'),
  checkout: formPath('checkout'),
} as const
