import type { CartLineRequest } from '../lib/cart-signal.ts'
import type { CartEngine, Line } from './cart-engine.ts'
import { slots } from './wishes.ts'

/** Brings a removed line back as it was: same product, same choices, same texts, same number. */
export function putBack(engine: CartEngine, line: Line): void {
  const key = slots.line(line.id)
  const removal = engine.state.slots.find((slot) => slot.key === key)
  // Not sent, or nobody knows: then it need not happen at all.
  if (removal && !removal.flight) engine.dispatch({ type: 'dropped', key })
  else void engine.add(requestOf(line))
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
