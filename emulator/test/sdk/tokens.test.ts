import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  failureOf,
  lineOf,
  mugOf,
  type Platform,
  shopper,
  startPlatform,
} from './official-client.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())

const grants = () =>
  platform.sent
    .filter((one) => one.path === '/oauth2/token')
    .map((one) => JSON.parse(one.body ?? '{}').grantType)

describe('tokens', () => {
  it('the first call makes a visitor; an expired token is refreshed into the same one', async () => {
    const client = shopper(platform.clientId)
    const mug = await mugOf(client)
    await client.currentCart.addToCurrentCart({
      lineItems: [lineOf(mug, 1, { Color: 'Bone', Size: 'Small' })],
    })
    expect(client.auth.loggedIn()).toBe(false)
    const tokens = client.auth.getTokens()
    expect(tokens.refreshToken.role).toBe('visitor')
    client.auth.setTokens({ ...tokens, accessToken: { ...tokens.accessToken, expiresAt: 1 } })
    const cart = await client.currentCart.getCurrentCart()
    expect(cart.lineItems).toHaveLength(1)
    expect(client.auth.getTokens().accessToken.value).not.toBe(tokens.accessToken.value)
    expect(client.auth.getTokens().refreshToken.value).toBe(tokens.refreshToken.value)
    expect(grants()).toEqual(['anonymous', 'refresh_token'])
  })

  it('a refused refresh falls back to a new visitor', async () => {
    const client = shopper(platform.clientId)
    client.auth.setTokens({
      accessToken: { value: 'old', expiresAt: 1 },
      refreshToken: { value: 'JWS.unknown', role: 'visitor' as never },
    })
    await client.collections.queryCollections().find()
    expect(grants().slice(-2)).toEqual(['refresh_token', 'anonymous'])
  })

  it('an unknown client gets an error', async () => {
    const failure = await failureOf(shopper('nobody').auth.generateVisitorTokens())
    expect(failure.message).toContain('invalid_client')
    expect(failure.message).toMatch(/request id: \d+\.\d+/)
  })

  it('a bad token is 401 and is not renewed', async () => {
    const client = shopper(platform.clientId)
    client.auth.setTokens({
      accessToken: { value: 'OauthNG.JWS.vtrn-bad', expiresAt: Date.now() },
      refreshToken: { value: '', role: 'none' as never },
    })
    const failure = await failureOf(client.collections.queryCollections().find())
    expect(failure.status).toBe(401)
    expect(failure.details?.applicationError?.code).toBe('UNAUTHENTICATED')
  })

  it('signing out revokes what the visitor had', async () => {
    const client = shopper(platform.clientId)
    await client.collections.queryCollections().find()
    const { refreshToken, accessToken } = client.auth.getTokens()
    const { logoutUrl } = await client.auth.logout('http://localhost:3000/bye')
    const left = await fetch(logoutUrl, { redirect: 'manual' })
    expect(left.headers.get('location')).toBe('http://localhost:3000/bye?wixMemberLoggedIn=false')
    client.auth.setTokens({ accessToken, refreshToken })
    expect((await failureOf(client.currentCart.getCurrentCart())).status).toBe(401)
  })
})
