import { describe, expect, test } from 'vitest'
import { refusalCodeOf } from '../testing/refusal-code.ts'
import { countValues, variableLimits } from './variable-limits.ts'

const nested = (levels: number, wrap: (inner: unknown) => unknown) => {
  let value: unknown = 'a'
  for (let level = 0; level < levels; level += 1) value = wrap(value)
  return value
}
/** Returns a proxy that counts how often it is read. */
function watched(target: object) {
  const seen = { looks: 0 }
  const value = new Proxy(target, {
    ownKeys(object) {
      seen.looks += 1
      return Reflect.ownKeys(object)
    },
  })
  return { seen, value }
}

describe('countValues', () => {
  test('counts entries and members at every level', () => {
    expect(countValues({})).toBe(0)
    expect(countValues({ a: 1, b: [1, null, { c: 'x' }], d: null })).toBe(7)
  })

  test.each([
    ['lists', (inner: unknown) => [inner]],
    ['objects', (inner: unknown) => ({ inner })],
  ])('S66 %s within each other are refused at the depth', (_name, wrap) => {
    const most = variableLimits.depth - 1
    expect(() => countValues({ a: nested(most, wrap) })).not.toThrow()
    expect(() => countValues({ a: nested(most + 1, wrap) })).toThrow('At most 24 levels')
    expect(() => countValues({ a: nested(100_000, wrap) })).toThrow('At most 24 levels')
  })

  test.each([
    ['many', { ids: Array(5000).fill('a') }],
    ['deep', { a: nested(variableLimits.depth, (inner) => [inner]) }],
  ])('S66 too %s values are refused as too large', (_name, given) => {
    expect(refusalCodeOf(() => countValues(given))).toBe('VARIABLES_TOO_LARGE')
  })

  test('S66 a huge list is refused, and what is behind it is not looked at', () => {
    const { seen, value } = watched({ a: 1 })
    expect(() => countValues({ behind: value, ids: Array(5001).fill('a') })).toThrow(
      'At most 5000 values',
    )
    expect(seen.looks).toBe(0)
    expect(countValues({ ids: Array(4999).fill('a') })).toBe(5000)
    expect(countValues({ ids: Array(10_000).fill('a') }, variableLimits.staffValues)).toBe(10_001)
  })
})
