import { expect, test } from 'vitest'
import { problem } from '../../graphql/problems.ts'
import type { Cart } from '../../platform/ecom/cart.ts'
import { wireCart } from '../../testing/wire-cart.ts'
import type { CartContext } from './cart-context.ts'
import { withMissingLines } from './missing-lines.ts'

const lineItems = ['a', 'b'].map((id) => ({ id, quantity: 1 }))
const cart = wireCart({ lineItems })
const refused = { cart: null, problems: [problem('LINE_NOT_FOUND')] }
const requested = [{ lineId: 'x' }, { lineId: 'A' }, { lineId: 'y' }]

function contextWith(read: () => Promise<{ cart: Cart }>) {
  const remembered: (Cart | null)[] = []
  const context = {
    own: { cart: { get: read } },
    cartWriter: {
      remember: async (_: unknown, one: Cart | null) => void remembered.push(one),
    },
  } as unknown as CartContext
  return { context, remembered }
}

test('each missing line is named, and the cart that was read is remembered', async () => {
  const { context, remembered } = contextWith(async () => ({ cart }))
  const result = await withMissingLines(refused, requested, context)
  expect(result.cart).toBe(cart)
  expect(result.problems).toMatchObject([
    { code: 'LINE_NOT_FOUND', field: 'lines[0].lineId', lineId: 'x' },
    { code: 'LINE_NOT_FOUND', field: 'lines[2].lineId', lineId: 'y' },
  ])
  expect(remembered).toEqual([cart])
})

test('the result stays as it is when no line is missing, or the cart cannot be read', async () => {
  const { context } = contextWith(async () => ({ cart }))
  expect(await withMissingLines(refused, [{ lineId: 'a' }], context)).toBe(refused)
  const away = contextWith(() => Promise.reject(new Error('away')))
  expect(await withMissingLines(refused, requested, away.context)).toBe(refused)
})

test('the cart is read when one of the problems is a missing line, and for no other', async () => {
  const { context, remembered } = contextWith(async () => ({ cart }))
  const other = { cart: null, problems: [problem('REFUSED')] }
  expect(await withMissingLines(other, requested, context)).toBe(other)
  expect(remembered).toEqual([])
  const mixed = { cart: null, problems: [problem('REFUSED'), problem('LINE_NOT_FOUND')] }
  const { problems } = await withMissingLines(mixed, requested, context)
  expect(problems.map(({ field }) => field)).toEqual(['lines[0].lineId', 'lines[2].lineId'])
})
