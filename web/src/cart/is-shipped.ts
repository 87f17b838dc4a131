type Cart = { lines: readonly { physicalProperties: { shippable: boolean | null } | null }[] }

/** Returns whether something in the cart is delivered; what is only sent by email has tax, and no delivery. */
export const isShipped = (cart: Cart | null): boolean =>
  !cart?.lines.length || cart.lines.some((line) => line.physicalProperties?.shippable !== false)
