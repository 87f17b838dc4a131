/** Stock is shown at this number of pieces and below. */
const lowStock = 5

/** Returns whether so few pieces are left that the shop says how many. */
export function isLow(left: number | null | undefined): left is number {
  return left != null && left > 0 && left <= lowStock
}
