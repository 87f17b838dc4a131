import { expect, test } from 'vitest'
import { datesIn } from './dates.ts'

const late = '2026-03-01T03:30:00.000Z'

test('a moment is written in the time zone, and so is its day', () => {
  const { dayOf, momentOf } = datesIn('America/New_York')
  expect(momentOf(late)).toBe('Feb 28, 2026, 10:30 PM')
  expect(dayOf(late)).toBe('February 28, 2026')
  expect(datesIn('UTC').dayOf(late)).toBe('March 1, 2026')
})

test('a time that is missing or unreadable is empty', () => {
  const { dayOf, momentOf } = datesIn('UTC')
  expect([dayOf(null), momentOf(undefined), momentOf('soon')]).toEqual(['', '', ''])
})
