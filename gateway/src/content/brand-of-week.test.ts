import { expect, test } from 'vitest'
import { brandOfWeek } from './brand-of-week.ts'

const brands = ['tarn', 'ostra', 'kestrel', 'low-mill'].map((slug) => ({ slug }))
const at = (date: string) => brandOfWeek(brands, Date.parse(date))?.slug

test('a brand stays from Monday 0:00 to Sunday 24:00 UTC', () => {
  const monday = at('2026-11-23T00:00:00.000Z')
  expect(at('2026-11-26T12:00:00Z')).toBe(monday)
  expect(at('2026-11-29T23:59:59.999Z')).toBe(monday)
  expect(at('2026-11-22T23:59:59.999Z')).not.toBe(monday)
  expect(at('2026-11-30T00:00:00.000Z')).not.toBe(monday)
})

test('every brand has its week, in the order of the slugs, also over the turn of a year', () => {
  const mondays = ['2026-12-14', '2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11']
  const shown = mondays.map((date) => at(`${date}T09:00:00Z`))
  const order = ['kestrel', 'low-mill', 'ostra', 'tarn']
  const first = order.indexOf(shown[0] ?? '')
  expect(shown).toEqual([0, 1, 2, 3, 4].map((weeks) => order[(first + weeks) % order.length]))
})

test('the order of the list does not matter, and no brands is none', () => {
  const time = Date.parse('2026-11-26')
  expect(brandOfWeek([...brands].reverse(), time)).toEqual(brandOfWeek(brands, time))
  expect(brandOfWeek([], time)).toBeNull()
})
