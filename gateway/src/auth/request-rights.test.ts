// What a request may do, by its headers, method and endpoint. docs/security.md has the attacks.
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Gateway } from '../gateway.ts'
import type { Actor } from './actor.ts'
import { rightsOf } from './request-rights.ts'

const actor: Actor = { kind: 'APP', id: 'feed', name: 'feed', scopes: [] }
const app = { actor, allowedOrigins: [], documentsOnly: false }
const staff: Actor = { kind: 'STAFF', id: 'm1', name: 'owner@shop.test', role: 'OWNER' }

type Options = { method?: string; isAdmin?: boolean; isElevated?: boolean; publicUrl?: string }

const rights = (headers: Record<string, string>, options: Options = {}) => {
  const { method = 'POST', isAdmin = false, isElevated = false } = options
  const { publicUrl = 'https://shop.example' } = options
  const request = { headers, method } as unknown as FastifyRequest
  const gateway = {
    config: { publicUrl, isHttps: publicUrl.startsWith('https:') },
    appKeys: {
      find: async (authorization?: string) => (authorization === 'Bearer feed-key' ? app : null),
    },
    staffOf: async () => (isElevated ? staff : null),
  } as unknown as Gateway
  return rightsOf(request, gateway, isAdmin)
}

const client = { 'x-vitrine-client': 'web' }
const ownPage = { ...client, 'sec-fetch-site': 'same-origin' }
const origin = 'https://shop.example'
const all = { app: null, isAllowed: true, isUnknownKey: false, mayRead: true, mayChange: true }

test('an own page reads with its session and sends any document', async () => {
  expect(await rights(ownPage)).toEqual({ ...all, actor: null })
  expect(await rights({ ...client, origin })).toEqual({ ...all, actor: null })
})

test('an app does so with its key, and S108 without the session of a page on another origin', async () => {
  const headers = { authorization: 'Bearer feed-key' }
  expect(await rights(headers)).toEqual({ ...all, actor, app })
  const elsewhere = { ...headers, origin: 'https://other.example' }
  expect(await rights(elsewhere)).toEqual({ ...all, actor, app, mayRead: false })
})

test.each([
  ['Bearer other-key', true],
  ['bearer ', true],
  ['Basic Bearer feed-key', false],
])('%s as an unknown key: %s', async (authorization, isUnknownKey) => {
  expect(await rights({ ...ownPage, authorization })).toMatchObject({ actor: null, isUnknownKey })
})

test.each([
  ['cross-site', { ...client, 'sec-fetch-site': 'cross-site' }],
  ['of a sibling host', { ...client, 'sec-fetch-site': 'same-site' }],
  ['of another origin', { ...client, origin: 'https://other.example' }],
  ['of another origin that claims to be ours', { ...ownPage, origin: 'https://other.example' }],
  ['cross-site, with our origin', { ...client, origin, 'sec-fetch-site': 'cross-site' }],
])('a request that is %s has no session and may not be read', async (_, headers) => {
  expect(await rights(headers, { method: 'GET' })).toMatchObject({
    isAllowed: false,
    mayRead: false,
  })
})

test('only an own page may post', async () => {
  const isAllowed = async (headers: Record<string, string>) => (await rights(headers)).isAllowed
  expect(await isAllowed({ ...client, origin: 'https://other.example' })).toBe(false)
  // Without a statement of the browser it may be a page of any site.
  expect(await isAllowed(client)).toBe(false)
  expect(await isAllowed({ ...client, 'sec-fetch-site': 'none' })).toBe(false)
  expect(await isAllowed({ origin })).toBe(false)
})

test('without the header of our clients a document is read, the session is not', async () => {
  const seen = await rights({ 'sec-fetch-site': 'same-origin' }, { method: 'GET' })
  expect(seen).toMatchObject({ isAllowed: true, mayRead: false })
})

test.each([
  ['http://localhost:3000', 'localhost:3000', true],
  ['http://127.0.0.1:3000', '127.0.0.1:3000', true],
  ['http://[::1]:3000', '[::1]:3000', true],
  ['http://localhost', 'localhost', true],
  // Another program on the same machine.
  ['http://localhost:4000', 'localhost:3000', false],
  ['http://localhost.other.example', 'localhost.other.example', false],
  ['http://other.example/?http://localhost:3000', 'other.example', false],
  ['https://localhost:3000', 'localhost:3000', false],
])('on one’s own machine %s at %s is an own page: %s', async (from, host, isOwn) => {
  const headers = { ...client, origin: from, host }
  const local = await rights(headers, { publicUrl: 'http://shop.local' })
  expect(local).toMatchObject({
    isAllowed: isOwn,
    mayRead: isOwn,
  })
  expect(await rights(headers)).toMatchObject({ isAllowed: false, mayRead: false })
})

test('staff act at the endpoint of the admin only, and from an own page only', async () => {
  const elevated = { isElevated: true, isAdmin: true }
  expect(await rights(ownPage, elevated)).toMatchObject({ actor: staff })
  expect(await rights(ownPage, { isElevated: true })).toMatchObject({ actor: null })
  const foreign = { ...client, 'sec-fetch-site': 'cross-site' }
  expect(await rights(foreign, elevated)).toMatchObject({ actor: null })
  expect(await rights({ 'sec-fetch-site': 'same-origin' }, elevated)).toMatchObject({ actor: null })
})

test('staff confirm a write; all others need not', async () => {
  const elevated = { isElevated: true, isAdmin: true }
  const confirmed = { ...ownPage, 'x-vitrine-confirm': 'write' }
  expect((await rights(ownPage, elevated)).mayChange).toBe(false)
  expect((await rights({ ...ownPage, 'x-vitrine-confirm': 'yes' }, elevated)).mayChange).toBe(false)
  expect((await rights(confirmed, elevated)).mayChange).toBe(true)
  expect((await rights(ownPage, { isAdmin: true })).mayChange).toBe(true)
})
