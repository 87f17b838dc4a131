import { describe, expect, it } from 'vitest'
import { codeOf, jonasId, useMembers } from '../testing/members-kit.ts'

let visitor: string
const { asSite, get } = useMembers((fresh) => {
  visitor = fresh.visitor
})

describe('field sets', () => {
  it('PUBLIC shows the profile and hides the states', async () => {
    const { member } = (await get('/my')).body
    expect(Object.keys(member).sort()).toEqual([
      'activityStatus',
      'contactId',
      'createdDate',
      'id',
      'privacyStatus',
      'profile',
      'status',
      'updatedDate',
    ])
    expect([member.status, member.privacyStatus, member.activityStatus]).toEqual([
      'UNKNOWN',
      'UNKNOWN',
      'UNKNOWN',
    ])
    expect(member.profile).toMatchObject({
      nickname: 'Mara Lind',
      slug: 'mara-lind',
      photo: { width: 1200, height: 1500, offsetX: 0, url: expect.stringContaining('/media/') },
    })
  })

  it('EXTENDED adds the states and the login email', async () => {
    const { member } = (await get('/my?fieldsets=EXTENDED')).body
    expect(member).toMatchObject({
      loginEmail: 'mara@shop.test',
      status: 'APPROVED',
      privacyStatus: 'PRIVATE',
      activityStatus: 'ACTIVE',
    })
    expect(member.contact).toBeUndefined()
    expect(member.loginEmailVerified).toBeUndefined()
  })

  it('FULL adds the contact; of several the widest counts', async () => {
    const { member } = (await get('/my?fieldsets=PUBLIC&fieldsets=FULL')).body
    expect(member.loginEmailVerified).toBe(true)
    expect(member.lastLoginDate).toBeTypeOf('string')
    expect(member.contact.phones).toHaveLength(4)
    expect(member.contact.customFields['custom.mugs-at-home']).toEqual({
      name: 'Mugs at home',
      value: 11,
    })
    expect(Object.keys(member.contact.customFields)).toHaveLength(5)
    expect((await get('/my?fieldSet=FULL')).body.member.contact).toBeDefined()
  })

  it('of others only the site reads more than the public part', async () => {
    const theirs = (await get(`/${jonasId}?fieldsets=FULL`)).body.member
    expect(theirs.contact).toBeUndefined()
    expect(theirs.status).toBe('UNKNOWN')
    const site = (await asSite('GET', `/${jonasId}?id=${jonasId}&fieldsets=FULL`)).body.member
    expect(site.contact.firstName).toBe('Jonas')
  })

  it('a visitor is no member', async () => {
    const answer = await get('/my', visitor)
    expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND'])
  })
})
