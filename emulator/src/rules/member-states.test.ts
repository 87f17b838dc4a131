import { describe, expect, it } from 'vitest'
import { afterTransition, isShownToOthers, type MemberState, mayLogIn } from './member-states.ts'

const member: MemberState = {
  status: 'APPROVED',
  privacyStatus: 'PRIVATE',
  activityStatus: 'ACTIVE',
}

describe('transitions of a member', () => {
  it.each([
    ['PENDING', 'approve', { status: 'APPROVED' }],
    ['BLOCKED', 'approve', { status: 'APPROVED' }],
    ['APPROVED', 'approve', { status: 'APPROVED' }],
    ['PENDING', 'block', { status: 'BLOCKED' }],
    ['APPROVED', 'disconnect', { status: 'OFFLINE' }],
    ['BLOCKED', 'mute', { activityStatus: 'MUTED' }],
    ['APPROVED', 'unmute', { activityStatus: 'ACTIVE' }],
    ['APPROVED', 'joinCommunity', { privacyStatus: 'PUBLIC' }],
    ['APPROVED', 'leaveCommunity', { privacyStatus: 'PRIVATE' }],
  ] as const)('%s, %s', (status, transition, after) => {
    expect(afterTransition({ ...member, status }, transition)).toMatchObject(after)
  })

  it('undoes what was done', () => {
    const muted = { ...member, activityStatus: 'MUTED' as const }
    expect(afterTransition(muted, 'unmute')).toEqual(member)
    const shown = { ...member, privacyStatus: 'PUBLIC' as const }
    expect(afterTransition(shown, 'leaveCommunity')).toEqual(member)
  })

  it.each([
    ['OFFLINE', 'approve'],
    ['OFFLINE', 'block'],
    ['BLOCKED', 'joinCommunity'],
    ['PENDING', 'joinCommunity'],
  ] as const)('%s, %s is refused', (status, transition) => {
    expect(afterTransition({ ...member, status }, transition)).toBeUndefined()
  })

  it('only an approved member may sign in', () => {
    const allowed = (['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const).filter((status) =>
      mayLogIn({ status }),
    )
    expect(allowed).toEqual(['APPROVED'])
  })

  it('others see public members, but none that waits or is blocked', () => {
    const seen = (['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const).filter((status) =>
      isShownToOthers({ status, privacyStatus: 'PUBLIC' }),
    )
    expect(seen).toEqual(['APPROVED', 'OFFLINE'])
    expect(isShownToOthers(member)).toBe(false)
  })
})
