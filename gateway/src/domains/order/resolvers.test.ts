// Fields of an order's lines whose names differ from the wire.
import type { WireOrderLine } from '@vitrine/platform'
import { expect, test } from 'vitest'
import { orderResolvers } from './resolvers.ts'

const { OrderLine } = orderResolvers
const lineOf = (wire: Partial<WireOrderLine>) => ({ wire: wire as WireOrderLine, currency: 'USD' })

test('a download has the address and the end of its link', () => {
  const link = 'https://example.com/pattern.pdf'
  const expirationDate = '2026-12-01T00:00:00.000Z'
  expect(OrderLine.digitalFile(lineOf({ digitalFile: { link, expirationDate } }))).toEqual({
    url: link,
    expiresAt: expirationDate,
  })
  expect(OrderLine.digitalFile(lineOf({}))).toBeNull()
})

test('a line for which the platform sends no id has none', () => {
  expect([OrderLine.id(lineOf({ id: 'l1' })), OrderLine.id(lineOf({}))]).toEqual(['l1', null])
})
