import { describe, expect, it } from 'vitest'
import { maraId, useMembers } from '../testing/members-kit.ts'
import type { TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let visitor: string
let mara: string
const { asSite, get, query, tokenOf } = useMembers((fresh) => {
  shop = fresh.shop
  visitor = fresh.visitor
  mara = fresh.mara
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

  it('a cursor visits every member once', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const requested = cursor ? { cursor, limit: 5 } : { limit: 5 }
      const { body } = await query({ query: { cursorPaging: requested } })
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
