import { expect, test } from 'vitest'
import type { LiveEvent } from '../../live/event.ts'
import { filterOf, fits } from './filter.ts'

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

test('words in the address that mean nothing are left out', () => {
  expect(of('name=NO_SUCH&state=BROKEN&since=yesterday')).toEqual({})
  expect(of('name=BRAND_CREATED&state=SET_ASIDE&about=b1')).toEqual({
    names: ['BRAND_CREATED'],
    states: ['SET_ASIDE'],
    entityId: 'b1',
  })
})

test('a new event joins the list only where the list would have it', () => {
  expect(fits(event, {})).toBe(true)
  expect(fits(event, { names: ['BRAND_CREATED'], states: ['DONE'], entityId: 'b1' })).toBe(true)
  expect(fits(event, { names: ['BRAND_DELETED'] })).toBe(false)
  expect(fits(event, { states: ['NEW'] })).toBe(false)
  expect(fits(event, { entityId: 'b2' })).toBe(false)
  expect(fits(event, { since: at })).toBe(true)
  expect(fits(event, { until: at })).toBe(false)
})
