import { describe, expect, it } from 'vitest'
import { reasonNotToBlock, reasonNotToDelete, reasonNotToDisconnect } from './member-refusals.ts'

const now = new Date('2026-05-01T00:00:00.000Z')
const member = { id: 'one', role: 'MEMBER' as const }
const owner = { id: 'two', role: 'OWNER' as const }
const contributor = { id: 'three', role: 'CONTRIBUTOR' as const }
const subscriber = { ...member, subscriptionEnds: '2026-05-01T00:00:00.001Z' }
const former = { ...member, subscriptionEnds: '2026-05-01T00:00:00.000Z' }

describe('blocking', () => {
  it.each([
    [member, undefined, undefined],
    [member, 'one', 'MEMBER_SELF_BLOCK_FORBIDDEN'],
    [member, 'two', undefined],
    [owner, undefined, 'OWNER_MEMBER_BLOCK_FORBIDDEN'],
    [owner, 'two', 'MEMBER_SELF_BLOCK_FORBIDDEN'],
    [contributor, undefined, undefined],
    [subscriber, undefined, 'ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN'],
    [former, undefined, undefined],
  ])('%j by %s: %s', (whom, self, reason) => {
    expect(reasonNotToBlock(whom, self, now)).toBe(reason)
  })
})

describe('deleting', () => {
  it.each([
    [member, undefined],
    [owner, 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN'],
    [contributor, 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN'],
    [subscriber, 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN'],
    [former, undefined],
  ])('%j: %s', (whom, reason) => {
    expect(reasonNotToDelete(whom, now)).toBe(reason)
  })
})

it('the owner cannot be disconnected, others can', () => {
  expect(reasonNotToDisconnect(owner)).toBe('OWNER_MEMBER_DISCONNECT_FORBIDDEN')
  expect(reasonNotToDisconnect(contributor)).toBeUndefined()
})
