// What is sent of a sign-in and of a request for tokens. docs/contract/auth.md §1, §6.
import { expect, test } from 'vitest'
import { identityCalls } from './identity-calls.ts'

const { authentication, oauth, recovery } = identityCalls
const guid = '00000000-0000-4000-8000-0000000000aa'
const pair = { email: 'mara@shop.test', password: 'correct horse' }
const sentPair = { loginId: { email: pair.email }, password: pair.password }

test.each([
  [undefined, {}],
  [null, {}],
  [{ visible: '', invisible: null }, {}],
  [{ visible: 'v' }, { captchaTokens: [{ Recaptcha: 'v' }] }],
  [{ invisible: 'i' }, { captchaTokens: [{ InvisibleRecaptcha: 'i' }] }],
  [
    { visible: 'v', invisible: 'i' },
    { captchaTokens: [{ Recaptcha: 'v', InvisibleRecaptcha: 'i' }] },
  ],
])('the tokens of a captcha are sent in one element: %j', (captcha, sent) => {
  expect(authentication.login.request.parse({ ...pair, captcha })).toEqual({ ...sentPair, ...sent })
  expect(authentication.register.request.parse({ ...pair, captcha })).toEqual({
    ...sentPair,
    ...sent,
  })
})

test('a registration has the names that were given', () => {
  const names = { firstName: 'Mara', lastName: '', nickname: null }
  expect(authentication.register.request.parse({ ...pair, ...names })).toEqual({
    ...sentPair,
    profile: { firstName: 'Mara' },
  })
})

test.each([
  [{ type: 'SMS', code: '1' }, { smsData: { code: '1' } }],
  [{ type: 'CALL', code: '1' }, { callData: { code: '1' } }],
  [{ type: 'EMAIL', code: '1' }, { emailData: { code: '1' } }],
  [{ type: 'TOTP', code: '1' }, { totpData: { code: '1' } }],
  [{ type: 'PUSH', transactionId: 't' }, { pushData: { transactionId: 't' } }],
] as const)('the proof of a second factor is sent under its name: %j', (proof, sent) => {
  const factor = { ...proof, stateToken: 's', remembersDevice: true }
  expect(authentication.verifyFactor.request.parse(factor)).toEqual({
    ...{ factorType: proof.type, stateToken: 's', rememberThisDevice: true },
    ...sent,
  })
})

test.each([
  [{ grant: 'anonymous' }, { clientId: 'c', grantType: 'anonymous' }],
  [
    { grant: 'refreshToken', refreshToken: 'r' },
    { clientId: 'c', grantType: 'refresh_token', refreshToken: 'r' },
  ],
  [
    { grant: 'authorizationCode', code: 'x', codeVerifier: 'v', redirectUri: '' },
    { clientId: 'c', grantType: 'authorization_code', code: 'x', codeVerifier: 'v' },
  ],
  [
    { grant: 'authorizationCode', code: 'x', codeVerifier: 'v', redirectUri: 'https://shop.test/' },
    {
      ...{ clientId: 'c', grantType: 'authorization_code', code: 'x', codeVerifier: 'v' },
      redirectUri: 'https://shop.test/',
    },
  ],
  [
    { grant: 'clientCredentials', clientSecret: 's' },
    { grant_type: 'client_credentials', client_id: 'c', client_secret: 's' },
  ],
] as const)('a request for tokens has the fields of its grant: %j', (request, sent) => {
  expect(oauth.token.request.parse({ clientId: 'c', ...request })).toEqual(sent)
})

test.each([undefined, { url: 'https://shop.test/login?done=reset', clientId: guid }])(
  'the page to return to from an email is sent where its call has it: %j',
  (redirect) => {
    const { sendRecoveryEmail, sendActivationEmail } = recovery
    const place = redirect && { redirect }
    expect(sendRecoveryEmail.request.parse({ email: pair.email, redirect })).toEqual({
      email: pair.email,
      ...place,
    })
    expect(sendActivationEmail.request.parse({ identityId: guid, redirect })).toEqual({
      identityId: guid,
      ...(place && { emailOptions: place }),
    })
  },
)
