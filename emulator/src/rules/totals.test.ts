import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { seedCoupons } from '../coupons.ts'
import { sum } from './money.ts'
import { type Calculation, type CalculationRequest, calculate } from './totals.ts'

const now = new Date('2026-11-20T00:00:00.000Z')
const coupon = (code: string) => seedCoupons(now.getTime()).find((one) => one.code === code)
const line = (id: string, unit: string, quantity = 1, own = {}) => ({
  id,
  unit: new Big(unit),
  quantity,
  kilograms: 0.5,
  ships: true,
  ...own,
})
const request = (own: Partial<CalculationRequest> = {}): CalculationRequest => ({
  lines: [line('a', '28', 2), line('b', '9.99', 3)],
  merchantDiscounts: [],
  customers: ['visitor:1'],
  currency: 'USD',
  now,
  ...own,
})
const newYork = { country: 'US', subdivision: 'US-NY' }
const summary = ({ summary: all }: Calculation) =>
  Object.fromEntries(Object.entries(all).map(([name, amount]) => [name, amount.toFixed()]))

describe('totals', () => {
  it('without an address: products only', () => {
    expect(summary(calculate(request()))).toEqual({
      subtotal: '85.97',
      shipping: '0',
      tax: '0',
      discount: '0',
      additionalFees: '0',
      total: '85.97',
    })
  })

  it('New York: free standard delivery from 75, tax per line', () => {
    expect(summary(calculate(request({ shippingAddress: newYork })))).toMatchObject({
      shipping: '0',
      // 56 × 0.08875 = 4.97, 29.97 × 0.08875 = 2.6598… → 2.66
      tax: '7.63',
      total: '93.6',
    })
  })

  it('express with ten percent off', () => {
    const calculation = calculate(
      request({
        shippingAddress: newYork,
        coupon: coupon('SPRING10'),
        selectedShippingOption: { code: 'us-express' },
      }),
    )
    expect(summary(calculation)).toEqual({
      subtotal: '85.97',
      shipping: '18',
      // (50.40 → 4.47) + (26.97 → 2.39) + (18 → 1.60)
      tax: '8.46',
      discount: '8.6',
      additionalFees: '0',
      total: '103.83',
    })
  })

  it('free delivery is a discount of the delivery', () => {
    const lines = [line('a', '28')]
    const calculation = calculate(
      request({ lines, shippingAddress: { country: 'DE' }, coupon: coupon('SHIPFREE') }),
    )
    expect(summary(calculation)).toEqual({
      subtotal: '28',
      shipping: '14.5',
      tax: '5.32',
      discount: '14.5',
      additionalFees: '0',
      total: '33.32',
    })
    expect(calculation.discounts[0]?.amount.toFixed()).toBe('14.5')
  })

  it('a coupon that does not apply is reported and takes nothing', () => {
    const lines = [line('a', '28')]
    const calculation = calculate(request({ lines, coupon: coupon('BIG20') }))
    expect(calculation.couponProblem?.code).toBe('ERROR_COUPON_NOT_APPLICABLE')
    expect(summary(calculation)).toMatchObject({ discount: '0', total: '28' })
  })

  it('California does not tax delivery, pickup is taxed at the counter', () => {
    const lines = [line('a', '28')]
    const california = { country: 'US', subdivision: 'CA' }
    const sent = calculate(request({ lines, shippingAddress: california }))
    expect(summary(sent)).toMatchObject({ shipping: '6.9', tax: '2.03', total: '36.93' })
    const picked = calculate(
      request({
        lines,
        shippingAddress: california,
        selectedShippingOption: { code: 'us-pickup' },
      }),
    )
    expect(summary(picked)).toMatchObject({ shipping: '0', tax: '2.49', total: '30.49' })
  })

  it('an unknown delivery gives the first one and says so', () => {
    const calculation = calculate(
      request({ shippingAddress: newYork, selectedShippingOption: { code: 'drone' } }),
    )
    expect(calculation.delivery.selected).toMatchObject({
      option: { code: 'us-standard' },
      requested: false,
    })
  })

  it('digital products need no delivery and are taxed by the billing address', () => {
    const lines = [line('a', '10', 1, { ships: false })]
    const billingAddress = { country: 'FR' }
    const calculation = calculate(request({ lines, billingAddress }))
    expect(calculation.delivery.options).toEqual([])
    expect(summary(calculation)).toMatchObject({ shipping: '0', tax: '2', total: '12' })
  })

  it('there is no delivery to Antarctica', () => {
    const delivery = (own: Partial<CalculationRequest>) => calculate(request(own)).delivery
    expect(delivery({ shippingAddress: { country: 'AQ' } }).notServed).toBe(true)
    expect(delivery({ shippingAddress: { country: 'DE' } }).notServed).toBe(false)
    expect(delivery({}).notServed).toBe(false)
  })

  it('a cart is delivered when any line is, unless that is switched off', () => {
    const options = (ships: boolean[], own: Partial<CalculationRequest> = {}) =>
      calculate(
        request({
          lines: ships.map((one, index) => line(`l${index}`, '10', 1, { ships: one })),
          shippingAddress: newYork,
          ...own,
        }),
      ).delivery.options.length
    expect(options([true, false])).toBe(3)
    expect(options([false, false])).toBe(0)
    expect(options([true], { without: { shipping: true } })).toBe(0)
  })

  it('what is taxed is said: lines, and the delivery where it is taxed', () => {
    const lines = [line('a', '28')]
    const taxed = (shippingAddress: CalculationRequest['shippingAddress']) => {
      const calculation = calculate(request({ lines, shippingAddress }))
      return [calculation.taxed, calculation.taxable.toFixed()]
    }
    expect(taxed({ country: 'US', subdivision: 'US-CA' })).toEqual([true, '28'])
    expect(taxed({ country: 'DE' })).toEqual([true, '42.5'])
    expect(taxed({ country: 'US', subdivision: 'US-OR' })).toEqual([false, '0'])
    expect(taxed(undefined)).toEqual([false, '0'])
  })

  it('a discount of the merchant comes first, the coupon takes its part of the rest', () => {
    const merchant = { amount: '10', lineItemIds: ['a'] }
    const lines = [line('a', '28'), line('b', '10')]
    const calculation = calculate(
      request({ lines, merchantDiscounts: [merchant], coupon: coupon('SPRING10') }),
    )
    expect(calculation.discounts).toMatchObject([
      { source: { merchant }, lineItemIds: ['a'] },
      { source: { coupon: { code: 'SPRING10' } } },
    ])
    expect(summary(calculation)).toMatchObject({ discount: '12.8', total: '25.2' })
  })

  it('a coupon for a product needs a line of it; a line of no product is none', () => {
    const own = { ...coupon('SPRING10'), productIds: ['mug'] } as CalculationRequest['coupon']
    const problem = (productId?: string) =>
      calculate(request({ lines: [line('a', '28', 1, { productId })], coupon: own })).couponProblem
    expect(problem('mug')).toBeUndefined()
    expect(problem('jug')?.code).toBe('ERROR_COUPON_NOT_APPLICABLE')
    expect(problem()?.code).toBe('ERROR_COUPON_NOT_APPLICABLE')
  })

  it('more than twenty kilograms cost a handling fee, taxed like delivery', () => {
    const lines = [line('a', '28', 1, { kilograms: 20.5 })]
    const calculation = calculate(request({ lines, shippingAddress: { country: 'GB' } }))
    expect(summary(calculation)).toMatchObject({
      additionalFees: '15',
      shipping: '14.5',
      tax: '11.5',
      total: '69',
    })
  })

  it('parts can be switched off', () => {
    const without = { tax: true, shipping: true, fees: true }
    const calculation = calculate(request({ shippingAddress: newYork, without }))
    expect(summary(calculation)).toMatchObject({ shipping: '0', tax: '0', total: '85.97' })
  })

  it('adds up to the cent, whatever is in the cart', () => {
    for (let seed = 1; seed < 60; seed++) {
      const lines = Array.from({ length: 1 + (seed % 5) }, (_, at) =>
        line(`l${at}`, (((seed * 37 + at * 91) % 5000) / 100 + 0.01).toFixed(2), 1 + (seed % 3)),
      )
      const calculation = calculate(
        request({ lines, shippingAddress: newYork, coupon: coupon('SPRING10') }),
      )
      const { subtotal, shipping, tax, discount, additionalFees, total } = calculation.summary
      const parts = calculation.lines
      expect(sum(parts.map((one) => one.total)).eq(subtotal)).toBe(true)
      expect(sum(parts.map((one) => one.discount)).eq(discount)).toBe(true)
      const taxes = [...parts.map((one) => one.tax.tax), calculation.delivery.tax.tax]
      expect(sum(taxes).eq(tax)).toBe(true)
      for (const { tax: own } of parts) {
        expect(sum(own.breakdown.map((one) => one.tax)).eq(own.tax)).toBe(true)
      }
      expect(subtotal.minus(discount).plus(shipping).plus(tax).plus(additionalFees).eq(total)).toBe(
        true,
      )
    }
  })
})
