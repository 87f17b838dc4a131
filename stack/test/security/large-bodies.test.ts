// docs/security.md S62: parsing two megabytes blocks all other requests, so only staff and apps may send that much,
// which is decided by the headers of the request.
import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { appWith, createShopper, elevatedStaff, queryAdmin } from '../support/admin.ts'
import { signedIn } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const [key, readerKey] = ['a-key-of-a-program', 'a-key-that-only-reads']
const stack = useStack({
  APP_KEYS: [
    appWith('program', hashOf(key), ['catalog:write']),
    appWith('reader', hashOf(readerKey), ['catalog:read', 'events:read', 'documents:send']),
  ].join(),
})

type Result = { status: number | undefined; text: string }

/** Sends headers that announce a body, and no body. */
function sendHead(headers: Record<string, string>, path = '/admin/graphql'): Promise<Result> {
  const { shopUrl } = stack()
  return new Promise((resolve, reject) => {
    const sent = request(`${shopUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    })
    sent.on('response', (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => {
        sent.destroy()
        resolve({ status: response.statusCode, text })
      })
    })
    sent.on('error', reject)
    sent.flushHeaders()
  })
}

const length = String(1024 * 1024)
const ownPage = () => ({ 'x-vitrine-client': 'admin', origin: new URL(stack().shopUrl).origin })

test.each([
  ['a visitor', () => ({ 'content-length': length })],
  ['a visitor, without a length', () => ({ 'transfer-encoding': 'chunked' })],
  ['a visitor, from our own page', () => ({ ...ownPage(), 'content-length': length })],
  [
    'an unknown key',
    () => ({ ...ownPage(), authorization: 'Bearer not-a-key', 'content-length': length }),
  ],
])('S62 a large body of %s is refused before it is read', async (_, headers) => {
  const { status, text } = await sendHead(headers())
  expect(status).toBe(413)
  expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'TOO_LARGE' } }] })
})

test.each([
  ['a visitor', ownPage],
  ['a key that only reads', () => ({ authorization: `Bearer ${readerKey}` })],
])('S62 a large body of %s to the shop is refused before it is read', async (_, headers) => {
  const { status, text } = await sendHead({ ...headers(), 'content-length': length }, '/graphql')
  expect(status).toBe(413)
  expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'TOO_LARGE' } }] })
})

/** Sends a body in parts, without its length. */
const sendInParts = (bytes: number, headers: Record<string, string>) =>
  fetch(`${stack().shopUrl}/graphql`, {
    method: 'POST',
    body: new Blob([
      JSON.stringify({ ...small, variables: { unused: 'x'.repeat(bytes) } }),
    ]).stream(),
    duplex: 'half',
    headers: { 'content-type': 'application/json', ...headers },
  } as RequestInit)

test('S62 of a body without a length no more is read than the caller may send', async () => {
  const reader = { authorization: `Bearer ${readerKey}` }
  for (const headers of [ownPage(), reader]) {
    expect((await sendInParts(1000, headers)).status).toBe(200)
    expect((await sendInParts(200_000, headers)).status).toBe(413)
  }
  const response = await sendInParts(200_000, { authorization: `Bearer ${key}` })
  expect(response.status).toBe(200)
})

test('S62 a member without staff rights sends no large body', async () => {
  const member = await signedIn(stack().shopUrl)
  const response = await member.send('/admin/graphql', {
    method: 'POST',
    body: JSON.stringify({ query: '{ viewer { role } }', variables: { a: 'x'.repeat(300_000) } }),
    headers: { ...ownPage(), 'content-type': 'application/json' },
  })
  expect(response.status).toBe(413)
})

const small = { query: '{ viewer { role } }' }
const large = { ...small, variables: { unused: 'x'.repeat(1_000_000) } }

test('staff and apps send large bodies', async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  const { viewer } = await queryAdmin<{ viewer: object }>(staff, large.query, large.variables)
  expect(viewer).toBeTruthy()
  const program = createShopper(stack().shopUrl)
  const response = await program.send('/graphql', {
    method: 'POST',
    body: JSON.stringify(large),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  })
  expect(response.status).toBe(200)
})
