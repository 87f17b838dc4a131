// What the platform may leave out of an identity and of a step of a sign-in, and responses of another form.
import { expect, test } from 'vitest'
import { formFailure } from '../../../testing/form-failure.ts'
import { identityCalls } from './identity-calls.ts'
import { readAuthentication, readTokens } from './read-authentication.ts'
import { readIdentity } from './read-identity.ts'

const { authentication, verification, oauth } = identityCalls

test('an identity without details is unverified, of an unknown status, and has unknown tags', () => {
  expect(readIdentity({ id: 'i1' })).toEqual({
    ...{ id: 'i1', email: '', emailVerified: false, status: 'UNKNOWN', reasons: [], factors: [] },
    ...{ createdAt: null, updatedAt: null, tags: null },
  })
})

test('words without a meaning here are unknown, and reasons and factors of new kinds are left out', () => {
  const status = { name: 'UNKNOWN_STATUS', reasons: ['UNKNOWN_REASON', 'A_NEW_ONE'] }
  const factors = [
    { type: 'TOTP', status: 'ACTIVE' },
    { factorId: 'f', type: 'A_NEW_ONE' },
  ]
  expect(readIdentity({ id: 'i1', status, factors })).toMatchObject({
    status: 'UNKNOWN',
    reasons: ['UNKNOWN'],
    factors: [{ id: null, type: 'TOTP', status: 'ACTIVE' }],
  })
})

test('tags are those of the newer lists; an email without an address is left out', () => {
  const identityProfile = {
    phones: ['1'],
    phonesV2: [{ phone: '2', tag: 'WORK' }],
    secondaryEmails: [{ tag: 'HOME' }, { email: 'a@shop.test' }],
    addresses: [{ address: { city: 'Bath', addressLine: '5 Mill Lane' }, tag: 'BILLING' }],
  }
  expect(readIdentity({ id: 'i1', identityProfile }).tags).toMatchObject({
    phones: [{ phone: '2', countryCode: null, tag: 'WORK' }],
    emails: [{ email: 'a@shop.test', tag: null }],
    addresses: [{ city: 'Bath', addressLine: '5 Mill Lane', country: null, tag: 'BILLING' }],
  })
})

test('the requested second factor comes first, each of them once', () => {
  const available = (...types: string[]) => types.map((factorType) => ({ factorType }))
  const of = (more: object) => readAuthentication({ state: 'MFA_CHALLENGE', ...more })
  const mfaChallengeData = { factorType: 'SMS', availableFactors: available('TOTP', 'SMS', 'NEW') }
  const requireMfaData = { availableFactors: available('EMAIL') }
  expect(of({ mfaChallengeData, requireMfaData }).factors).toEqual(['SMS', 'TOTP'])
  expect(of({ requireMfaData }).factors).toEqual(['EMAIL'])
  expect(of({}).factors).toEqual([])
  const verificationChallengeData = { pushData: { transactionId: 't1' } }
  expect(of({ mfaChallengeData: { verificationChallengeData } }).transactionId).toBe('t1')
})

test('an unknown state of a sign-in is none', () => {
  expect(readAuthentication({ state: 'A_NEW_ONE' })).toMatchObject({
    ...{ state: null, sessionToken: null, stateToken: null, identity: null, transactionId: null },
  })
})

test('the lifetime of a token may be a text', () => {
  expect(readTokens({ access_token: 'a', expires_in: '14400' })).toEqual({
    ...{ accessToken: 'a', refreshToken: null, expiresIn: 14_400 },
  })
})

test.each([
  [authentication.login, { stateToken: 1 }, 'stateToken is not a string'],
  [authentication.login, { identity: {} }, 'identity.id is not a string'],
  [
    authentication.register,
    { identity: { id: 'i', email: { isVerified: 'yes' } } },
    'identity.email.isVerified is not a boolean',
  ],
  [
    authentication.signOn,
    { identity: { id: 'i', identityProfile: { phonesV2: [{}, { phone: 5 }] } } },
    'identity.identityProfile.phonesV2[1].phone is not a string',
  ],
  [
    verification.verifyDuringAuthentication,
    { requireMfaData: { availableFactors: {} } },
    'requireMfaData.availableFactors is not an array',
  ],
  [oauth.token, { expires_in: 1 }, 'access_token is not a string'],
  [oauth.token, { access_token: '', expires_in: 1 }, 'access_token is not a string'],
  [oauth.token, { access_token: 'a', expires_in: 'soon' }, 'expires_in is not a number'],
  [oauth.token, { access_token: 'a' }, 'expires_in is not a number'],
])('$name of another form is named with its path', (call, response, where) => {
  expect(formFailure(call, response)).toBe(`${call.name} was answered in an unknown form: ${where}`)
})
