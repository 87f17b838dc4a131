// Sessions that an earlier version stored.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SessionState } from '../session/session-state.ts'
import { suiteRecord } from '../testing/session-store-suite.ts'
import { createSeal } from './seal.ts'
import { recordOf, rowOf } from './session-row.ts'

const seal = createSeal([randomBytes(32).toString('base64url')])
const identityOf = (stored: object) => {
  // Cast: what is stored may have an earlier form.
  const state = { signedInAt: 5, identity: stored } as unknown as SessionState
  return recordOf(seal, rowOf(seal, { ...suiteRecord('one'), state }))?.state
}

const shared = {
  ...{ id: 'i1', email: 'mara@shop.test', status: 'ACTIVE', reasons: [] },
  factors: [{ id: null, type: 'TOTP', status: 'ACTIVE' }],
}

test('an identity of version 1.0.0 is read with its tags', () => {
  const profile = {
    phonesV2: [{ phone: '5', tag: 'WORK' }],
    addresses: [{ address: { city: 'Bath' }, tag: 'HOME' }],
  }
  const createdDate = '2026-11-02T00:00:00Z'
  expect(identityOf({ ...shared, isEmailVerified: true, createdDate, profile })).toEqual({
    signedInAt: 5,
    identity: {
      ...shared,
      ...{ emailVerified: true, createdAt: createdDate, updatedAt: null },
      tags: {
        phones: [{ countryCode: null, phone: '5', tag: 'WORK' }],
        emails: [],
        addresses: [expect.objectContaining({ city: 'Bath', country: null, tag: 'HOME' })],
      },
    },
  })
  expect(identityOf({ ...shared, isEmailVerified: false })?.identity?.tags).toBeNull()
})

test('an identity of this version is read as it was stored', () => {
  const identity = { ...shared, emailVerified: true, createdAt: null, updatedAt: null, tags: null }
  expect(identityOf(identity)?.identity).toEqual(identity)
})
