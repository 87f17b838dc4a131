import { describe, expect, it } from 'vitest'
import { codeOf, idOf, jonasId, maraId, path, useMembers } from '../testing/members-kit.ts'
import type { TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let visitor: string
let mara: string
const { asSite, get, patch, post, tokenOf } = useMembers((fresh) => {
  shop = fresh.shop
  visitor = fresh.visitor
  mara = fresh.mara
})

describe('one’s own membership', () => {
  it('joins and leaves the community', async () => {
    expect((await post('/join-community', {})).body.member.privacyStatus).toBe('PUBLIC')
    expect((await get(`/${maraId}`, visitor)).status).toBe(200)
    expect((await post('/leave-community', {})).body.member.privacyStatus).toBe('PRIVATE')
    expect((await get(`/${maraId}`, visitor)).status).toBe(404)
    expect((await post('/join-community', {}, visitor)).status).toBe(403)
  })

  it('changes the slug', async () => {
    expect((await post('/my/slug', { slug: 'Mara.L' })).body.member.profile.slug).toBe('Mara.L')
    expect((await post('/my/slug', { slug: 'Mara.L' })).status).toBe(200)
    const taken = await post('/my/slug', { slug: 'jonas-weber' })
    expect([taken.status, codeOf(taken)]).toEqual([409, 'SLUG_ALREADY_EXISTS'])
    expect(taken.body.details.applicationError.data).toEqual({ slug: 'jonas-weber' })
    for (const slug of ['a b', '', '../x', 'x'.repeat(256)]) {
      expect((await post('/my/slug', { slug })).status).toBe(400)
    }
  })

  it('updates what is present and passes over what is read-only', async () => {
    const { member } = (
      await patch(maraId, {
        loginEmail: 'evil@shop.test',
        status: 'BLOCKED',
        contactId: 'x',
        createdDate: '2000-01-01T00:00:00.000Z',
        profile: { title: '', nickname: 'M.', slug: 'evil' },
        contact: { company: '', jobTitle: 'Joiner', phones: ['+1 845 555 0114', '+1 1'] },
      })
    ).body
    expect(member).toMatchObject({
      loginEmail: 'mara@shop.test',
      status: 'APPROVED',
      contactId: maraId,
      profile: { nickname: 'M.', slug: 'mara-lind' },
    })
    expect(member.profile.title).toBeUndefined()
    expect(member.contact.company).toBeUndefined()
    expect(member.contact.phones).toEqual(['+1 845 555 0114', '+1 1'])
    expect(member.contact.firstName).toBe('Mara')
    // A number that was there keeps its tag, which only the identity shows.
    expect(shop.state.members.get(maraId)?.contact.phones[0]?.tag).toBe('MOBILE')
  })

  it('an empty list changes nothing, the delete calls do', async () => {
    const same = (await patch(maraId, { contact: { phones: [], emails: [], addresses: [] } })).body
    expect(same.member.contact.phones).toHaveLength(4)
    const del = (rest: string) =>
      shop.call('DELETE', `${path}/${maraId}/${rest}?id=${maraId}`, { token: mara })
    expect((await del('phones')).body.member.contact.phones).toEqual([])
    expect((await del('addresses')).body.member.contact.addresses).toEqual([])
    const { member } = (await del('emails')).body
    expect(member.contact.emails).toEqual([])
    expect(member.loginEmail).toBe('mara@shop.test')
  })

  it('custom fields merge by key and are checked by type', async () => {
    const fields = (customFields: object) => patch(maraId, { contact: { customFields } })
    const { member } = (
      await fields({
        'custom.mugs-at-home': { value: 12 },
        'custom.moved-in': { value: '' },
      })
    ).body
    expect(member.contact.customFields['custom.mugs-at-home'].value).toBe(12)
    expect(member.contact.customFields['custom.moved-in']).toBeUndefined()
    expect(member.contact.customFields['custom.website'].value).toBe('https://lind.test/')
    const bad = await fields({ 'custom.website': { value: 'javascript:alert(1)' } })
    const [violation] = bad.body.details.validationError.fieldViolations
    expect(violation).toMatchObject({
      violatedRule: 'OTHER',
      ruleName: 'INVALID_CUSTOM_FIELD_URL',
      data: { fields: { 'custom.website': 'javascript:alert(1)' } },
    })
    expect((await fields({ 'custom.mugs-at-home': { value: 'many' } })).status).toBe(400)
    expect((await fields({ 'custom.unknown': { value: 'x' } })).status).toBe(400)
  })

  it.each([
    ['birthdate', { contact: { birthdate: '14.3.1988' } }],
    ['emails', { contact: { emails: ['not one'] } }],
    [
      'both kinds of street',
      {
        contact: { addresses: [{ addressLine: 'x', streetAddress: { name: 'y' } }] },
      },
    ],
    ['a long company', { contact: { company: 'x'.repeat(101) } }],
    ['UNKNOWN privacy', { privacyStatus: 'UNKNOWN' }],
    ['an unknown field', { other: 1 }],
  ])('refuses %s', async (_, change) => {
    expect((await patch(maraId, change)).status).toBe(400)
  })

  it('another member is changed by the site only', async () => {
    expect((await patch(jonasId, { profile: { title: 'x' } })).status).toBe(403)
    expect((await shop.call('DELETE', `${path}/${jonasId}/phones`, { token: mara })).status).toBe(
      403,
    )
    const body = { member: { id: jonasId, profile: { title: 'x' } } }
    expect((await asSite('PATCH', `/${jonasId}`, body)).body.member.profile.title).toBe('x')
  })

  it('deletes the account, and every token with it', async () => {
    const second = tokenOf('mara@shop.test')
    const leave = (token: string, rest = '') => shop.call('DELETE', `${path}/my${rest}`, { token })
    expect(
      (
        await leave(
          mara,
          `?contentAssigneeId=${idOf('nobody@shop.test') || maraId.replace(/^./, '0')}`,
        )
      ).status,
    ).toBe(404)
    expect((await leave(mara, `?contentAssigneeId=${jonasId}`)).status).toBe(200)
    expect((await get('/my', mara)).status).toBe(401)
    expect((await get('/my', second)).status).toBe(401)
    expect((await asSite('GET', `/${maraId}`)).status).toBe(404)
    expect(JSON.stringify(shop.state.members.get(maraId))).not.toContain('Kingston')
  })

  it('owner and contributors stay', async () => {
    for (const email of ['owner@shop.test', 'editor@shop.test']) {
      const answer = await shop.call('DELETE', `${path}/my`, { token: tokenOf(email) })
      expect(answer.status).toBe(400)
      expect(answer.body.details.validationError.fieldViolations[0]).toMatchObject({
        ruleName: 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
        data: { memberId: idOf(email) },
      })
    }
  })

  it('names the custom fields there are', async () => {
    const { body } = await shop.call('GET', '/members/v1/custom-fields', { token: visitor })
    expect(body.fields.map((one: { fieldType: string }) => one.fieldType).sort()).toEqual([
      'DATE',
      'NUMBER',
      'SOCIAL',
      'TEXT',
      'URL',
    ])
  })
})
