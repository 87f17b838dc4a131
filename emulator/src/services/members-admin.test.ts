import { describe, expect, it } from 'vitest'
import { codeOf, idOf, maraId, path, useMembers } from '../testing/members-kit.ts'
import { type Answer, elevatedHeaders, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let mara: string
const { asSite, get, tokenOf } = useMembers((fresh) => {
  shop = fresh.shop
  mara = fresh.mara
})
const memberBy = (email: string) => shop.state.members.by('email', email).at(-1)
const personId = (name: string) => memberBy(`${name}@people.test`)?.id ?? ''
const unknown = '00000000-0000-4000-8000-000000000000'
const violationOf = ({ body }: Answer) => body.details?.validationError?.fieldViolations[0]
const act = (id: string, name: string) => asSite('POST', `/${id}/${name}`, { id })

describe('what the owner does to one member', () => {
  it('mute and unmute', async () => {
    expect((await act(maraId, 'mute')).body.member.activityStatus).toBe('MUTED')
    expect((await act(maraId, 'mute')).body.member.activityStatus).toBe('MUTED')
    expect((await act(maraId, 'unmute')).body.member.activityStatus).toBe('ACTIVE')
  })

  it('approve who waits, with a mail, and who was blocked', async () => {
    const { member } = (await act(personId('dario'), 'approve')).body
    expect(member).toMatchObject({ status: 'APPROVED', loginEmail: 'dario@people.test' })
    expect(shop.state.mails.all().map(({ kind }) => kind)).toEqual(['member-approved'])
    expect((await act(personId('greta'), 'approve')).body.member.status).toBe('APPROVED')
  })

  it.each([
    ['block', 'BLOCKED'],
    ['disconnect', 'OFFLINE'],
  ])('%s ends every token', async (name, status) => {
    expect((await act(maraId, name)).body.member.status).toBe(status)
    expect((await get('/my', mara)).status).toBe(401)
  })

  it('what disconnecting ended comes back as a new member with a new slug', async () => {
    await act(maraId, 'disconnect')
    for (const name of ['approve', 'block']) {
      const refused = await act(maraId, name)
      expect([refused.status, codeOf(refused)]).toEqual([428, 'MEMBER_STATUS_FORBIDS_THIS'])
    }
    const again = { loginEmail: 'mara@shop.test', profile: { nickname: 'Mara Lind' } }
    const { member } = (await asSite('POST', '', { member: again })).body
    expect(member.profile.slug).toBe('mara-lind1')
    expect(member.id).not.toBe(maraId)
    const twice = await asSite('POST', '', { member: again })
    expect([twice.status, codeOf(twice)]).toEqual([409, 'ALREADY_EXISTS'])
  })

  it('block refuses the owner, a subscriber and oneself', async () => {
    const owner = idOf('owner@shop.test')
    const subscriber = personId('ruth')
    const answers = [await act(owner, 'block'), await act(subscriber, 'block')]
    expect(
      answers.map(({ status, body }) => [status, body.details.applicationError]),
    ).toMatchObject([
      [400, { code: 'OWNER_MEMBER_BLOCK_FORBIDDEN', data: { memberId: owner } }],
      [428, { code: 'ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN', data: { memberId: subscriber } }],
    ])
    const authorization = `${mara},${elevatedHeaders.authorization}`
    const self = await shop.call('POST', `${path}/${maraId}/block`, { headers: { authorization } })
    expect([self.status, codeOf(self)]).toEqual([400, 'MEMBER_SELF_BLOCK_FORBIDDEN'])
    expect((await act(owner, 'disconnect')).status).toBe(428)
    expect((await get('/my', mara)).status).toBe(200)
  })

  it('an expired plan does not prevent blocking', async () => {
    await shop.call('POST', '/_control/clock', { body: { advanceSeconds: 201 * 86_400 } })
    expect((await act(personId('ruth'), 'block')).body.member.status).toBe('BLOCKED')
  })

  it('slug: members change their own, the owner all', async () => {
    const slug = (id: string, text: string, token = mara) =>
      shop.call('POST', `${path}/${id}/slug`, { token, body: { id, slug: text } })
    expect((await slug(maraId, 'mara-2')).body.member.profile.slug).toBe('mara-2')
    expect((await slug(personId('noor'), 'mine')).status).toBe(403)
    const taken = await asSite('POST', `/${personId('noor')}/slug`, { slug: 'mara-2' })
    expect([taken.status, taken.body.details.applicationError]).toMatchObject([
      409,
      { code: 'SLUG_ALREADY_EXISTS', data: { slug: 'mara-2' } },
    ])
    expect((await asSite('POST', `/${unknown}/slug`, { slug: 'x' })).status).toBe(404)
    expect((await asSite('POST', `/${maraId}/slug`, { slug: 'a b' })).status).toBe(400)
  })
})

describe('create', () => {
  const create = (member: object) => asSite('POST', '', { member })

  it('approved, private, without a password and without a mail', async () => {
    const { body } = await create({
      loginEmail: 'new@shop.test',
      contact: {
        firstName: 'Nia',
        phones: ['+47 1'],
        customFields: { 'custom.mugs-at-home': { value: 3 } },
      },
      profile: { nickname: 'Nia N', title: 'New' },
    })
    expect(body.member).toMatchObject({
      loginEmail: 'new@shop.test',
      loginEmailVerified: false,
      status: 'APPROVED',
      privacyStatus: 'PRIVATE',
      activityStatus: 'ACTIVE',
      contact: {
        firstName: 'Nia',
        phones: ['+47 1'],
        emails: ['new@shop.test'],
        customFields: { 'custom.mugs-at-home': { value: 3 } },
      },
      profile: { nickname: 'Nia N', slug: 'nia-n', title: 'New' },
    })
    expect(shop.state.mails.size).toBe(0)
    expect(shop.state.credentials.get(body.member.id)?.passwordHash).toBeUndefined()
  })

  it('follows the site: approval and default privacy', async () => {
    const body = { approvalRequired: true, defaultPrivacy: 'PUBLIC' }
    await shop.call('PATCH', '/_control/site', { body })
    const { member } = (await create({ loginEmail: 'mo@shop.test' })).body
    expect(member).toMatchObject({
      status: 'PENDING',
      privacyStatus: 'PUBLIC',
      profile: { slug: 'mo' },
    })
  })

  it.each([
    [{ loginEmail: 'MARA@shop.test' }, 409],
    [{}, 400],
    [{ loginEmail: 'nothing' }, 400],
    [
      { loginEmail: 'a@b.test', contact: { customFields: { 'custom.website': { value: 'x' } } } },
      400,
    ],
  ])('%j is %i, and no member is created', async (member, status) => {
    const before = shop.state.members.size
    expect((await create(member)).status).toBe(status)
    expect(shop.state.members.size).toBe(before)
  })
})

describe('delete', () => {
  it('ends tokens and frees address and slug', async () => {
    expect((await asSite('DELETE', `/${maraId}?id=${maraId}`)).body).toEqual({})
    expect((await get('/my', mara)).status).toBe(401)
    expect((await asSite('DELETE', `/${maraId}`)).status).toBe(404)
    const member = { loginEmail: 'mara@shop.test', profile: { nickname: 'Mara Lind' } }
    expect((await asSite('POST', '', { member })).body.member.profile.slug).toBe('mara-lind')
  })

  it('refuses staff, a subscriber and an unknown assignee', async () => {
    const rules = []
    for (const id of [idOf('owner@shop.test'), idOf('editor@shop.test'), personId('ruth')]) {
      const answer = await asSite('DELETE', `/${id}`)
      expect([answer.status, violationOf(answer)]).toMatchObject([400, { data: { memberId: id } }])
      rules.push(violationOf(answer).ruleName)
    }
    expect(rules).toEqual([
      'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
      'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
      'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN',
    ])
    expect((await asSite('DELETE', `/${maraId}?contentAssigneeId=${unknown}`)).status).toBe(404)
    expect((await get('/my', mara)).status).toBe(200)
  })

  it('a subscriber may leave by himself', async () => {
    const token = tokenOf('mara@shop.test')
    shop.state.transaction(() => {
      const member = shop.state.members.get(maraId)
      const subscriptionEnds = new Date(Date.now() + 86_400_000).toISOString()
      if (member) shop.state.members.put({ ...member, subscriptionEnds })
    })
    expect(violationOf(await asSite('DELETE', `/${maraId}`)).ruleName).toContain('SUBSCRIPTION')
    expect((await shop.call('DELETE', `${path}/my`, { token })).status).toBe(200)
  })

  it('in bulk: each by itself', async () => {
    const memberIds = [maraId, idOf('owner@shop.test'), unknown, maraId, personId('ruth')]
    const { status, body } = await asSite('POST', '/bulk/delete', { memberIds })
    expect(status).toBe(200)
    expect(body.bulkActionMetadata).toEqual({
      totalSuccesses: 1,
      totalFailures: 4,
      undetailedFailures: 0,
    })
    expect(
      body.results.map(({ itemMetadata }: Result) => [
        itemMetadata.originalIndex,
        itemMetadata.id === memberIds[itemMetadata.originalIndex],
        itemMetadata.error?.code,
      ]),
    ).toEqual([
      [0, true, undefined],
      [1, true, 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN'],
      [2, true, 'NOT_FOUND'],
      [3, true, 'NOT_FOUND'],
      [4, true, 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN'],
    ])
  })

  it.each([[[]], [['x']], [Array(101).fill(unknown)]])('of %j is refused', async (memberIds) => {
    expect((await asSite('POST', '/bulk/delete', { memberIds })).status).toBe(400)
  })
})

type Result = {
  itemMetadata: { id: string; originalIndex: number; error?: { code: string } }
}

describe('by filter', () => {
  const run = async (name: string, body: object) => {
    const answer = await asSite('POST', `/bulk/${name}-by-filter`, body)
    expect(answer.status).toBe(200)
    return jobOf(answer.body.jobId)
  }
  const jobOf = async (id: string) =>
    (await shop.call('GET', `/async-jobs/v1/jobs/${id}`, { headers: elevatedHeaders })).body.job
  const count = (status: string) =>
    shop.state.members.all().filter((one) => !one.deletedDate && one.status === status).length

  it('approves who waits', async () => {
    const waiting = count('PENDING')
    expect(waiting).toBeGreaterThan(1)
    const job = await run('approve', { filter: { status: 'PENDING' } })
    expect(job).toEqual({
      id: expect.any(String),
      status: 'FINISHED',
      totalSuccesses: waiting,
      totalFailures: 0,
    })
    expect(count('PENDING')).toBe(0)
  })

  it('blocks all but the owner, subscribers and disconnected members', async () => {
    const job = await run('block', { filter: {} })
    const left = shop.state.members.all().filter(({ status }) => status !== 'BLOCKED')
    expect(left.map((one) => one.loginEmail).sort()).toEqual([
      'guest.author@people.test',
      'offline@shop.test',
      'owner@shop.test',
      'ruth@people.test',
    ])
    expect(job).toMatchObject({ totalSuccesses: 23, totalFailures: 4 })
    expect((await get('/my', mara)).status).toBe(401)
  })

  it('deletes what filter and search find', async () => {
    const filter = { privacyStatus: 'PUBLIC' }
    const search = { expression: 'mensah', fields: ['contact.lastName'] }
    const job = await run('delete', { filter, search, contentAssigneeId: maraId })
    expect(job).toMatchObject({ totalSuccesses: 1, totalFailures: 0 })
    expect((await asSite('GET', `/${personId('kwame')}`)).status).toBe(404)
    expect((await asSite('GET', '')).body.metadata.total).toBe(26)
  })

  it('the team stays', async () => {
    const job = await run('delete', { filter: { loginEmail: { $startsWith: 'owner@' } } })
    expect(job).toMatchObject({ totalSuccesses: 0, totalFailures: 1 })
  })

  it('returns its jobs', async () => {
    const first = await run('approve', { filter: { status: 'BLOCKED' } })
    const second = await run('approve', { filter: { status: 'BLOCKED' } })
    expect(second).toMatchObject({ totalSuccesses: 0 })
    const { body } = await shop.call('GET', '/_control/jobs')
    expect(body).toMatchObject([
      { ...first, call: 'bulkApproveMembers', createdDate: expect.any(String) },
      second,
    ])
    expect(await jobOf(unknown)).toBeUndefined()
  })

  it.each([
    ['approve', {}],
    ['block', { filter: { createdDate: { $gt: '2020-01-01' } } }],
    ['block', { filter: { status: { $regex: '.' } } }],
    ['delete', { filter: {}, search: { expression: 'x', fields: ['profile.photo'] } }],
  ])('%s %j is refused', async (name, body) => {
    expect((await asSite('POST', `/bulk/${name}-by-filter`, body)).status).toBe(400)
    expect(shop.state.jobs.size).toBe(0)
  })
})
