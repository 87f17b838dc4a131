// docs/security.md S31: what two authorization responses do that arrive at the same time.
import { expect, test } from 'vitest'
import type { Returned } from '../../auth/authorization-return.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import type { SessionState } from '../../session/session-state.ts'
import { completeSignIn } from './complete.ts'

const oauth = {
  state: 'state-1',
  codeChallenge: 'c',
  codeVerifier: 'v',
  redirectUri: 'https://shop.test/callback',
}
const returned = { code: 'code', state: 'state-1' } as Returned

/** A session of several requests: each has read it before the first of them changes it. */
function sharedSession(requests: number) {
  let state: SessionState = { redirect: { startedAt: Date.now(), oauth, returnTo: '/' } }
  let reads = 0
  let release = () => {}
  const allHaveRead = new Promise<void>((resolve) => {
    release = resolve
  })
  return {
    async find() {
      const found = { state }
      reads += 1
      if (reads === requests) release()
      await allHaveRead
      return found
    },
    async update(change: (state: SessionState) => SessionState) {
      state = change(state)
    },
  }
}

test('S31 of two authorization responses that read the same session one is redeemed', async () => {
  const codes: string[] = []
  const memberTokens = async (code: string) => {
    codes.push(code)
    throw new PlatformFailure('application', 'used', { call: 'token', status: 400 })
  }
  const context = {
    session: sharedSession(2),
    signIn: { tokens: { memberTokens } },
    requestId: 'r',
  }
  // Only what is read until the code is redeemed.
  const complete = () => completeSignIn(returned, context as never)
  const results = await Promise.all([complete(), complete()])
  expect(codes).toEqual(['code'])
  const texts = results.flatMap(({ problems }) => problems.map(({ message }) => message))
  expect(texts.filter((text) => text.startsWith('Failed to fetch tokens'))).toHaveLength(1)
  expect(texts).toHaveLength(2)
})
