// `GET v1/callback`: a sign-in finished elsewhere goes on to the client's own address, which the official
// SDK reads and redeems. The installed packages have no function for the call. docs/contract/auth.md §6, §11.
import { expect, it } from 'vitest'
import type { Shopper } from './official-client.ts'
import { password, sessionOf, useSignIn } from './sign-in-kit.ts'

let client: Shopper
useSignIn((fresh) => {
  client = fresh.client
})

const email = 'mara@shop.test'
const address = 'https://www.wixapis.com/_api/iam/authentication/v1/callback'

type Raw = { statusCode?: number; headers?: { key: string; value: string }[] }

async function callback(state: string, sessionToken: string): Promise<Raw & { status: number }> {
  const answer = await client.fetchWithAuth(
    `${address}?${new URLSearchParams({ state, sessionToken })}`,
    { method: 'GET' },
  )
  return { ...((await answer.json()) as Raw), status: answer.status }
}

it('leads to the client with a code that is good for a member’s tokens', async () => {
  const { auth } = client
  const oauthData = auth.generateOAuthData('http://localhost:3000/callback')
  await auth.getAuthUrl(oauthData)
  const sessionToken = sessionOf(await auth.login({ email, password }))
  const raw = await callback(oauthData.state, sessionToken)
  expect(raw.statusCode).toBe(302)
  const location = raw.headers?.find(({ key }) => key === 'Location')?.value ?? ''
  const { code, state } = auth.parseFromUrl(location)
  expect(state).toBe(oauthData.state)
  auth.setTokens(await auth.getMemberTokens(code, state, oauthData))
  expect((await client.members.getCurrentMember()).member?.profile?.slug).toBe('mara-lind')
})

it('refuses an unknown state and an unknown session', async () => {
  const oauthData = client.auth.generateOAuthData('http://localhost:3000/callback')
  await client.auth.getAuthUrl(oauthData)
  const sessionToken = sessionOf(await client.auth.login({ email, password }))
  expect((await callback('another', sessionToken)).status).toBe(404)
  expect((await callback(oauthData.state, 'made-up')).status).toBe(404)
})
