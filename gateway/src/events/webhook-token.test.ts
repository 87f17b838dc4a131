import { generateKeyPairSync, sign as signWith } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { readWebhookKey } from './webhook-key.ts'
import { createTokenReader, WebhookRefused } from './webhook-token.ts'

const pairOf = (modulusLength = 2048) => generateKeyPairSync('rsa', { modulusLength })
const platform = pairOf()
const otherSigner = pairOf()
const publicKey = platform.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const envelope = { eventType: 'wix.ecom.v1.cart_created', instanceId: 'ours', data: '{}' }
const data = JSON.stringify(envelope)
const now = () => Math.floor(Date.now() / 1000)

const signed = (claims: Record<string, unknown>, key = platform.privateKey, head: object = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...head }).sign(key)

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const open = createTokenReader({ publicKey, instanceId: 'ours' })

async function refusal(body: string, reader = open): Promise<number | 'taken'> {
  try {
    await reader(body)
    return 'taken'
  } catch (error) {
    if (error instanceof WebhookRefused) return error.status
    throw error
  }
}

test('a token signed by the platform is accepted, also with a trailing line end', async () => {
  const token = await signed({ data, iat: 1000 })
  expect(await open(`${token}\n`)).toEqual({ envelope, isExpired: false, signedAt: 1_000_000 })
})

test('an expired token is verified and marked as expired', async () => {
  const token = await signed({ data, iat: now() - 7200, exp: now() - 3600 })
  expect(await open(token)).toMatchObject({ isExpired: true })
})

const hmacHead = part({ alg: 'HS256', typ: 'JWT' })
const claims = part({ data, iat: now() })

test.each([
  ['signed with another key', () => signed({ data }, otherSigner.privateKey)],
  [
    'signed with another key, under a key id of the platform’s',
    () => signed({ data }, otherSigner.privateKey, { kid: 'platform' }),
  ],
  [
    'signed by a key that travels along',
    () =>
      signed({ data }, otherSigner.privateKey, {
        jwk: otherSigner.publicKey.export({ format: 'jwk' }),
      }),
  ],
  ['not signed', async () => `${part({ alg: 'none' })}.${claims}.`],
  ['not signed, in other letters', async () => `${part({ alg: 'nOnE' })}.${claims}.`],
  [
    'signed with the public key as a secret',
    async () =>
      new SignJWT({ data })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(publicKey)),
  ],
  [
    'signed with another hash',
    async () => {
      const text = `${part({ alg: 'RS512' })}.${claims}`
      return `${text}.${signWith('sha512', Buffer.from(text), platform.privateKey).toString('base64url')}`
    },
  ],
  ['bad base64', async () => `${hmacHead}.${claims}.!!!!`],
  ['no JSON in its head', async () => `bm8.${claims}.bm8`],
  [
    'another body under a good signature',
    async () => {
      const [head, , signature] = (await signed({ data })).split('.')
      return `${head}.${part({ data: data.replace('ours', 'mine') })}.${signature}`
    },
  ],
])('S79 %s: 401', async (_, forge) => {
  expect(await refusal(await forge())).toBe(401)
})

test.each(['', 'hello', '{"data":"x"}', 'a.b', 'a.b.c.d', '<html></html>'])(
  'S84 %j is no token: 400',
  async (body) => {
    expect(await refusal(body)).toBe(400)
  },
)

test.each([
  ['no data', {}],
  ['data that is no text', { data: { eventType: 'x' } }],
  ['data that is no JSON', { data: 'x' }],
  ['no type', { data: JSON.stringify({ ...envelope, eventType: undefined }) }],
  ['no instance', { data: JSON.stringify({ ...envelope, instanceId: undefined }) }],
])('S84 a signed token with %s: 400', async (_, body) => {
  expect(await refusal(await signed(body))).toBe(400)
})

test('S80 another site’s event: 403, unless no site is named', async () => {
  const token = await signed({ data: JSON.stringify({ ...envelope, instanceId: 'theirs' }) })
  expect(await refusal(token)).toBe(403)
  const anyones = createTokenReader({ publicKey, instanceId: undefined })
  expect(await refusal(token, anyones)).toBe('taken')
})

test('the key is read as PEM, with written line ends, and as base64 of PEM', () => {
  const forms = [
    publicKey,
    publicKey.replaceAll('\n', '\\n'),
    Buffer.from(publicKey).toString('base64'),
    `\n  ${publicKey}`,
    `${publicKey}the key of our site`,
    Buffer.from(`\n${publicKey}`).toString('base64'),
  ]
  expect(forms.map(readWebhookKey)).toEqual(forms.map(() => publicKey))
})

test.each([
  ['nothing', ''],
  ['no key', 'hello'],
  ['a private key', platform.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
  [
    'a private key before a public one',
    platform.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() + publicKey,
  ],
  ['a damaged key', publicKey.replace(/\n.{20}/, '\n')],
  [
    'an RSA key for another padding',
    generateKeyPairSync('rsa-pss', { modulusLength: 2048 })
      .publicKey.export({ type: 'spki', format: 'pem' })
      .toString(),
  ],
  ['a short key', pairOf(1024).publicKey.export({ type: 'spki', format: 'pem' }).toString()],
  [
    'a key of another kind',
    generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  ],
])('%s is no key', (_, text) => {
  expect(readWebhookKey(text)).toBeNull()
})

test('a token without a time is accepted, and was signed at no known time', async () => {
  expect(await open(await signed({ data }))).toEqual({
    ...{ envelope, isExpired: false, signedAt: undefined },
  })
})
