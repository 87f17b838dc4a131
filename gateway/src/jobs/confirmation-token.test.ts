import { expect, it } from 'vitest'
import { type Counted, createConfirmationTokens } from './confirmation-token.ts'

const keyOf = (fill: number) => Buffer.alloc(32, fill).toString('base64url')
const request: Counted = {
  action: 'DELETE',
  request: [{ status: { $in: ['PENDING'] } }, null, false],
  actor: { kind: 'STAFF', id: 'boss' },
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
  ['another member', { ...request, actor: { kind: 'STAFF', id: 'other' } }],
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
    `.7.${mark}`,
    `${issuedAt}`,
    '',
  ]) {
    expect(tokens.read(forged, request), forged).toBeNull()
  }
})

it.each([
  ['zeros', (time: string) => `0${time}`],
  ['an exponent', () => '1e3'],
  ['a space', (time: string) => ` ${time}`],
  ['a sign', (time: string) => `+${time}`],
])('has one spelling, so that it is not redeemed again with %s', (_, writtenAs) => {
  const tokens = at({ now: 1000 }, keyOf(1))
  const [issuedAt = '', ...rest] = tokens.issue(request, 7).token.split('.')
  expect(tokens.read([issuedAt, ...rest].join('.'), request)).not.toBeNull()
  expect(tokens.read([writtenAs(issuedAt), ...rest].join('.'), request)).toBeNull()
  expect(tokens.read([issuedAt, ...rest, ''].join('.'), request)).toBeNull()
})

it('is read by the next version of the gateway, which takes over while a token is valid', () => {
  const token = '1000.7.DrfZDS9Jx_ZiDU9Gjxke00HXsPbTJw160uzYuSPsItg'
  expect(at({ now: 1000 }, keyOf(1)).read(token, request)).toEqual({ issuedAt: 1000, count: 7 })
})

it('counts from the present', () => {
  const tokens = createConfirmationTokens([keyOf(1)])
  const start = Date.now()
  const { token, expiresAt } = tokens.issue(request, 7)
  expect(expiresAt).toBeGreaterThanOrEqual(start + 300_000)
  expect(expiresAt).toBeLessThanOrEqual(Date.now() + 300_000)
  expect(tokens.read(token, request)?.count).toBe(7)
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
  time.now += 300_000
  expect([tokens.read(token, request)?.count, tokens.redeem(token)]).toEqual([7, false])
  time.now += 1
  expect(tokens.redeem('another')).toBe(true)
  expect(tokens.read(token, request)).toBeNull()
})
