// The platform's own sign-in page, as a browser visits it and returns.
import { expect } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { mara } from './sign-in.ts'

type Started = {
  url: string | null
  state: string | null
  origin: string | null
  problems: { code: string; field: string | null }[]
}
/** Starts a sign-in in a browser; returns its cookies, including the one that only the return needs. */
export async function startedSignIn(shopUrl: string, input: Record<string, unknown> = {}) {
  const shopper = createShopper(shopUrl)
  const result = await shopper.execute<{ result: Started }>(
    'mutation ($input: StartSignInInput!) { result: startSignIn(input: $input) { url state origin problems { code field } } }',
    { input },
  )
  const leg = result.headers.getSetCookie().find((one) => one.startsWith('vitrine-return='))
  return { shopper, started: result.data.result, leg: leg?.split(';')[0] ?? '' }
}

/** Signs in on the platform's page; returns the URL that it redirects to. */
export async function signInThere(url: string): Promise<URL> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action: 'sign-in', ...mara }),
  })
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '')
}

/** Returns as a browser does from another site: with the return cookie only. */
export const comeBack = (address: URL, cookie: string, headers: Record<string, string> = {}) =>
  fetch(address, {
    redirect: 'manual',
    headers: { ...headers, cookie, 'sec-fetch-site': 'cross-site' },
  })

/** Returns the session cookie that a response sets; empty if it sets none. */
export const newCookie = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((one) => one.startsWith('vitrine='))
    ?.split(';')[0] ?? ''
