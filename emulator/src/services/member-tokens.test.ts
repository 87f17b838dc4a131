import { describe, expect, it } from 'vitest'
import { defaultApiKey } from '../site.ts'
import { base, useSignIn } from '../testing/sign-in-kit.ts'
import type { TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let token: string
const { advance, enter, login, memberToken, post, redeem } = useSignIn((fresh) => {
  shop = fresh.shop
  token = fresh.token
})

describe('from a session to tokens', () => {
  it('the hidden frame’s page posts a code to the client’s origin', async () => {
    const { sessionToken } = (await login('mara@shop.test')).body
    const { page, answer, codeVerifier } = await enter(sessionToken)
    expect(page.headers['content-security-policy']).toContain('frame-ancestors http://localhost')
    expect(page.body).toContain('data-origin="http://localhost:3000"')
    expect(answer).toMatchObject({ state: 'own-state', code: expect.stringMatching(/^vtrn-code-/) })
    const { status, body } = await redeem(answer.code, codeVerifier)
    expect(status).toBe(200)
    expect(body.access_token).toMatch(/^OauthNG\.JWS\.vtrn-member-/)
    expect(body.refresh_token).toMatch(/^JWS\.vtrn-member-/)
    const { member } = (
      await shop.call('GET', '/members/v1/members/my', { token: body.access_token })
    ).body
    expect(member.id).toBeTypeOf('string')
    expect((await redeem(answer.code, codeVerifier)).body.error).toBe('invalid_grant')
  })

  it.each([
    ['another verifier', { codeVerifier: 'x'.repeat(43) }],
    ['another address', { redirectUri: 'http://localhost:3000/other' }],
  ])('%s is refused, and the code is used up', async (_, more) => {
    const { sessionToken } = (await login('mara@shop.test')).body
    const { answer, codeVerifier } = await enter(sessionToken)
    expect((await redeem(answer.code, codeVerifier, more)).body.error).toBe('invalid_grant')
    expect((await redeem(answer.code, codeVerifier)).body.error).toBe('invalid_grant')
  })

  it('a code is good for ten minutes', async () => {
    const { sessionToken } = (await login('mara@shop.test')).body
    const { answer, codeVerifier } = await enter(sessionToken)
    await advance(601)
    expect((await redeem(answer.code, codeVerifier)).body.error).toBe('invalid_grant')
  })

  it('without a session: login_required', async () => {
    const { answer } = await enter('vtrn-session-x')
    expect(answer).toMatchObject({ error: 'login_required', state: 'own-state' })
  })

  it('blocking ends every token', async () => {
    const mine = await memberToken('mara@shop.test')
    const body = { email: 'mara@shop.test', transition: 'block' }
    await shop.call('POST', '/_control/members', { body })
    expect((await shop.call('GET', '/members/v1/members/my', { token: mine })).status).toBe(401)
  })

  it('the visitor’s cart comes along', async () => {
    const add = (withToken: string, body: unknown) =>
      shop.call('POST', '/ecom/v1/carts/current/add-to-cart', { token: withToken, body })
    const mug = shop.line('morning-mug', 1, { options: { Color: 'Bone', Size: 'Small' } })
    expect((await add(token, mug)).status).toBe(200)
    const before = (await add(token, mug)).body.cart.lineItems
    const mine = await memberToken('mara@shop.test')
    const cart = (await shop.call('GET', '/ecom/v1/carts/current', { token: mine })).body.cart
    expect(cart.lineItems).toHaveLength(before.length)
    expect(cart.buyerInfo.memberId).toBeTypeOf('string')
    expect((await shop.call('GET', '/ecom/v1/carts/current', { token })).status).toBe(404)
    const second = await shop.visitor()
    await add(second, shop.line('morning-mug', 1, { options: { Color: 'Bone', Size: 'Large' } }))
    await add(second, mug)
    const again = await memberToken('mara@shop.test', second)
    const merged = (await shop.call('GET', '/ecom/v1/carts/current', { token: again })).body.cart
    expect(merged.lineItems).toHaveLength(before.length + 1)
    expect(merged.lineItems[0].quantity).toBe(before[0].quantity + 1)
  })

  it('the API key stands in for a password', async () => {
    const authorization = `${token},${defaultApiKey}`
    const signOn = await shop.call('POST', `${base}/sign-on`, {
      headers: { authorization },
      body: {
        loginId: { email: 'ext@shop.test' },
        profile: { nickname: 'Ext' },
        verifyEmail: true,
      },
    })
    expect(signOn.body.identity.email).toEqual({ address: 'ext@shop.test', isVerified: true })
    const grant = (more: object, headers: Record<string, string> = { authorization }) =>
      shop.call('POST', '/oauth2/token', {
        headers,
        body: {
          grant_type: 'authorized_client',
          member_id: signOn.body.identity.id,
          ...more,
        },
      })
    expect((await grant({ scope: 'offline_access' })).body.refresh_token).toContain('vtrn-member-')
    expect((await grant({ session_token: signOn.body.sessionToken })).status).toBe(200)
    expect((await grant({ session_token: 'vtrn-session-x' })).body.error).toBe('invalid_grant')
    expect((await grant({}, { authorization: token })).status).toBe(403)
    expect((await post(`${base}/sign-on`, { loginId: { email: 'x@shop.test' } })).status).toBe(403)
  })
})
