import { expect, test } from 'vitest'
import { isCalendarDate } from './calendar-date.ts'

test.each([
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['20261120', false],
  ['2026-11-20T00:00:00Z', false],
  ['', false],
])('%s is a day of the calendar: %s', (text, isDay) => {
  expect(isCalendarDate(text)).toBe(isDay)
})
