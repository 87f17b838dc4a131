// A member’s whole life through the official SDK, from every way in to the way out.
// docs/contract/auth.md §4-§9, spec §8.
import { describe, expect, it } from 'vitest'
import {
  failureOf,
  lineOf,
  mugOf,
  type Platform,
  type Shopper,
  siteClient,
  switchSite,
} from './official-client.ts'
import { password, sessionOf, useSignIn } from './sign-in-kit.ts'

let platform: Platform
let client: Shopper
const { codeFor, signIn } = useSignIn((fresh) => {
  platform = fresh.platform
  client = fresh.client
})

describe('a member’s whole life', () => {
  it('register, verify, direct login, my member, slug, logout', async () => {
    await switchSite(platform, { verificationRequired: true })
    const mug = await mugOf(client)
    await client.currentCart.addToCurrentCart({
      lineItems: [lineOf(mug, 2, { Color: 'Bone', Size: 'Small' })],
    })
    const email = 'new@shop.test'
    const requested = await client.auth.register({ email, password, profile: { nickname: 'Newt' } })
    expect(requested.loginState).toBe('EMAIL_VERIFICATION_REQUIRED')
    const verified = await client.auth.processVerification({
      verificationCode: await codeFor(email),
    })
    client.auth.setTokens(await client.auth.getMemberTokensForDirectLogin(sessionOf(verified)))
    expect(client.auth.loggedIn()).toBe(true)

    const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member).toMatchObject({
      loginEmail: email,
      loginEmailVerified: true,
      status: 'APPROVED',
      profile: { nickname: 'Newt', slug: 'newt' },
    })
    expect(member?.lastLoginDate).toBeInstanceOf(Date)
    const cart = await client.currentCart.getCurrentCart()
    expect(cart.lineItems?.[0]?.quantity).toBe(2)
    expect(cart.buyerInfo?.memberId).toBe(member?._id)

    const renamed = await client.members.updateCurrentMemberSlug('newt-the-second')
    expect(renamed.member?.profile?.slug).toBe('newt-the-second')

    const tokens = client.auth.getTokens()
    const { logoutUrl } = await client.auth.logout('http://localhost:3000/bye')
    expect(client.auth.loggedIn()).toBe(false)
    const left = await fetch(logoutUrl, { redirect: 'manual' })
    expect(left.headers.get('location')).toBe('http://localhost:3000/bye?wixMemberLoggedIn=false')
    client.auth.setTokens(tokens)
    expect((await failureOf(client.members.getCurrentMember())).status).toBe(401)
  })

  it('an expired token is renewed and stays the member’s', async () => {
    await signIn('mara@shop.test')
    const { accessToken, refreshToken } = client.auth.getTokens()
    client.auth.setTokens({ refreshToken, accessToken: { ...accessToken, expiresAt: 1 } })
    expect((await client.members.getCurrentMember()).member?.profile?.slug).toBe('mara-lind')
    expect(client.auth.loggedIn()).toBe(true)
  })

  it('the redirect way: authorization endpoint, form, code in the fragment', async () => {
    const { auth } = client
    const back = 'http://localhost:3000/callback'
    const oauthData = auth.generateOAuthData(back, back)
    const { authUrl } = await auth.getAuthUrl(oauthData)
    const body = new URLSearchParams({ action: 'sign-in', email: 'mara@shop.test', password })
    const done = await fetch(authUrl, { method: 'POST', body, redirect: 'manual' })
    const { code, state } = auth.parseFromUrl(done.headers.get('location') ?? '')
    auth.setTokens(await auth.getMemberTokens(code, state, oauthData))
    expect(auth.loggedIn()).toBe(true)
    await expect(auth.getMemberTokens(code, 'other', oauthData)).rejects.toThrow('Invalid _state')
    await expect(auth.getMemberTokens('', state, oauthData)).rejects.toThrow(
      'Missing code or _state',
    )
    const twice = await failureOf(auth.getMemberTokens(code, state, oauthData))
    expect(twice.message).toMatch(
      /^Failed to fetch tokens from OAuth API: Bad Request\. request id: \S+\. Response: .*invalid_grant/,
    )
  })

  it('prompt none without a session says login_required', async () => {
    const oauthData = client.auth.generateOAuthData('http://localhost:3000/cb')
    const options = { prompt: 'none', responseMode: 'query' } as const
    const { authUrl } = await client.auth.getAuthUrl(oauthData, options)
    const done = await fetch(authUrl, { redirect: 'manual' })
    const received = client.auth.parseFromUrl(done.headers.get('location') ?? '', 'query')
    expect(received).toMatchObject({ error: 'login_required', state: oauthData.state })
  })
})

describe('signed in', () => {
  it('changes the password', async () => {
    await signIn('jonas@shop.test')
    await client.authentication.changePassword('another password')
    const old = await client.auth.login({ email: 'jonas@shop.test', password })
    expect(old).toMatchObject({ errorCode: 'invalidPassword' })
    expect((await client.members.getCurrentMember()).member).toBeDefined()
  })

  it('the site signs on a member from another system', async () => {
    await client.collections.queryCollections().find()
    const { items } = await siteClient(platform)
      .members.queryMembers()
      .eq('loginEmail', 'jonas@shop.test')
      .find()
    const memberId = items[0]?._id ?? ''
    client.auth.setTokens(
      await client.auth.getMemberTokensForExternalLogin(memberId, platform.apiKey),
    )
    expect(client.auth.loggedIn()).toBe(true)
    expect((await client.members.getCurrentMember()).member?._id).toBe(memberId)
  })

  it('a raw logout is a whole response', async () => {
    await signIn('mara@shop.test')
    const raw = await client.authentication.logout({
      postLogoutRedirectUri: 'http://localhost:3000/bye',
      clientId: platform.clientId,
    })
    expect(raw.statusCode).toBe(302)
    expect(raw.headers).toContainEqual({ key: 'Location', value: 'http://localhost:3000/bye' })
    expect((await failureOf(client.members.getCurrentMember())).status).toBe(401)
  })
})
