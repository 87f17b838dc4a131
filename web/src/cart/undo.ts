import type { CartLineRequest } from '../lib/cart-signal.ts'
import type { CartEngine, Line } from './cart-engine.ts'
import { slots } from './wishes.ts'

/** Brings a removed line back as it was: same product, same choices, same texts, same number. */
export async function putBack(engine: CartEngine, line: Line): Promise<void> {
  const key = slots.line(line.id)
  const removal = engine.state.slots.find((slot) => slot.key === key)
  const before = engine.state.cart?.lines.map(({ id }) => id) ?? []
  letGo()
  // Not sent, or nobody knows: then it need not happen at all.
  if (removal && !removal.flight) {
    engine.dispatch({ type: 'dropped', key })
    return focusLine(line.id)
  }
  await engine.add(requestOf(line))
  const { lines = [] } = engine.state.cart ?? {}
  const back =
    lines.find(({ id }) => id === line.id) ?? lines.find(({ id }) => !before.includes(id))
  if (back) focusLine(back.id)
}

/**
 * A toast that goes hands the focus to whoever had it before, at a moment of its own. Leaving the toast while it
 * is still there makes it do so now, and not after the line has it.
 */
function letGo() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Frames a line is waited for: on a slow machine it is drawn some time after it is known. */
const patience = 120

/** The button that undid it is gone: the focus goes to the line it brought back. */
function focusLine(lineId: string, frames = patience) {
  requestAnimationFrame(() => {
    const place = document.querySelector('dialog[open]') ?? document
    const line = place.querySelector<HTMLElement>(`[data-line="${lineId}"] [data-remove]`)
    if (!line && frames > 0) return focusLine(lineId, frames - 1)
    line?.focus()
  })
}

function requestOf({ productId, choices, customTexts, quantity, name, image, price }: Line) {
  return {
    productId: productId ?? '',
    choices: choices.map(({ option, choice }) => ({ option, choice })),
    customTexts: customTexts.map(({ title, value }) => ({ title, value })),
    quantity,
    preview: { name, imageUrl: image?.url ?? null, price: price.formatted },
  } satisfies CartLineRequest
}
