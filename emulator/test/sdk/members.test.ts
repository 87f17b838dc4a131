// Members and orders through the official SDK. docs/contract/members.md §2-§10.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  failureOf,
  type Platform,
  type Shopper,
  shopper,
  siteClient,
  startPlatform,
} from './official-client.ts'

let platform: Platform
let mara: Shopper
let jonas: Shopper
let site: ReturnType<typeof siteClient>
let visitor: Shopper
beforeAll(async () => {
  platform = await startPlatform()
  site = siteClient(platform)
  visitor = shopper(platform.clientId)
  mara = await member('mara@shop.test')
  jonas = await member('jonas@shop.test')
})
afterAll(() => platform.stop())

async function idOf(email: string): Promise<string> {
  const { items } = await site.members.queryMembers().eq('loginEmail', email).find()
  return items[0]?._id ?? ''
}

async function member(email: string): Promise<Shopper> {
  const client = shopper(platform.clientId)
  await client.collections.queryCollections().find()
  const tokens = await client.auth.getMemberTokensForExternalLogin(
    await idOf(email),
    platform.apiKey,
  )
  client.auth.setTokens(tokens)
  return client
}

describe('field sets', () => {
  it('PUBLIC, EXTENDED and FULL reveal more and more', async () => {
    const open = (await mara.members.getCurrentMember()).member
    expect(open).toMatchObject({ status: 'UNKNOWN', profile: { slug: 'mara-lind' } })
    expect(open?.loginEmail).toBeUndefined()
    const extended = (await mara.members.getCurrentMember({ fieldsets: ['EXTENDED'] })).member
    expect(extended).toMatchObject({ status: 'APPROVED', loginEmail: 'mara@shop.test' })
    expect(extended?.contact).toBeUndefined()
    const full = (await mara.members.getCurrentMember({ fieldsets: ['FULL'] })).member
    expect(full?.contact?.addresses).toHaveLength(3)
    expect(full?.contact?.addresses?.[1]?.streetAddress).toEqual({
      number: '6',
      name: 'Garden Street',
    })
    expect(full?._createdDate).toBeInstanceOf(Date)
    expect(full?.profile?.photo?.url).toContain('/media/')
  })

  it('a portrait is really drawn', async () => {
    const { member } = await mara.members.getCurrentMember()
    // Addresses of photos have no protocol. docs/contract/real-site.md §1.1
    const url = `http:${member?.profile?.photo?.url}/v1/fill/w_80,h_80,al_c,q_80/photo.png`
    const answer = await fetch(url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})

describe('the directory', () => {
  it('list: paging, sorting, private members hidden', async () => {
    const { members, metadata } = await visitor.members.listMembers({
      paging: { limit: 4, offset: 1 },
      sorting: [{ fieldName: 'profile.nickname', order: 'ASC' }],
    })
    expect(members).toHaveLength(4)
    expect(metadata?.total).toBeGreaterThan(10)
    const allMembers = await site.members.listMembers({ fieldsets: ['FULL'] })
    expect(allMembers.metadata?.total).toBeGreaterThan(metadata?.total ?? 0)
    expect(allMembers.members?.some((one) => one.status === 'BLOCKED')).toBe(true)
  })

  it('query: the builder’s conditions, pages and totals', async () => {
    const page = await visitor.members
      .queryMembers()
      .startsWith('profile.nickname', 'm')
      .limit(1)
      .find()
    expect(page.items).toHaveLength(1)
    expect(page.totalCount).toBeGreaterThanOrEqual(1)
    const found = await visitor.members
      .queryMembers({ search: { expression: 'weber', fields: ['profile.nickname'] } })
      .find()
    expect(found.items.map((one) => one.profile?.slug)).toEqual(['jonas-weber'])
  })

  it('get: by id, hidden ones not', async () => {
    const id = await idOf('jonas@shop.test')
    expect((await visitor.members.getMember(id)).profile?.nickname).toBe('Jonas Weber')
    const hidden = await failureOf(visitor.members.getMember(await idOf('mara@shop.test')))
    expect(hidden.details?.applicationError?.code).toBe('NOT_FOUND')
  })

  it('a visitor has no membership', async () => {
    const failure = await failureOf(visitor.members.getCurrentMember())
    expect([failure.status, failure.details?.applicationError?.code]).toEqual([404, 'NOT_FOUND'])
  })
})

it('names the custom fields of the site', async () => {
  const { fields } = await visitor.customFields.listCustomFields()
  expect(fields?.map((field) => field.fieldType)).toEqual([
    'TEXT',
    'NUMBER',
    'DATE',
    'URL',
    'SOCIAL',
  ])
  expect(fields?.[4]).toMatchObject({ key: 'custom.instagram', socialType: 'INSTAGRAM' })
})

describe('one’s own', () => {
  it('join and leave', async () => {
    expect((await mara.members.joinCommunity()).member?.privacyStatus).toBe('PUBLIC')
    expect((await mara.members.leaveCommunity()).member?.privacyStatus).toBe('PRIVATE')
  })

  it('a taken slug', async () => {
    const failure = await failureOf(mara.members.updateCurrentMemberSlug('jonas-weber'))
    expect(failure.status).toBe(409)
    expect(failure.details?.applicationError).toMatchObject({
      code: 'SLUG_ALREADY_EXISTS',
      data: { slug: 'jonas-weber' },
    })
  })

  it('update what was read, with one thing changed', async () => {
    const { member: read } = await jonas.members.getCurrentMember({ fieldsets: ['FULL'] })
    const updated = await jonas.members.updateMember(read?._id ?? '', {
      ...read,
      profile: { ...read?.profile, title: 'Early riser' },
    } as never)
    expect(updated.profile?.title).toBe('Early riser')
    expect(updated.contact?.addresses).toHaveLength(1)
  })

  it('a bad address in a custom field', async () => {
    const id = await idOf('jonas@shop.test')
    const customFields = { 'custom.website': { value: 'nowhere' } }
    const failure = await failureOf(
      jonas.members.updateMember(id, { contact: { customFields } } as never),
    )
    const [violation] = failure.details?.validationError?.fieldViolations ?? []
    expect(violation).toMatchObject({
      violatedRule: 'OTHER',
      ruleName: 'INVALID_CUSTOM_FIELD_URL',
      data: { fields: { 'custom.website': 'nowhere' } },
    })
  })

  it('phones, emails and addresses go by calls of their own', async () => {
    const id = await idOf('jonas@shop.test')
    expect((await jonas.members.deleteMemberPhones(id)).member?.contact?.phones).toEqual([])
    expect((await jonas.members.deleteMemberEmails(id)).member?.contact?.emails).toEqual([])
    expect((await jonas.members.deleteMemberAddresses(id)).member?.contact?.addresses).toEqual([])
    const other = await failureOf(jonas.members.deleteMemberPhones(await idOf('mara@shop.test')))
    expect(other.status).toBe(403)
  })

  it('delete', async () => {
    const contentAssigneeId = await idOf('mara@shop.test')
    await jonas.members.deleteMyMember({ contentAssigneeId })
    expect((await failureOf(jonas.members.getCurrentMember())).status).toBe(401)
    const owner = await member('owner@shop.test')
    const failure = await failureOf(owner.members.deleteMyMember())
    expect(failure.details?.validationError?.fieldViolations[0]).toMatchObject({
      ruleName: 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
    })
  })
})

describe('orders of a member', () => {
  it('search and get, for the site only', async () => {
    const memberId = await idOf('mara@shop.test')
    const { orders, metadata } = await site.orders.searchOrders({
      filter: { 'buyerInfo.memberId': memberId },
      sort: [{ fieldName: '_createdDate', order: 'DESC' }],
      cursorPaging: { limit: 2 },
    })
    expect(orders?.map((order) => order.number)).toEqual(['9954', '9902'])
    expect(metadata?.hasNext).toBe(true)
    const order = await site.orders.getOrder(orders?.[0]?._id ?? '')
    expect(order.paymentStatus).toBe('NOT_PAID')
    expect(order.buyerInfo?.memberId).toBe(memberId)
    expect(order._createdDate).toBeInstanceOf(Date)
    const unknown = await failureOf(site.orders.getOrder('nothing'))
    expect(unknown.details?.applicationError?.code).toBe('ORDER_NOT_FOUND')
  })
})
