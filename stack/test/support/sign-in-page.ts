// The platform's own sign-in page, as a browser goes there and comes back.
import { expect } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { mara } from './sign-in.ts'

type Started = {
  url: string | null
  state: string | null
  origin: string | null
  problems: { code: string; field: string | null }[]
}
/** A browser: its own cookies, and the second one, which only the way back needs. */
export async function sentAway(shopUrl: string, input: Record<string, unknown> = {}) {
  const shopper = createShopper(shopUrl)
  const result = await shopper.execute<{ result: Started }>(
    'mutation ($input: StartSignInInput!) { result: startSignIn(input: $input) { url state origin problems { code field } } }',
    { input },
  )
  const leg = result.headers.getSetCookie().find((one) => one.startsWith('vitrine-return='))
  return { shopper, started: result.data.result, leg: leg?.split(';')[0] ?? '' }
}

/** Signs in on the platform's page; answers the address it leads back to. */
export async function signInThere(url: string): Promise<URL> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action: 'sign-in', ...mara }),
  })
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '')
}

/** Comes back as a browser does from another site: with the second cookie alone. */
export const comeBack = (address: URL, cookie: string, headers: Record<string, string> = {}) =>
  fetch(address, {
    redirect: 'manual',
    headers: { ...headers, cookie, 'sec-fetch-site': 'cross-site' },
  })

/** The session cookie an answer sets; empty where it sets none. */
export const newCookie = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((one) => one.startsWith('vitrine='))
    ?.split(';')[0] ?? ''
