import { expect, test } from 'vitest'
import type { LiveEvent } from '../../live/event.ts'
import { filterOf, matchesFilter } from './filter.ts'

const at = '2026-03-01T10:00:00.000Z'
const event = {
  id: 'e1',
  name: 'BRAND_CREATED',
  state: 'DONE',
  entityId: 'b1',
  receivedAt: at,
} as LiveEvent
const of = (search: string) => {
  const params = new URLSearchParams(search)
  return filterOf((name) => params.get(name) ?? '')
}

test('invalid values in the address are omitted', () => {
  expect(of('name=NO_SUCH&state=BROKEN&since=yesterday')).toEqual({})
  expect(of('name=BRAND_CREATED&state=DEAD_LETTER&about=b1')).toEqual({
    names: ['BRAND_CREATED'],
    states: ['DEAD_LETTER'],
    entityId: 'b1',
  })
  expect(of('name=UNKNOWN')).toEqual({ unknownType: true })
})

test('a live event is added only if it matches the filter', () => {
  expect(matchesFilter(event, {})).toBe(true)
  expect(matchesFilter(event, { names: ['BRAND_CREATED'], states: ['DONE'], entityId: 'b1' })).toBe(
    true,
  )
  expect(matchesFilter(event, { names: ['BRAND_DELETED'] })).toBe(false)
  expect(matchesFilter(event, { unknownType: true })).toBe(false)
  expect(matchesFilter({ ...event, name: 'UNKNOWN' }, { unknownType: true })).toBe(true)
  expect(matchesFilter(event, { states: ['NEW'] })).toBe(false)
  expect(matchesFilter(event, { entityId: 'b2' })).toBe(false)
  expect(matchesFilter(event, { since: at })).toBe(true)
  expect(matchesFilter(event, { until: at })).toBe(false)
})
