import type { CartLineRequest } from '../lib/cart-signal.ts'
import type { CartEngine, Line } from './cart-engine.ts'
import { slots } from './cart-intents.ts'

/** Restores a removed line with the same product, choices, texts and quantity. */
export async function putBack(engine: CartEngine, line: Line): Promise<void> {
  const key = slots.line(line.id)
  const removal = engine.state.slots.find((slot) => slot.key === key)
  const before = engine.state.cart?.lines.map(({ id }) => id) ?? []
  releaseFocus()
  // The removal was not sent, or failed: dropping the intent is enough.
  if (removal && !removal.inFlight) {
    engine.dispatch({ type: 'dropped', key })
    return focusLine(line.id)
  }
  await engine.add(requestOf(line))
  const { lines = [] } = engine.state.cart ?? {}
  const back =
    lines.find(({ id }) => id === line.id) ?? lines.find(({ id }) => !before.includes(id))
  if (back) focusLine(back.id)
}

/** Blurs the toast before it closes: a closing toast moves the focus back at a time that cannot be observed. */
function releaseFocus() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Frames to wait for the line: on a slow device it is rendered some time after the response. */
const maxFrames = 120

/** Moves the focus to the restored line, because the undo button is gone. */
function focusLine(lineId: string, frames = maxFrames) {
  requestAnimationFrame(() => {
    const place = document.querySelector('dialog[open]') ?? document
    const line = place.querySelector<HTMLElement>(`[data-line="${lineId}"] [data-remove]`)
    if (!line && frames > 0) return focusLine(lineId, frames - 1)
    line?.focus()
  })
}

function requestOf(line: Line) {
  const { productId, choices, customTexts, quantity, name, image, price } = line
  return {
    productId: productId ?? '',
    choices: choices.map(({ option, choice }) => ({ option, choice })),
    customTexts: customTexts.map(({ title, value }) => ({ title, value })),
    quantity,
    preview: { name, imageUrl: image?.url ?? null, price: price.display, line },
  } satisfies CartLineRequest
}
