// What is sent of a change of a member.
import { expect, test } from 'vitest'
import { hasChange } from '../member-change.ts'
import { memberCalls } from './member-calls.ts'

const id = '2f0c1a35-0f5d-4f2b-9b1e-6d4a7c8e9f10'
const { updateMember } = memberCalls.members
const { createMember } = memberCalls.membersAdmin

test('only what is given is sent, and an empty text clears', () => {
  const sent = updateMember.request.parse({
    id,
    member: { nickname: 'Mara', title: null, firstName: '', phones: [], privacyStatus: 'PUBLIC' },
  })
  expect(sent).toEqual({
    id,
    member: {
      id,
      profile: { nickname: 'Mara' },
      contact: { firstName: '' },
      privacyStatus: 'PUBLIC',
    },
  })
})

test('an address has its street as an object, and custom fields are named by their keys', () => {
  const address = { id: null, city: 'Bath', streetNumber: '5', streetName: '', addressLine: null }
  const sent = updateMember.request.parse({
    id,
    member: { addresses: [address], customFields: [{ key: 'custom.size', value: '38' }] },
  })
  expect(sent).toEqual({
    id,
    member: {
      id,
      contact: {
        addresses: [{ city: 'Bath', streetAddress: { number: '5', name: '' } }],
        customFields: { 'custom.size': { value: '38' } },
      },
    },
  })
})

test('a new member has a login email and no id', () => {
  const sent = createMember.request.parse({ member: { loginEmail: 'mara@shop.test', title: 'T' } })
  expect(sent).toEqual({ member: { loginEmail: 'mara@shop.test', profile: { title: 'T' } } })
})

test('a change is validated in the form in which it is sent', () => {
  const wrong = createMember.request.safeParse({ member: { loginEmail: 'x', birthdate: 'May' } })
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    ...['member.loginEmail', 'member.contact.birthdate'],
  ])
})

test('there is something to send when a text or a list is given', () => {
  expect([{}, { title: null, phones: [], addresses: null }].map(hasChange)).toEqual([false, false])
  expect([{ title: '' }, { phones: ['1'] }].map(hasChange)).toEqual([true, true])
})
