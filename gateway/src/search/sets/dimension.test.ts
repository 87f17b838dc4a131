import { expect, test } from 'vitest'
import { emptyBits, hasBit } from './bits.ts'
import { createDimension } from './dimension.ts'

test('a value is displayed as most products spell it, and as the first of two equals', () => {
  const brands = createDimension()
  const label = () => brands.find('tarn')?.label
  brands.add(0, 'tarn', 'Tarn')
  brands.add(1, 'tarn', 'TARN')
  expect(label()).toBe('Tarn')
  brands.add(2, 'tarn', 'TARN')
  expect(label()).toBe('TARN')
  brands.remove(1, 'tarn', 'TARN')
  brands.remove(2, 'tarn', 'TARN')
  expect(label()).toBe('Tarn')
})

test('a value without a label is displayed by its key', () => {
  const types = createDimension()
  types.add(0, 'DIGITAL')
  types.add(1, 'DIGITAL', 'Digital')
  types.remove(1, 'DIGITAL', 'Digital')
  expect(types.find('DIGITAL')?.label).toBe('DIGITAL')
  types.remove(0, 'DIGITAL')
  expect(types.find('DIGITAL')).toBeUndefined()
})

test('a value is listed as long as a product has it', () => {
  const brands = createDimension()
  brands.add(0, 'tarn')
  brands.add(1, 'tarn')
  brands.add(2, 'ostra')
  expect([...brands.values()].map(({ key, posting }) => [key, posting.size])).toEqual([
    ['tarn', 2],
    ['ostra', 1],
  ])
  brands.remove(0, 'tarn')
  brands.remove(2, 'ostra')
  brands.remove(2, 'unknown')
  expect([...brands.values()].map(({ key }) => key)).toEqual(['tarn'])
})

test('products with one of several values are added to a set; unknown values have none', () => {
  const brands = createDimension()
  brands.add(0, 'tarn')
  brands.add(1, 'ostra')
  brands.add(2, 'other')
  const bits = emptyBits(3)
  brands.addTo(bits, ['tarn', 'unknown', 'ostra'])
  expect([0, 1, 2].map((slot) => hasBit(bits, slot))).toEqual([true, true, false])
})
