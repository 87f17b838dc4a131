// What is sent of the tags of an identity.
import { expect, test } from 'vitest'
import { identityCalls } from './identity-calls.ts'
import { readTags } from './read-identity.ts'

const email = 'mara@shop.test'
const { request } = identityCalls.authentication.signOn

test('without tags the identity is only read', () => {
  expect(request.parse({ email })).toEqual({ loginId: { email } })
})

test('the lists that are read are sent back as they came', () => {
  const profile = {
    phonesV2: [{ countryCode: 'US', phone: '5', tag: 'WORK' as const }, { phone: '6' }],
    secondaryEmails: [{ email: 'a@shop.test' }],
    addresses: [{ address: { city: 'Bath' }, tag: 'HOME' as const }],
  }
  const sent = request.parse({ email, tags: readTags(profile) })
  expect(sent).toEqual({ loginId: { email }, profile })
})

test('a list that is not given stays', () => {
  const tags = { phones: [{ phone: '5', tag: 'FAX' as const }], emails: undefined }
  expect(request.parse({ email, tags })).toEqual({
    loginId: { email },
    profile: { phonesV2: [{ phone: '5', tag: 'FAX' }] },
  })
})
