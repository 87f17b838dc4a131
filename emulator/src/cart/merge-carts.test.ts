import { maxCartLines } from '@vitrine/platform'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredCart, StoredCustomLine } from '../rows/commerce-rows.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import { mergeCarts } from './merge-carts.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
})

const visitor = 'visitor:one'
const member = 'member:two'

const custom = (id: string): StoredCustomLine => ({
  id,
  kind: 'custom',
  quantity: 1,
  item: { price: '1', productName: { original: id }, itemType: { preset: 'PHYSICAL' } } as never,
})

function put(id: string, owner: string, more: Partial<StoredCart> = {}): void {
  const date = '2026-11-21T00:00:00.000Z'
  shop.state.transaction(() =>
    shop.state.carts.put({
      id,
      owner,
      revision: 1,
      createdDate: date,
      updatedDate: date,
      lines: [custom(id)],
      merchantDiscounts: [],
      conversionCurrency: 'USD',
      purchaseFlowId: id,
      ...more,
    }),
  )
}

const merge = () => shop.state.transaction(() => mergeCarts({ visitor, member }, shop))
const cartOf = (owner: string) => shop.state.carts.by('owner', owner)[0]

describe('a visitor’s cart at sign-in', () => {
  it('becomes the member’s when there is none', () => {
    put('a', visitor, { couponId: 'c' })
    merge()
    expect(cartOf(member)).toMatchObject({ id: 'a', couponId: 'c' })
    expect(cartOf(visitor)).toBeUndefined()
  })

  it('is added to the member’s own, whose coupon and note win', () => {
    put('a', visitor, { couponId: 'theirs', buyerNote: 'theirs' })
    put('b', member, { couponId: 'own' })
    merge()
    const cart = cartOf(member)
    expect(cart).toMatchObject({ id: 'b', couponId: 'own', buyerNote: 'theirs', revision: 2 })
    expect(cart?.lines.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(shop.state.carts.get('a')).toBeUndefined()
  })

  it('a full cart takes nothing more', () => {
    put('a', visitor)
    const lines = Array.from({ length: maxCartLines }, (_, at) => custom(`line-${at}`))
    put('b', member, { lines })
    merge()
    expect(cartOf(member)?.lines).toHaveLength(maxCartLines)
  })

  it('without one nothing happens', () => {
    put('b', member)
    merge()
    expect(cartOf(member)?.revision).toBe(1)
  })
})
