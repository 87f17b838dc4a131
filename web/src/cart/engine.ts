// Placeholder until the cart engine moves in: callers fall back to the plain form.
import type { CartLineRequest, CartProblem } from '../lib/cart-signal.ts'

export async function addLine(_line: CartLineRequest): Promise<{ problems: CartProblem[] }> {
  throw new Error('The cart engine is not built yet')
}

export function startEngine() {}
