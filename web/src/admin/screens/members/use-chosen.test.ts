import type { Client } from 'urql'
import { expect, it } from 'vitest'
import { deleteMembers, partsOf } from './use-chosen.ts'

const people = Array.from({ length: 250 }, (_, at) => ({ id: `${at}`, name: `Member ${at}` }))

it('deletes a hundred at a time, and no member twice', () => {
  const parts = partsOf('DELETE', people)
  expect(parts.map(({ length }) => length)).toEqual([100, 100, 50])
  expect(parts.flat()).toEqual(people)
})

it.each(['APPROVE', 'BLOCK'] as const)(
  'does %s one by one, with a result for each member',
  (action) => {
    const parts = partsOf(action, people)
    expect(parts).toHaveLength(250)
    expect(parts.flat()).toEqual(people)
  },
)

const notFound = { code: 'NOT_FOUND', message: 'Member not found.' }
const items = [
  { index: 0, success: true, problems: [] },
  { index: 1, success: false, problems: [notFound] },
]
const client = {
  mutation: async () => ({ data: { bulkDeleteMembers: { items, problems: [] } } }),
} as unknown as Client

it('counts a member that is not found as failed, unless the same request was sent before', async () => {
  const part = people.slice(0, 2)
  expect(await deleteMembers(client, part, false)).toEqual({
    kind: 'finished',
    failures: [{ id: '1', name: 'Member 1', code: 'NOT_FOUND', reason: notFound.message }],
  })
  expect(await deleteMembers(client, part, true)).toEqual({ kind: 'finished', failures: [] })
})
