import { beforeAll, describe, expect, it } from 'vitest'
import { defaultClientId, defaultClientSecret } from '../site.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
const sendRequest = (body: unknown) => shop.call('POST', '/oauth2/token', { body })
const clientId = defaultClientId

describe('the token endpoint', () => {
  it('makes a visitor, in both spellings', async () => {
    for (const body of [
      { clientId, grantType: 'anonymous' },
      { client_id: clientId, grant_type: 'anonymous' },
    ]) {
      expect((await sendRequest(body)).body).toMatchObject({
        access_token: expect.stringMatching(/^OauthNG\.JWS\.vtrn-/),
        refresh_token: expect.stringMatching(/^JWS\.vtrn-/),
        expires_in: 14_400,
        token_type: 'Bearer',
      })
    }
    const visitors = new Set(shop.state.refreshTokens.all().map((token) => token.subjectId))
    expect(visitors.size).toBe(2)
  })

  it('refreshes repeatedly and retains the refresh token', async () => {
    const first = (await sendRequest({ clientId, grantType: 'anonymous' })).body
    const refresh = { clientId, grantType: 'refresh_token', refreshToken: first.refresh_token }
    const second = (await sendRequest(refresh)).body
    expect(second.refresh_token).toBe(first.refresh_token)
    expect(second.access_token).not.toBe(first.access_token)
    expect(
      (await sendRequest({ grantType: 'refresh_token', refreshToken: first.refresh_token })).status,
    ).toBe(200)
  })

  it('gives the client that has a secret a token of the site, without a refresh token', async () => {
    const body = {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: defaultClientSecret,
    }
    const { access_token: token, ...rest } = (await sendRequest(body)).body
    expect(rest).toEqual({ expires_in: 14_400, token_type: 'Bearer' })
    const members = { token: `Bearer ${token}`, body: { query: {} } }
    expect((await shop.call('POST', '/members/v1/members/query', members)).status).toBe(200)
    const cart = await shop.call('GET', '/ecom/v1/carts/current', { token: `Bearer ${token}` })
    expect(cart.status).toBe(403)
  })

  it('row J: takes a token of the site with `Bearer` only', async () => {
    const { clientSecret } = shop.site
    const grant = { clientId, clientSecret, grantType: 'client_credentials' }
    const { access_token: token } = (await sendRequest(grant)).body
    const members = { body: { query: {} } }
    const queried = async (authorization: string) =>
      (await shop.call('POST', '/members/v1/members/query', { ...members, token: authorization }))
        .status
    expect(await queried(token)).toBe(401)
    expect(await queried(`Bearer ${token}`)).toBe(200)
  })

  it.each([
    [{ clientId: 'x', grantType: 'anonymous' }, 'invalid_client'],
    [{ grantType: 'anonymous' }, 'invalid_client'],
    [{ clientId, grantType: 'refresh_token', refreshToken: 'x' }, 'invalid_grant'],
    [{ clientId, grantType: 'refresh_token' }, 'invalid_grant'],
    [{ clientId, grantType: 'authorization_code', code: 'x' }, 'invalid_request'],
    [{ clientId, grantType: 'authorization_code', code: 'x', codeVerifier: 'y' }, 'invalid_grant'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ client_id: clientId, grant_type: 'client_credentials' }, 'invalid_client'],
    [
      { client_id: clientId, client_secret: 'x', grant_type: 'client_credentials' },
      'invalid_client',
    ],
    [{}, 'invalid_request'],
  ])('refuses %j with %s', async (body, error) => {
    const answer = await sendRequest(body)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toBe(error)
  })
})
