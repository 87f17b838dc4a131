// Shared setup and steps of tests that sign in with the official SDK.
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { standInBrowser } from './hidden-frame.ts'
import { mailsTo, type Platform, type Shopper, shopper, startPlatform } from './official-client.ts'

export const password = 'slow-days-2026'

type Fresh = { platform: Platform; client: Shopper }

/** Starts one platform per file; every test gets it reset, with a client that is not signed in. */
export function useSignIn(begin: (fresh: Fresh) => void) {
  let platform: Platform
  let client: Shopper
  let browser: { restore(): void }
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.stop())
  beforeEach(async () => {
    await platform.reset()
    client = shopper(platform.clientId)
    browser = standInBrowser('http://localhost:3000')
    begin({ platform, client })
  })
  afterEach(() => browser.restore())
  return {
    codeFor: async (email: string) => (await mailsTo(platform, email)).at(-1)?.code ?? '',
    signIn: async (email: string): Promise<void> => {
      const { auth } = client
      const result = await auth.login({ email, password })
      auth.setTokens(await auth.getMemberTokensForDirectLogin(sessionOf(result)))
    },
  }
}

/** Returns the session token of a successful sign-in. */
export function sessionOf(result: { loginState: string; data?: unknown }): string {
  expect(result.loginState).toBe('SUCCESS')
  return (result.data as { sessionToken: string }).sessionToken
}
