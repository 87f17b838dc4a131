// What the doctor says of a client secret and of the API key beside it.
import { expect, test } from 'vitest'
import { PlatformFailure } from '../platform/failure.ts'
import { checkCredentials } from './check-site.ts'
import type { Subject } from './subject.ts'

const reading = { orders: { search: async () => ({ orders: [] }) } }
const forbidden = {
  orders: {
    search: async () => {
      throw new PlatformFailure('refused', 'no', { call: 'searchOrders', status: 403 })
    },
  },
}

const checked = (site: object, keyBeside: object) =>
  checkCredentials({
    config: { platform: { clientSecret: 'secret', apiKey: 'key', siteId: 'site' } },
    site,
    keyBeside,
  } as unknown as Subject)

test.each([
  ['both may', reading, reading, 'GOOD', 'The client secret and the API key may read orders'],
  ['the key may not', reading, forbidden, 'ADVICE', 'The API key may not read orders'],
  ['the secret may not', forbidden, reading, 'ADVICE', 'The client secret may not read orders'],
  ['neither may', forbidden, forbidden, 'ADVICE', 'The client secret may not read orders'],
])('read orders: %s', async (_, secret, key, verdict, words) => {
  const outcome = await checked(secret, key)
  expect(outcome.verdict).toBe(verdict)
  expect(outcome.found).toContain(words)
})
