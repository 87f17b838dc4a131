// Signs in by API calls. For tests only.
import { createHash, randomBytes } from 'node:crypto'
import { beforeEach } from 'vitest'
import { defaultClientId } from '../site.ts'
import { type Answer, type TestShop, testShop } from './test-shop.ts'

type Fresh = {
  shop: TestShop
  /** A visitor's access token. */
  token: string
}
type Now = () => Fresh

export const base = '/_api/iam/authentication/v2'
export const codeOf = ({ body }: Answer) => body.details?.applicationError?.code
export const reasonOf = ({ body }: Answer) =>
  body.details?.applicationError?.data?.verificationFailureReason
export const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

/** Creates a new shop and visitor for every test of the file and passes them to `begin`. */
export function useSignIn(begin: (fresh: Fresh) => void) {
  let fresh: Fresh | undefined
  beforeEach(async () => {
    const shop = await testShop()
    fresh = { shop, token: await shop.visitor() }
    begin(fresh)
  })
  const now = () => {
    if (!fresh) throw new Error('No test has begun')
    return fresh
  }
  const calls = callsAt(now)
  return { ...calls, ...siteOf(now), ...wayToTokens(now, calls) }
}

type Calls = ReturnType<typeof callsAt>

function callsAt(now: Now) {
  const post = (path: string, body: unknown, withToken = now().token) =>
    now().shop.call('POST', path, { token: withToken, body })
  return {
    post,
    register: (email: string, more: object = {}) =>
      post(`${base}/register`, { loginId: { email }, password: 'slow days', ...more }),
    login: (email: string, password = 'slow-days-2026', more: object = {}) =>
      post(`${base}/login`, { loginId: { email }, password, ...more }),
    verify: (stateToken: string, code: string) =>
      post('/_api/iam/verification/v1/auth/verify', { stateToken, code }),
  }
}

/** Returns controls of the site: its settings, its clock, its sent emails. */
function siteOf(now: Now) {
  const mails = async (to: string) =>
    (await now().shop.call('GET', `/_control/outbox?to=${to}`)).body
  return {
    site: (change: object) => now().shop.call('PATCH', '/_control/site', { body: change }),
    lastMail: async (to: string) => (await mails(to)).at(-1),
    advance: (advanceSeconds: number) =>
      now().shop.call('POST', '/_control/clock', { body: { advanceSeconds } }),
  }
}

function wayToTokens(now: Now, { post, login }: Calls) {
  /** Exchanges a session token for a member's tokens, as the hidden frame does. */
  async function enter(sessionToken: string, visitor = now().token) {
    const codeVerifier = randomBytes(32).toString('base64url')
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
    const authRequest = {
      clientId: defaultClientId,
      responseType: 'code',
      scope: 'offline_access',
      state: 'own-state',
      responseMode: 'web_message',
      codeChallenge,
      codeChallengeMethod: 'S256',
      sessionToken,
    }
    const requested = { auth: { authRequest, prompt: 'none' } }
    const { body } = await post('/_api/redirects-api/v1/redirect-session', requested, visitor)
    const url = body.redirectSession.fullUrl.replace('http://platform.localhost:4000', '')
    const page = await now().shop.call('GET', url)
    const text = String(page.body).match(/data-answer="([^"]*)"/)?.[1] ?? '{}'
    const answer = JSON.parse(text.replaceAll('&quot;', '"'))
    return { page, answer, codeVerifier }
  }

  const redeem = (code: string, codeVerifier: string, more: object = {}) =>
    now().shop.call('POST', '/oauth2/token', {
      body: {
        clientId: defaultClientId,
        grantType: 'authorization_code',
        code,
        codeVerifier,
        ...more,
      },
    })

  async function memberToken(email: string, visitor = now().token): Promise<string> {
    const { body } = await login(email)
    const { answer, codeVerifier } = await enter(body.sessionToken, visitor)
    return (await redeem(answer.code, codeVerifier)).body.access_token
  }
  return { enter, redeem, memberToken }
}
