// What the owner of the site does with members, through the official SDK. docs/contract/members.md §2-§13.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  codeOf,
  failureOf,
  mailsTo,
  type Platform,
  ruleOf,
  type Shopper,
  shopper,
  siteClient,
  startPlatform,
  switchSite,
  trustedClient,
} from './official-client.ts'

let platform: Platform
let site: ReturnType<typeof siteClient>
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())
beforeEach(async () => {
  await platform.reset()
  site = siteClient(platform)
})

const unknown = '00000000-0000-4000-8000-000000000000'
const idOf = async (email: string): Promise<string> => {
  const { items } = await site.members.queryMembers().eq('loginEmail', email).find()
  return items[0]?._id ?? ''
}
async function signedIn(email: string): Promise<Shopper> {
  const client = shopper(platform.clientId)
  await client.collections.queryCollections().find()
  const { auth } = client
  auth.setTokens(await auth.getMemberTokensForExternalLogin(await idOf(email), platform.apiKey))
  return client
}
const jobOf = async (jobId: string | null | undefined) => {
  const url = `https://www.wixapis.com/async-jobs/v1/jobs/${jobId}`
  const answer = await site.fetchWithAuth(url)
  return ((await answer.json()) as { job: object }).job
}

describe('states', () => {
  it('muteMember, unmuteMember', async () => {
    const id = await idOf('mara@shop.test')
    expect((await site.members.muteMember(id)).member?.activityStatus).toBe('MUTED')
    expect((await site.members.unmuteMember(id)).member?.activityStatus).toBe('ACTIVE')
    expect(await codeOf(site.members.muteMember(unknown))).toEqual([404, 'NOT_FOUND'])
    expect(await codeOf(site.members.unmuteMember(unknown))).toEqual([404, 'NOT_FOUND'])
  })

  it('approveMember: who waits gets in, and a mail', async () => {
    const { member } = await site.members.approveMember(await idOf('pending@shop.test'))
    expect(member).toMatchObject({ status: 'APPROVED', loginEmail: 'pending@shop.test' })
    expect((await mailsTo(platform, 'pending@shop.test')).at(-1)?.kind).toBe('member-approved')
    const blocked = await idOf('blocked@shop.test')
    expect((await site.members.approveMember(blocked)).member?.status).toBe('APPROVED')
    const gone = await idOf('offline@shop.test')
    expect((await failureOf(site.members.approveMember(gone))).status).toBe(428)
    expect(await codeOf(site.members.approveMember(unknown))).toEqual([404, 'NOT_FOUND'])
  })

  it('blockMember: nowhere signed in any more', async () => {
    const mara = await signedIn('mara@shop.test')
    const { member } = await site.members.blockMember(await idOf('mara@shop.test'))
    expect(member?.status).toBe('BLOCKED')
    expect((await failureOf(mara.members.getCurrentMember())).status).toBe(401)
  })

  it.each([
    ['owner@shop.test', 400, 'OWNER_MEMBER_BLOCK_FORBIDDEN'],
    ['ruth@people.test', 428, 'ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN'],
  ])('blockMember: not %s', async (email, status, code) => {
    const memberId = await idOf(email)
    const failure = await failureOf(site.members.blockMember(memberId))
    expect([failure.status, failure.details?.applicationError]).toMatchObject([
      status,
      { code, data: { memberId } },
    ])
  })

  it('blockMember: refuses oneself, alone or among others', async () => {
    const mara = await signedIn('mara@shop.test')
    const id = await idOf('mara@shop.test')
    const { members } = trustedClient(platform, mara.auth.getTokens().accessToken.value)
    expect(await codeOf(members.blockMember(id))).toEqual([400, 'MEMBER_SELF_BLOCK_FORBIDDEN'])
    const { jobId } = await members.bulkBlockMembers({ _id: id })
    expect(await jobOf(jobId)).toMatchObject({ totalSuccesses: 0, totalFailures: 1 })
    expect((await mara.members.getCurrentMember()).member?._id).toBe(id)
  })

  it('disconnectMember: for good', async () => {
    const mara = await signedIn('mara@shop.test')
    const id = await idOf('mara@shop.test')
    expect((await site.members.disconnectMember(id)).member?.status).toBe('OFFLINE')
    expect((await failureOf(mara.members.getCurrentMember())).status).toBe(401)
    expect((await failureOf(site.members.blockMember(id))).status).toBe(428)
    const owner = await idOf('owner@shop.test')
    expect((await failureOf(site.members.disconnectMember(owner))).status).toBe(428)
  })

  it('updateMemberSlug: the owner changes any, members their own', async () => {
    const [noor, mara] = [await idOf('noor@people.test'), await idOf('mara@shop.test')]
    expect((await site.members.updateMemberSlug(noor, 'bowls')).member?.profile?.slug).toBe('bowls')
    expect(await codeOf(site.members.updateMemberSlug(mara, 'bowls'))).toEqual([
      409,
      'SLUG_ALREADY_EXISTS',
    ])
    const client = await signedIn('mara@shop.test')
    const { member } = await client.members.updateMemberSlug(mara, 'mara')
    expect(member?.profile?.slug).toBe('mara')
    expect((await failureOf(client.members.updateMemberSlug(noor, 'x'))).status).toBe(403)
  })
})

describe('createMember', () => {
  it('without a mail of its own; the activation mail leads to a password', async () => {
    const created = await site.members.createMember({
      member: {
        loginEmail: 'nia@shop.test',
        contact: { firstName: 'Nia', phones: ['+47 1'] },
        profile: { nickname: 'Nia N' },
      },
    } as never)
    expect(created).toMatchObject({
      status: 'APPROVED',
      privacyStatus: 'PRIVATE',
      contact: { firstName: 'Nia', emails: ['nia@shop.test'] },
      profile: { slug: 'nia-n' },
    })
    expect(await mailsTo(platform, 'nia@shop.test')).toEqual([])
    await site.recovery.sendActivationEmail(created._id ?? '')
    const [mail] = await mailsTo(platform, 'nia@shop.test')
    const client = shopper(platform.clientId)
    const { state } = await client.recovery.recover(mail?.token ?? '', { password: 'slow enough' })
    expect(state).toBe('SUCCESS')
    const login = await client.auth.login({ email: 'nia@shop.test', password: 'slow enough' })
    expect(login.loginState).toBe('SUCCESS')
  })

  it('refuses a known address and no address', async () => {
    const known = { member: { loginEmail: 'Mara@Shop.test' } }
    expect(await codeOf(site.members.createMember(known))).toEqual([409, 'ALREADY_EXISTS'])
    const { details } = await failureOf(site.members.createMember({ member: {} }))
    expect(details?.validationError?.fieldViolations[0]?.violatedRule).toBe('REQUIRED_FIELD')
    await switchSite(platform, { approvalRequired: true })
    const waiting = await site.members.createMember({ member: { loginEmail: 'nia@shop.test' } })
    expect(waiting.status).toBe('PENDING')
  })
})

describe('deleteMember', () => {
  it('is the end of tokens, address and slug', async () => {
    const mara = await signedIn('mara@shop.test')
    const id = await idOf('mara@shop.test')
    await site.members.deleteMember(id)
    expect((await failureOf(mara.members.getCurrentMember())).status).toBe(401)
    expect(await codeOf(site.members.getMember(id))).toEqual([404, 'NOT_FOUND'])
    expect(await codeOf(site.members.deleteMember(id))).toEqual([404, 'NOT_FOUND'])
  })

  it.each([
    ['owner@shop.test', 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN'],
    ['editor@shop.test', 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN'],
    ['ruth@people.test', 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN'],
  ])('not %s', async (email, rule) => {
    expect(await ruleOf(site.members.deleteMember(await idOf(email)))).toEqual([400, rule])
  })

  it('bulkDeleteMembers: each by itself', async () => {
    const ids = [await idOf('mara@shop.test'), unknown, await idOf('owner@shop.test')]
    const { results, bulkActionMetadata } = await site.members.bulkDeleteMembers(ids)
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 })
    expect(results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
      undefined,
      'NOT_FOUND',
      'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
    ])
    expect((await failureOf(site.members.bulkDeleteMembers([]))).status).toBe(400)
    const many = Array<string>(101).fill(unknown)
    expect((await failureOf(site.members.bulkDeleteMembers(many))).status).toBe(400)
  })
})

describe('by filter', () => {
  it('bulkApproveMembers: by id, renamed by the SDK', async () => {
    const ids = [await idOf('pending@shop.test'), await idOf('offline@shop.test')]
    const { jobId } = await site.members.bulkApproveMembers({ _id: { $in: ids } })
    expect(await jobOf(jobId)).toEqual({
      id: jobId,
      status: 'FINISHED',
      totalSuccesses: 1,
      totalFailures: 1,
    })
    const member = await site.members.getMember(ids[0] ?? '', { fieldsets: ['FULL'] })
    expect(member.status).toBe('APPROVED')
  })

  it('bulkBlockMembers: the owner stays', async () => {
    const owner = await idOf('owner@shop.test')
    const noor = await idOf('noor@people.test')
    const { jobId } = await site.members.bulkBlockMembers({
      $or: [{ _id: owner }, { 'profile.slug': 'noor-el-amin' }],
    })
    expect(await jobOf(jobId)).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    const states = [owner, noor].map((id) => site.members.getMember(id, { fieldsets: ['FULL'] }))
    expect((await Promise.all(states)).map(({ status }) => status)).toEqual(['APPROVED', 'BLOCKED'])
  })

  it('bulkDeleteMembersByFilter: filter and search, each job with a number of its own', async () => {
    const options = {
      contentAssigneeId: await idOf('mara@shop.test'),
      search: { expression: 'mensah', fields: ['contact.lastName' as const] },
    }
    const first = await site.members.bulkDeleteMembersByFilter({ status: 'APPROVED' }, options)
    const second = await site.members.bulkDeleteMembersByFilter({ status: 'APPROVED' }, options)
    expect(await jobOf(first.jobId)).toMatchObject({ totalSuccesses: 1 })
    expect(await jobOf(second.jobId)).toMatchObject({ totalSuccesses: 0 })
    expect((await site.members.listMembers()).metadata?.total).toBe(26)
    const lost = site.members.bulkDeleteMembersByFilter({}, { contentAssigneeId: unknown })
    expect(await codeOf(lost)).toEqual([404, 'NOT_FOUND'])
    expect((await failureOf(site.members.bulkBlockMembers({ birthdate: 'x' }))).status).toBe(400)
  })
})

describe('the owner’s view', () => {
  it('sees every status, filters, sorts and searches by everything', async () => {
    const { members } = await site.members.listMembers({ fieldsets: ['FULL'] })
    const statuses = new Set(members?.map(({ status }) => status))
    expect([...statuses].sort()).toEqual(['APPROVED', 'BLOCKED', 'OFFLINE', 'PENDING'])
    const pending = await site.members.queryMembers({ fieldsets: ['FULL'] }).eq('status', 'PENDING')
    expect((await pending.find()).items).toHaveLength(3)
    const sorting = [{ fieldName: 'contact.lastName', order: 'DESC' as const }]
    const sorted = await site.members.listMembers({ sorting, fieldsets: ['FULL'] })
    const names = sorted.members?.flatMap(({ contact }) => contact?.lastName ?? []) ?? []
    const expected = names.toSorted((one, other) =>
      one.toLowerCase() < other.toLowerCase() ? 1 : -1,
    )
    expect(names).toEqual(expected)
    const search = { expression: 'jonas@', fields: ['loginEmail' as const] }
    const found = await site.members.queryMembers({ search }).find()
    expect(found.items.map(({ profile }) => profile?.slug)).toEqual(['jonas-weber'])
  })

  it('changes others', async () => {
    const id = await idOf('mara@shop.test')
    const changed = await site.members.updateMember(id, { profile: { title: 'Potter' } } as never)
    expect(changed.profile?.title).toBe('Potter')
    expect((await site.members.deleteMemberPhones(id)).member?.contact?.phones).toEqual([])
    expect((await site.members.deleteMemberEmails(id)).member?.contact?.emails).toEqual([])
    expect((await site.members.deleteMemberAddresses(id)).member?.contact?.addresses).toEqual([])
    expect(await codeOf(site.members.updateMember(unknown, {} as never))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })
})

type Attempt = (members: Shopper['members']) => Promise<unknown>
const attempts: [string, Attempt][] = [
  ['muteMember', (mine) => mine.muteMember(unknown)],
  ['unmuteMember', (mine) => mine.unmuteMember(unknown)],
  ['approveMember', (mine) => mine.approveMember(unknown)],
  ['blockMember', (mine) => mine.blockMember(unknown)],
  ['disconnectMember', (mine) => mine.disconnectMember(unknown)],
  ['createMember', (mine) => mine.createMember({ member: { loginEmail: 'x@shop.test' } })],
  ['deleteMember', (mine) => mine.deleteMember(unknown)],
  ['bulkDeleteMembers', (mine) => mine.bulkDeleteMembers([unknown])],
  ['bulkDeleteMembersByFilter', (mine) => mine.bulkDeleteMembersByFilter({})],
  ['bulkApproveMembers', (mine) => mine.bulkApproveMembers({})],
  ['bulkBlockMembers', (mine) => mine.bulkBlockMembers({})],
  ['updateMemberSlug', (mine) => mine.updateMemberSlug(unknown, 'x')],
]
it.each(attempts)('%s is neither for visitors nor for members', async (_, attempt) => {
  const visitor = shopper(platform.clientId)
  const member = await signedIn('jonas@shop.test')
  for (const { members } of [visitor, member]) {
    expect(await codeOf(attempt(members))).toEqual([403, 'PERMISSION_DENIED'])
  }
})
