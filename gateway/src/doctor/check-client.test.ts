// Row U of docs/contract/real-site.md: what a start on this machine says about a hosted platform.
import { expect, test } from 'vitest'
import { clientListsFor } from '../auth/client-lists.ts'
import { PlatformFailure } from '../platform/failure.ts'
import type { ClientLists } from '../platform/site/site.ts'
import { checkRedirects } from './check-client.ts'
import { shortReportOf } from './report.ts'
import type { Subject } from './subject.ts'

const hosted = 'https://www.wixapis.com'
const none = { redirectUris: [], redirectDomains: [] }
const refused = () => {
  throw new PlatformFailure('refused', 'no', { call: 'getOAuthApp', status: 403 })
}

type Lists = () => ClientLists

const checked = (publicUrl: string, lists: Lists | null, url = hosted) =>
  checkRedirects({
    config: { publicUrl, platform: { url, clientId: 'client' } },
    site: lists && { site: { getClientLists: async () => lists() } },
  } as unknown as Subject)

const local = 'http://localhost:3000'
const hint = 'http://localhost:4321 is the only local address that the platform allows by default'

test.each([
  ['no credentials', null, 'ADVICE'],
  ['lists that may not be read', refused, 'ADVICE'],
  ['lists without it', () => none, 'FAULT'],
])('row U: with %s, another local port than 4321 is reported', async (_, lists, verdict) => {
  const outcome = await checked(local, lists)
  expect([outcome.verdict, outcome.found]).toEqual([verdict, expect.stringContaining(hint)])
  expect(outcome.cure).toContain('start with PORT=4321')
  expect(shortReportOf([{ check: 'redirects', ...outcome }])).toContain(hint)
})

test.each([
  ['the port 4321', 'http://localhost:4321', () => none],
  ['the port 4321, unread', 'http://localhost:4321', null],
  ['a port of the lists', local, () => clientListsFor(local)],
])('row U: %s is good', async (_, publicUrl, lists) =>
  expect(await checked(publicUrl, lists)).toMatchObject({ verdict: 'GOOD', cure: null }),
)

test('row U: a platform of one’s own and a public address have no hint', async () => {
  for (const outcome of [
    await checked(local, null, 'http://127.0.0.1:4000'),
    await checked('https://shop.example', null),
    await checked('https://shop.example', refused),
  ]) {
    expect(outcome.verdict).toBe('SKIPPED')
    expect(outcome.cure).not.toContain('4321')
  }
})
