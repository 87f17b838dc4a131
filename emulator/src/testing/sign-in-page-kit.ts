// What the tests of the hosted sign-in share: its request, and how a person fills in its forms.
import { createHash } from 'node:crypto'
import { defaultClientId } from '../site.ts'
import type { TestShop } from './test-shop.ts'

export const back = 'http://localhost:3000/back'
export const verifier = 'v'.repeat(64)

export const authRequest = {
  clientId: defaultClientId,
  responseType: 'code',
  redirectUri: back,
  scope: 'offline_access',
  state: 'own-state',
  responseMode: 'fragment',
  codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
  codeChallengeMethod: 'S256',
}

/** Starts a redirect session as a visitor and returns the path that it leads to. */
export async function openFlow(
  { call }: TestShop,
  token: string,
  body: { callbacks: object; [intent: string]: object },
): Promise<string> {
  const answer = await call('POST', '/_api/redirects-api/v1/redirect-session', { token, body })
  return answer.body.redirectSession.fullUrl.replace('http://platform.localhost:4000', '')
}

/** Sends a form of a page. */
export const submit = (
  { call }: TestShop,
  url: string,
  form: Record<string, string>,
  cookie = '',
) =>
  call('POST', url, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    body: new URLSearchParams(form).toString(),
  })

/** Returns the value of a hidden field. */
export const hidden = (page: { body: string }, name: string): string =>
  page.body.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? ''

/** Returns the code of the last email to an address. */
export const lastCode = async ({ call }: TestShop, to: string): Promise<string> =>
  (await call('GET', `/_control/outbox?to=${to}`)).body.at(-1).code
