// A cart engine with one line, whose writes are answered by hand and whose reads fail.
import { vi } from 'vitest'
import type { CartLineRequest } from '../../lib/cart-signal.ts'
import { CartEngine } from '../cart-engine.ts'
import type { CartIntent } from '../cart-intents.ts'
import type { CartResponse, CartSnapshot, Transport } from '../transport.ts'

/** Only the fields that the engine reads. */
export const cartOf = (revision: string, quantity: number) =>
  ({
    id: 'cart',
    revision,
    lines: [
      { id: 'a', name: 'A', productId: 'a', quantity, choices: [], customTexts: [] },
    ] as unknown as CartSnapshot['lines'],
    problems: [],
  }) as unknown as CartSnapshot

export const request: CartLineRequest = {
  productId: 'b',
  choices: [],
  customTexts: [],
  quantity: 1,
  preview: { name: 'B', imageUrl: null, price: '' },
}

type Sent = { intent: CartIntent; idempotencyKey: string; answer: (answer: CartResponse) => void }

export function start(cart: CartSnapshot | null = cartOf('1', 1)) {
  const sent: Sent[] = []
  const read = vi.fn<Transport['read']>(() => Promise.reject(new Error('down')))
  const send: Transport['send'] = (intent, idempotencyKey) =>
    new Promise((answer) => {
      sent.push({ intent, idempotencyKey, answer })
    })
  const engine = new CartEngine({ send, read })
  engine.adopt(cart)
  return { engine, sent, read }
}
