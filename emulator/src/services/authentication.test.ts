import { describe, expect, it } from 'vitest'
import { defaultClientId } from '../site.ts'
import { base, codeOf, useSignIn } from '../testing/sign-in-kit.ts'
import type { TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let token: string
const { login, memberToken, post, register } = useSignIn((fresh) => {
  shop = fresh.shop
  token = fresh.token
})

describe('login', () => {
  it.each([
    ['nobody@shop.test', 'x', '-19999'],
    ['not an address', 'x', '-19999'],
    ['mara@shop.test', 'wrong', '-19976'],
    ['mara@shop.test', undefined, '-19976'],
    ['blocked@shop.test', 'slow-days-2026', 'IDENTITY_BLOCKED'],
    ['blocked@shop.test', 'wrong', '-19976'],
    ['offline@shop.test', 'slow-days-2026', 'IDENTITY_OFFLINE'],
  ])('%s with %s: %s', async (email, password, code) => {
    const answer = await post(`${base}/login`, { loginId: { email }, password })
    expect(codeOf(answer)).toBe(code)
  })

  it('a member who waits for approval gets a pending state', async () => {
    const { body } = await login('pending@shop.test')
    expect(body.state).toBe('REQUIRE_OWNER_APPROVAL')
    expect(body.identity.status).toEqual({
      name: 'PENDING',
      reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'],
    })
  })

  it('a password that must be reset has an error of its own', async () => {
    await shop.call('POST', '/_control/members/forget-password', {
      body: { email: 'jonas@shop.test' },
    })
    expect(codeOf(await login('jonas@shop.test'))).toBe('-19973')
  })

  it('a deleted account is reported only with its password', async () => {
    const mine = await memberToken('jonas@shop.test')
    expect((await shop.call('DELETE', '/members/v1/members/my', { token: mine })).status).toBe(200)
    expect(codeOf(await login('jonas@shop.test'))).toBe('IDENTITY_DELETED')
    expect(codeOf(await login('jonas@shop.test', 'wrong'))).toBe('-19999')
    expect((await register('jonas@shop.test')).body.state).toBe('SUCCESS')
  })
})

describe('afterwards', () => {
  it('a member changes the password and stays signed in', async () => {
    const mine = await memberToken('mara@shop.test')
    const change = (newPassword: string, withToken: string) =>
      post(`${base}/change-password`, { newPassword }, withToken)
    expect((await change('another one', token)).status).toBe(403)
    expect((await change('short', mine)).status).toBe(400)
    expect((await change('another one', mine)).status).toBe(200)
    expect((await shop.call('GET', '/members/v1/members/my', { token: mine })).status).toBe(200)
    expect(codeOf(await login('mara@shop.test'))).toBe('-19976')
    expect((await login('mara@shop.test', 'another one')).body.state).toBe('SUCCESS')
  })

  it('logout ends the tokens and answers a whole response', async () => {
    const mine = await memberToken('mara@shop.test')
    const query = new URLSearchParams({
      postLogoutRedirectUri: 'http://localhost:3000/bye',
      clientId: defaultClientId,
    })
    const { body } = await shop.call('GET', `/_api/iam/authentication/v1/logout?${query}`, {
      token: mine,
    })
    expect(body.statusCode).toBe(302)
    expect(body.headers).toContainEqual({ key: 'Location', value: 'http://localhost:3000/bye' })
    expect((await shop.call('GET', '/members/v1/members/my', { token: mine })).status).toBe(401)
    const evil = '/_api/iam/authentication/v1/logout?postLogoutRedirectUri=https://evil.test/'
    expect((await shop.call('GET', evil, { token })).status).toBe(400)
  })

  it('a sign-in that was finished elsewhere goes on at the client’s address', async () => {
    const { body } = await post('/_api/redirects-api/v1/redirect-session', {
      auth: {
        authRequest: {
          clientId: defaultClientId,
          responseType: 'code',
          redirectUri: 'http://localhost:3000/cb',
          scope: 'offline_access',
          state: 'elsewhere',
          responseMode: 'query',
          codeChallenge: 'c'.repeat(43),
          codeChallengeMethod: 'S256',
        },
      },
    })
    expect(body.redirectSession.sessionToken).toMatch(/^vtrn-session-/)
    const { sessionToken } = (await login('mara@shop.test')).body
    const callback = (state: string, session = sessionToken) =>
      shop.call(
        'GET',
        `/_api/iam/authentication/v1/callback?${new URLSearchParams({ state, sessionToken: session })}`,
        { token },
      )
    const raw = (await callback('elsewhere')).body
    expect(raw.statusCode).toBe(302)
    expect(raw.headers[0].value).toMatch(
      /^http:\/\/localhost:3000\/cb\?code=vtrn-code-.*&state=elsewhere$/,
    )
    expect((await callback('unknown')).status).toBe(404)
    expect((await callback('elsewhere', 'vtrn-session-x')).status).toBe(404)
  })
})
