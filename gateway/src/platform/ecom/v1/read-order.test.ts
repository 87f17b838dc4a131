// What the platform may leave out of an order's lines.
import { expect, test } from 'vitest'
import { only } from './read-money.ts'
import { readOrder, readOrderLine } from './read-order.ts'

const lineOf = (more: object) => readOrderLine({ ...more }, only('USD'))

test('a download has the address and the end of its link', () => {
  const link = 'https://example.com/pattern.pdf'
  const expirationDate = '2026-12-01T00:00:00.000Z'
  expect(lineOf({ digitalFile: { link, expirationDate } }).digitalFile).toEqual({
    url: link,
    expiresAt: expirationDate,
  })
  expect(lineOf({}).digitalFile).toBeNull()
})

test('a line for which the platform sends no id has none', () => {
  expect([lineOf({ id: 'l1' }).id, lineOf({ id: '' }).id, lineOf({}).id]).toEqual([
    ...['l1', null, null],
  ])
})

test('activities are in the order of time, by either of their names', () => {
  const activities = [
    { createdDate: '2026-11-02T00:00:00Z', activityType: 'ORDER_PAID', type: 'ORDER_PENDING' },
    { createdDate: '2026-11-01T00:00:00Z', type: 'ORDER_PENDING' },
    { merchantComment: { message: 'Wrap it' }, type: 'A_NEW_KIND' },
  ]
  const { activities: read } = readOrder({ id: 'o', activities })
  expect(read.map(({ type, message }) => [type, message])).toEqual([
    [null, 'Wrap it'],
    ['ORDER_PENDING', null],
    ['ORDER_PAID', null],
  ])
})
