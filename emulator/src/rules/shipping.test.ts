import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { withParameters } from './callbacks.ts'
import { offeredCountries } from './countries.ts'
import { sum } from './money.ts'
import { pickupSlotOf } from './pickup-slot.ts'
import { type DeliveryOption, optionsOf, regionOf, selectOption } from './shipping.ts'
import { taxOf, taxRegionOf } from './tax.ts'
import { taxRegions } from './tax-rates.ts'

const codes = (country: string, subtotal = '10') => {
  const region = regionOf(country)
  return (
    region &&
    optionsOf(region, new Big(subtotal), new Date(0)).map((one) => `${one.code} ${one.price}`)
  )
}

describe('delivery', () => {
  it('depends on the region', () => {
    expect(codes('US')).toEqual(['us-standard 6.9', 'us-express 18', 'us-pickup 0'])
    expect(codes('DE')).toEqual(['eu-standard 14.5', 'eu-express 32'])
    expect(codes('JP')).toEqual(['world-tracked 28'])
    expect(codes('AQ')).toBeUndefined()
  })

  it('is free from a subtotal on', () => {
    expect(codes('US', '74.99')?.[0]).toBe('us-standard 6.9')
    expect(codes('US', '75')?.[0]).toBe('us-standard 0')
    expect(codes('FR', '150')?.[0]).toBe('eu-standard 0')
  })

  it.each([
    ['a Friday', '2026-11-20T21:00:00Z', '2026-11-23T15:00:00.000Z', '2026-11-23T23:00:00.000Z'],
    ['a Sunday', '2026-07-05T12:00:00Z', '2026-07-06T14:00:00.000Z', '2026-07-06T22:00:00.000Z'],
    ['late here', '2026-07-08T02:00:00Z', '2026-07-08T14:00:00.000Z', '2026-07-08T22:00:00.000Z'],
    [
      'the last of the year',
      '2026-12-31T17:00:00Z',
      '2027-01-01T15:00:00.000Z',
      '2027-01-01T23:00:00.000Z',
    ],
  ])('pickup is on the working day after %s', (_, now, from, to) => {
    expect(pickupSlotOf(new Date(now))).toEqual({ from, to })
  })

  it('only a pickup has a time', () => {
    const region = regionOf('US')
    const now = new Date('2026-11-20T21:00:00Z')
    const slots = region && optionsOf(region, new Big(10), now).map((one) => one.slot)
    expect(slots).toEqual([undefined, undefined, pickupSlotOf(now)])
  })

  it('offers every country once', () => {
    const offered = offeredCountries('en')
    expect(new Set(offered.map((one) => one.code)).size).toBe(offered.length)
  })
})

describe('selecting an option', () => {
  const option = (carrierId: string, code: string): DeliveryOption => ({
    carrierId,
    code,
    title: code,
    deliveryTime: 'soon',
    price: new Big(1),
  })
  const options = [option('post', 'slow'), option('post', 'fast'), option('courier', 'fast')]

  it.each([
    ['nothing', undefined, 0, true],
    ['a code', { code: 'fast' }, 1, true],
    ['a code without its carrier', { code: 'fast', carrierId: null }, 1, true],
    ['a code of a carrier', { code: 'fast', carrierId: 'courier' }, 2, true],
    ['a code that the carrier lacks', { code: 'slow', carrierId: 'courier' }, 0, false],
    ['an unknown code', { code: 'drone' }, 0, false],
  ])('by %s', (_, requested, index, isRequested) => {
    expect(selectOption(options, requested)).toEqual({
      option: options[index],
      requested: isRequested,
    })
  })

  it('there is none among none', () => {
    expect(selectOption([], { code: 'fast' })).toBeUndefined()
  })
})

describe('tax', () => {
  it.each([
    [{ country: 'US', subdivision: 'US-NY' }, '0.08875'],
    [{ country: 'US', subdivision: 'ny' }, '0.08875'],
    [{ country: 'US', subdivision: 'US-OR' }, undefined],
    [{ country: 'DE' }, '0.19'],
    [{ country: 'GB', subdivision: 'ENG' }, '0.2'],
    [{ subdivision: 'US-NY' }, undefined],
    [{}, undefined],
    [null, undefined],
  ])('of %j is %s', (address, rate) => {
    expect(taxRegionOf(address)?.rate).toBe(rate)
  })

  it('is nothing where none is due', () => {
    const taxable = new Big(10)
    expect(taxOf(taxable, undefined, 'USD')).toEqual({
      taxable,
      rate: '0',
      tax: new Big(0),
      breakdown: [],
    })
  })

  it('every rate is the sum of its parts', () => {
    for (const { rate, parts } of Object.values(taxRegions)) {
      expect(sum(parts.map((part) => part.rate)).eq(rate)).toBe(true)
    }
  })
})

describe('callbacks', () => {
  it('keep their own parameters', () => {
    expect(withParameters('http://localhost/a?b=c#d', { orderId: '1 2' })).toBe(
      'http://localhost/a?b=c&orderId=1+2#d',
    )
  })
})
