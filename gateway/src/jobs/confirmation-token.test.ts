import { expect, it } from 'vitest'
import { type Counted, createConfirmationTokens } from './confirmation-token.ts'

const keyOf = (fill: number) => Buffer.alloc(32, fill).toString('base64url')
const request: Counted = {
  action: 'DELETE',
  request: [{ status: { $in: ['PENDING'] } }, null, false],
  actor: { kind: 'SITE_USER', id: 'boss' },
}
const at = (time: { now: number }, ...keys: string[]) =>
  createConfirmationTokens(keys, () => time.now)

it('confirms the count for five minutes', () => {
  const time = { now: 1_000_000 }
  const tokens = at(time, keyOf(1))
  const { token, expiresAt } = tokens.issue(request, 7)
  expect(expiresAt).toBe(1_300_000)
  time.now = 1_300_000
  expect(tokens.read(token, request)).toEqual({ issuedAt: 1_000_000, count: 7 })
  time.now += 1
  expect(tokens.read(token, request)).toBeNull()
})

it.each([
  ['another action', { ...request, action: 'BLOCK' }],
  ['another filter', { ...request, request: [{}, null, false] }],
  ['no filter', { ...request, request: [request.request, null, true] }],
  ['another member', { ...request, actor: { kind: 'SITE_USER', id: 'other' } }],
  ['an app of that name', { ...request, actor: { kind: 'APP', id: 'boss' } }],
])('is none for %s', (_, other) => {
  const tokens = at({ now: 1 }, keyOf(1))
  expect(tokens.read(tokens.issue(request, 7).token, other)).toBeNull()
})

it('cannot be forged', () => {
  const tokens = at({ now: 1000 }, keyOf(1))
  const [issuedAt, , mark] = tokens.issue(request, 7).token.split('.')
  for (const forged of [
    `${issuedAt}.8.${mark}`,
    `1001.7.${mark}`,
    `${issuedAt}.7.${mark}x`,
    `${issuedAt}.7.`,
    `-1.7.${mark}`,
    '',
  ]) {
    expect(tokens.read(forged, request), forged).toBeNull()
  }
})

it('is signed with the first key and invalid after its rotation', () => {
  const time = { now: 1 }
  const { token } = at(time, keyOf(1), keyOf(2)).issue(request, 7)
  expect(at(time, keyOf(1)).read(token, request)).not.toBeNull()
  expect(at(time, keyOf(2), keyOf(1)).read(token, request)).toBeNull()
})

it('is redeemed once, and removed from memory when it has expired', () => {
  const time = { now: 1 }
  const tokens = at(time, keyOf(1))
  const { token } = tokens.issue(request, 7)
  expect([tokens.redeem(token), tokens.redeem(token)]).toEqual([true, false])
  time.now += 300_001
  expect(tokens.redeem('another')).toBe(true)
  expect(tokens.read(token, request)).toBeNull()
})
