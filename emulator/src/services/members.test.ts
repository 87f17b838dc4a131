import { beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../accounts.ts'
import { issue, newMemberToken } from '../sign-in/tokens.ts'
import { defaultClientId } from '../site.ts'
import { elevatedHeaders, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
let visitor: string
let mara: string
beforeEach(async () => {
  shop = await testShop()
  visitor = await shop.visitor()
  mara = tokenOf('mara@shop.test')
})

const idOf = (email: string) => accounts.find((one) => one.email === email)?.memberId ?? ''
const maraId = idOf('mara@shop.test')
const jonasId = idOf('jonas@shop.test')

function tokenOf(email: string): string {
  return shop.state.transaction(() => {
    const member = shop.state.members.get(idOf(email))
    if (!member) throw new Error(`The seed has no ${email}`)
    return issue(shop.state, newMemberToken(member, defaultClientId, shop.state)).access_token
  })
}

const path = '/members/v1/members'
const get = (rest: string, token = mara) => shop.call('GET', `${path}${rest}`, { token })
const post = (rest: string, body: unknown, token = mara) =>
  shop.call('POST', `${path}${rest}`, { token, body })
const patch = (id: string, member: object, token = mara) =>
  shop.call('PATCH', `${path}/${id}`, { token, body: { member: { ...member, id } } })
const asSite = (method: string, rest: string, body?: unknown) =>
  shop.call(method, `${path}${rest}`, { headers: elevatedHeaders, body })
const query = (body: object, token = visitor) => post('/query', body, token)
const codeOf = (answer: { body: { details?: { applicationError?: { code: string } } } }) =>
  answer.body.details?.applicationError?.code

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

  it('EXTENDED adds the states and the login e-mail', async () => {
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

describe('the directory', () => {
  it('hides who is private, waits or is blocked from visitors and members', async () => {
    const hidden = [
      'mara@shop.test',
      'pending@shop.test',
      'blocked@shop.test',
      'greta@people.test',
      'dario@people.test',
    ]
    const ids = hidden.map((email) => shop.state.members.by('email', email)[0]?.id)
    for (const token of [visitor, tokenOf('jonas@shop.test')]) {
      const { members, metadata } = (await get('', token)).body
      expect(members.length).toBeGreaterThan(10)
      expect(metadata.total).toBe(members.length)
      for (const id of ids) expect(members.map((one: { id: string }) => one.id)).not.toContain(id)
    }
    expect((await get(`/${maraId}`, visitor)).status).toBe(404)
    expect((await get(`/${maraId}`, mara)).status).toBe(200)
    const all = (await asSite('GET', '')).body
    expect(all.metadata.total).toBe(shop.state.members.size)
    expect(all.members).toHaveLength(27)
  })

  it('has every status, privacy and activity', () => {
    const all = shop.state.members.all()
    const words = (of: 'status' | 'privacyStatus' | 'activityStatus') =>
      [...new Set(all.map((one) => one[of]))].sort()
    expect(words('status')).toEqual(['APPROVED', 'BLOCKED', 'OFFLINE', 'PENDING'])
    expect(words('privacyStatus')).toEqual(['PRIVATE', 'PUBLIC'])
    expect(words('activityStatus')).toEqual(['ACTIVE', 'MUTED'])
  })

  it('pages, sorts by either name, searches and filters', async () => {
    const names = async (body: object) =>
      (await query(body)).body.members.map(
        (one: { profile: { nickname?: string } }) => one.profile.nickname,
      )
    const sorting = [{ fieldName: 'profile.nickname' }]
    const [first, second] = [
      await names({ query: { sorting, paging: { limit: 3, offset: 0 } } }),
      await names({ query: { sort: sorting, paging: { limit: 3, offset: 3 } } }),
    ]
    expect(first).toHaveLength(3)
    expect([...first, ...second]).toEqual(
      [...first, ...second].sort((one, other) => one.localeCompare(other)),
    )
    expect(await names({ search: { expression: 'noor' } })).toEqual(['Noor El-Amin'])
    expect(await names({ search: { expression: 'soap', fields: ['profile.title'] } })).toEqual([
      'Oskar',
    ])
    expect(await names({ query: { filter: { 'profile.slug': 'jonas-weber' } } })).toEqual([
      'Jonas Weber',
    ])
    expect(
      await names({ query: { filter: { 'profile.nickname': { $startsWith: 'finn' } } } }),
    ).toEqual(["Finn O'Brien"])
  })

  it('list reads the packed form', async () => {
    const packed = Buffer.from(
      JSON.stringify({
        paging: { limit: 2, offset: 1 },
        sorting: [{ fieldName: 'createdDate', order: 'DESC' }],
      }),
    ).toString('base64url')
    const { members, metadata } = (await get(`?.r=${packed}`, visitor)).body
    expect(members).toHaveLength(2)
    expect(metadata).toMatchObject({ count: 2, offset: 1, tooManyToCount: false })
  })

  it('a cursor goes through everybody once', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const asked = cursor ? { cursor, limit: 5 } : { limit: 5 }
      const { body } = await query({ query: { cursorPaging: asked } })
      seen.push(...body.members.map((one: { id: string }) => one.id))
      cursor = body.cursorPagingMetadata.cursors.next
    } while (cursor)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength((await get('', visitor)).body.metadata.total)
  })

  it.each([
    [{ query: { filter: { loginEmail: { $startsWith: 'm' } } } }, 400],
    [{ query: { filter: { createdDate: { $gt: '2020-01-01' } } } }, 400],
    [{ search: { expression: 'mara', fields: ['loginEmail'] } }, 403],
    [{ search: { expression: '' } }, 400],
    [{ query: { sorting: [{ fieldName: 'loginEmail' }] } }, 400],
    [{ query: { paging: { limit: 101 } } }, 400],
  ])('a visitor’s %j is %i', async (body, status) => {
    expect((await query(body)).status).toBe(status)
  })

  it('the site looks by everything', async () => {
    const body = { query: { filter: { loginEmail: 'mara@shop.test', status: 'APPROVED' } } }
    const { members } = (await asSite('POST', '/query', { ...body, fieldsets: ['FULL'] })).body
    expect(members.map((one: { id: string }) => one.id)).toEqual([maraId])
  })
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

  it('somebody else is changed by the site only', async () => {
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
