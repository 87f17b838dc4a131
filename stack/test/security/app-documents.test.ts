// Manifests of apps, over the whole path. docs/security.md S109.
import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { elevatedStaff, queryAdmin } from '../support/admin.ts'
import { useStack } from '../support/start.ts'

const stack = useStack()
let staff: Shopper
const keys: Record<string, string> = {}
beforeAll(async () => {
  staff = await elevatedStaff(stack().shopUrl)
  const create = 'mutation ($input: CreateAppKeyInput!) { createAppKey(input: $input) { secret } }'
  const inputs = [
    { name: 'limited', scopes: ['DOCUMENTS_SEND', 'CATALOG_READ'], documentsOnly: true },
    { name: 'free', scopes: ['DOCUMENTS_SEND'] },
    { name: 'reader', scopes: ['CATALOG_READ'] },
  ]
  for (const input of inputs) {
    const result = await queryAdmin<{ createAppKey: { secret: string } }>(staff, create, { input })
    keys[input.name] = result.createAppKey.secret
  }
})

const idOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`
const manifestOf = (...texts: string[]) =>
  Object.fromEntries(texts.map((text) => [idOf(text), text]))
const headersOf = (name: string) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${keys[name]}`,
})

type Errors = { errors?: { extensions: { code: string; document?: string } }[]; data?: unknown }
async function register(name: string, manifest: unknown, headers = {}, method = 'POST') {
  const response = await fetch(new URL('/apps/documents', stack().shopUrl), {
    method,
    body: JSON.stringify(manifest),
    headers: { ...headersOf(name), ...headers },
  })
  const text = await response.text()
  const { errors } = (text ? JSON.parse(text) : {}) as Errors
  return [response.status, errors?.[0]?.extensions.code]
}
async function run(name: string, body: object) {
  const response = await fetch(new URL('/graphql', stack().shopUrl), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: headersOf(name),
  })
  const { data, errors } = (await response.json()) as Errors
  return errors?.[0]?.extensions.code ?? data
}

const own = 'query Own { store { name } }'
const next = 'query Next { store { currency } }'

test('S109 a key limited to its manifest runs its documents and nothing else', async () => {
  const shops = `sha256:${stack().app.gateway.trusted.ids()[0]}`
  expect(await run('limited', { documentId: idOf(own) })).toBe('PERSISTED_DOCUMENT_NOT_FOUND')
  expect(await register('limited', manifestOf(own))).toEqual([204, undefined])
  expect(await run('limited', { documentId: idOf(own) })).toEqual({ store: { name: 'Halden' } })
  expect(await run('limited', { query: own })).toBe('PERSISTED_DOCUMENT_REQUIRED')
  expect(await run('limited', { documentId: shops })).toBe('PERSISTED_DOCUMENT_NOT_FOUND')
  // The documents of one app are not those of another.
  expect(await run('free', { documentId: idOf(own) })).toBe('PERSISTED_DOCUMENT_NOT_FOUND')
})

test('a manifest replaces the one before, and is counted', async () => {
  expect(await register('free', manifestOf(own), {}, 'PUT')).toEqual([204, undefined])
  expect(await register('free', manifestOf(next))).toEqual([204, undefined])
  expect(await run('free', { documentId: idOf(own) })).toBe('PERSISTED_DOCUMENT_NOT_FOUND')
  expect(await run('free', { documentId: idOf(next) })).toEqual({ store: { currency: 'USD' } })
  // Without the limit its texts run as before.
  expect(await run('free', { query: own })).toEqual({ store: { name: 'Halden' } })
  type Keys = { appKeys: { nodes: { name: string; documentCount: number }[] } }
  const { appKeys } = await queryAdmin<Keys>(staff, '{ appKeys { nodes { name documentCount } } }')
  expect(appKeys.nodes.find(({ name }) => name === 'free')?.documentCount).toBe(1)
})

test('S109 registering needs the scope, a key, and no page of another site', async () => {
  expect(await register('reader', manifestOf(own))).toEqual([403, 'FORBIDDEN'])
  expect(await register('unknown', manifestOf(own))).toEqual([401, 'UNAUTHENTICATED'])
  const origin = 'https://other.example'
  expect(await register('free', manifestOf(own), { origin })).toEqual([403, 'FORBIDDEN'])
})

test('a manifest is refused with the name of the document', async () => {
  const send = async (headers: Record<string, string>, body: object) => {
    const response = await fetch(new URL('/apps/documents', stack().shopUrl), {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const { errors } = (await response.json()) as {
      errors: { message: string; extensions: { document?: string } }[]
    }
    return [errors[0]?.message, errors[0]?.extensions.document]
  }
  const authorization = `Bearer ${keys.free}`
  expect(await send({ authorization }, { ...manifestOf(next), [idOf(own)]: next })).toEqual([
    'This is not the hash of its text.',
    idOf(own),
  ])
  expect(await send({}, manifestOf(own))).toEqual([
    'Send the app key as `Authorization: Bearer <app key>`.',
    undefined,
  ])
})

test.each([
  ['a text under another hash', { [idOf(own)]: next }, 400, 'BAD_REQUEST'],
  ['a key that is no hash', { own }, 400, 'BAD_REQUEST'],
  ['a list', [own], 400, 'BAD_REQUEST'],
  ['an unknown field', manifestOf('{ nothing }'), 422, 'GRAPHQL_VALIDATION_FAILED'],
  ['no document', manifestOf('{'), 400, 'GRAPHQL_PARSE_FAILED'],
  [
    'a costly document',
    manifestOf('{ products(first: 100) { nodes { variants(first: 100) { nodes { id sku } } } } }'),
    422,
    'DOCUMENT_TOO_COSTLY',
  ],
  [
    'too many documents',
    manifestOf(...Array.from({ length: 201 }, (_, i) => `query Q${i} { store { name } }`)),
    400,
    'BAD_REQUEST',
  ],
])('S109 %s is refused, and the manifest before stays', async (_, manifest, status, code) => {
  await register('free', manifestOf(own))
  expect(await register('free', manifest)).toEqual([status, code])
  expect(await run('free', { documentId: idOf(own) })).toEqual({ store: { name: 'Halden' } })
})

test('S92 a registered manifest is in the audit log', async () => {
  await register('free', manifestOf(own))
  const document =
    '{ auditLog(first: 1, filter: { operation: "registerDocuments" }) { nodes { actor { name } result } } }'
  expect(await queryAdmin(staff, document)).toEqual({
    auditLog: { nodes: [{ actor: { name: 'free' }, result: 'SUCCESS' }] },
  })
})

test('without the scope a limited key runs its manifest, and can register no other', async () => {
  await register('limited', manifestOf(own))
  const update =
    'mutation ($input: UpdateAppKeyInput!) { updateAppKey(input: $input) { problems { code } } }'
  await queryAdmin(staff, update, { input: { id: 'limited', scopes: [] } })
  expect(await run('limited', { documentId: idOf(own) })).toEqual({ store: { name: 'Halden' } })
  expect(await register('limited', manifestOf(next))).toEqual([403, 'FORBIDDEN'])
})
