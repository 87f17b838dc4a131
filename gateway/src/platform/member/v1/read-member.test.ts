// What the platform may leave out of a member, and members of another form.
import { expect, test } from 'vitest'
import { formFailure } from '../../../testing/form-failure.ts'
import { memberCalls } from './member-calls.ts'
import { readCustomField, readMember, readMemberPage } from './read-member.ts'

test('a member of which the caller sees the id alone has nothing else', () => {
  const { id, ...others } = readMember({ id: 'm1' })
  expect(id).toBe('m1')
  expect([...new Set(Object.values(others))]).toEqual([null, 'UNKNOWN'])
})

test('a new word of the platform is an unknown one', () => {
  expect(readMember({ id: 'm1', status: 'ON_HOLD', activityStatus: 'MUTED' })).toMatchObject({
    status: 'UNKNOWN',
    activityStatus: 'MUTED',
  })
  expect(readCustomField({ key: 'custom.a', fieldType: 'NEW', socialType: 'TIKTOK' })).toEqual({
    key: 'custom.a',
    name: null,
    type: 'UNKNOWN',
    network: 'TIKTOK',
  })
})

test('empty texts and pictures without a URL are none', () => {
  const { title, photo, cover, contact } = readMember({
    id: 'm1',
    profile: { title: '', photo: { id: '', url: '', width: 0 }, cover: { url: 'u', id: '' } },
    contact: { firstName: '', company: 'Mill' },
  })
  expect([title, photo, contact?.firstName, contact?.company]).toEqual([null, null, null, 'Mill'])
  expect(cover).toEqual({
    ...{ id: null, url: 'u', width: null, height: null },
    ...{ offsetX: null, offsetY: null },
  })
})

test('the lists of a contact are empty without any, and an address has its street', () => {
  const contactOf = (contact: object) => readMember({ id: 'm1', contact }).contact
  expect(contactOf({})).toMatchObject({ phones: [], emails: [], addresses: [], customFields: {} })
  const streetAddress = { number: '5', name: 'Mill Lane' }
  const customFields = { 'custom.size': { name: 'Size', value: 38 } }
  const { addresses, customFields: read } =
    contactOf({ addresses: [{ streetAddress, city: 'Bath' }], customFields }) ?? {}
  expect(addresses).toMatchObject([
    { id: null, streetNumber: '5', streetName: 'Mill Lane', city: 'Bath', addressLine: null },
  ])
  expect(read).toEqual(customFields)
})

test('a page has no total when there are too many to count', () => {
  const pageOf = (metadata?: object) => readMemberPage({ members: [], metadata })
  expect(pageOf({ total: 7, hasNext: true })).toMatchObject({ total: 7, hasMore: true })
  expect(pageOf({ total: 7, tooManyToCount: true })).toMatchObject({ total: null, hasMore: null })
  expect(pageOf()).toMatchObject({ total: null, hasMore: null })
})

test.each([
  ['member', {}, 'member is not an object'],
  ['member.id', { member: {} }, 'member.id is not a string'],
  [
    'a picture',
    { member: { id: 'm1', profile: { photo: { url: 'u', width: '9' } } } },
    'member.profile.photo.width is not a number',
  ],
  [
    'an address',
    { member: { id: 'm1', contact: { addresses: [{}, { city: 1 }] } } },
    'member.contact.addresses[1].city is not a string',
  ],
  [
    'a phone',
    { member: { id: 'm1', contact: { phones: [1] } } },
    'member.contact.phones[0] is not a string',
  ],
  [
    'a custom field',
    { member: { id: 'm1', contact: { customFields: { size: { name: 1 } } } } },
    'member.contact.customFields.size.name is not a string',
  ],
])('%s of another form is named with the call', (_, response, where) => {
  expect(formFailure(memberCalls.members.getCurrentMember, response)).toBe(
    `getCurrentMember was answered in an unknown form: ${where}`,
  )
})

test('a list names the place of the member of another form', () => {
  expect(formFailure(memberCalls.members.queryMembers, { members: [{ id: 'm' }, {}] })).toBe(
    'queryMembers was answered in an unknown form: members[1].id is not a string',
  )
  expect(formFailure(memberCalls.memberCustomFields.listCustomFields, { fields: [{}] })).toBe(
    'listCustomFields was answered in an unknown form: fields[0].key is not a string',
  )
})
