// Lines that another window or device removes stay where they are, with words, until the shopper dismisses them.
import type { CoreCart, CoreLine } from './engine-types.ts'

/** `isGone`: the cart no longer has the line. */
export type ShownLine<Line> = {
  key: string
  line: Line | null
  preview: unknown
  isGone?: boolean
}

/**
 * Returns the lines to show: those of the cart, and after its last neighbor each one that was shown before and that the cart
 * has lost. What this window removes is still in the cart when it leaves the view. Nothing stays of an empty or another cart.
 */
export function withGone<Entry extends ShownLine<CoreLine>>(
  before: { cartId: string | undefined; shown: readonly Entry[] },
  lines: readonly Entry[],
  cart: CoreCart | null,
): Entry[] {
  if (lines.length === 0 || !cart || before.cartId !== cart.id) return [...lines]
  const isThere = (entry: Entry) =>
    lines.some(({ key }) => key === entry.key) || cart.lines.some(({ id }) => id === entry.line?.id)
  const shown = [...lines]
  before.shown.forEach((entry, index) => {
    if (!entry.line || entry.preview || isThere(entry)) return
    const last = before.shown[index - 1]?.key
    const place = shown.findIndex(({ key }) => key === last)
    shown.splice(place + 1, 0, { ...entry, isGone: true })
  })
  return shown
}
