import { expect, it } from 'vitest'
import { type Counted, createCountTokens } from './count-token.ts'

const keyOf = (fill: number) => Buffer.alloc(32, fill).toString('base64url')
const asked: Counted = {
  action: 'DELETE',
  wish: [{ status: { $in: ['PENDING'] } }, null, false],
  actor: { kind: 'SITE_USER', id: 'boss' },
}
const at = (time: { now: number }, ...keys: string[]) => createCountTokens(keys, () => time.now)

it('says how many were counted, until five minutes later', () => {
  const time = { now: 1_000_000 }
  const tokens = at(time, keyOf(1))
  const { token, expiresAt } = tokens.issue(asked, 7)
  expect(expiresAt).toBe(1_300_000)
  time.now = 1_300_000
  expect(tokens.read(token, asked)).toEqual({ issuedAt: 1_000_000, count: 7 })
  time.now += 1
  expect(tokens.read(token, asked)).toBeNull()
})

it.each([
  ['another action', { ...asked, action: 'BLOCK' }],
  ['another filter', { ...asked, wish: [{}, null, false] }],
  ['everybody', { ...asked, wish: [asked.wish, null, true] }],
  ['another person', { ...asked, actor: { kind: 'SITE_USER', id: 'other' } }],
  ['an app of that name', { ...asked, actor: { kind: 'APP', id: 'boss' } }],
])('is none for %s', (_, other) => {
  const tokens = at({ now: 1 }, keyOf(1))
  expect(tokens.read(tokens.issue(asked, 7).token, other)).toBeNull()
})

it('cannot be made by hand', () => {
  const tokens = at({ now: 1000 }, keyOf(1))
  const [issuedAt, , mark] = tokens.issue(asked, 7).token.split('.')
  for (const forged of [
    `${issuedAt}.8.${mark}`,
    `1001.7.${mark}`,
    `${issuedAt}.7.${mark}x`,
    `${issuedAt}.7.`,
    `-1.7.${mark}`,
    '',
  ]) {
    expect(tokens.read(forged, asked), forged).toBeNull()
  }
})

it('is signed with the first of the keys, and goes with it', () => {
  const time = { now: 1 }
  const { token } = at(time, keyOf(1), keyOf(2)).issue(asked, 7)
  expect(at(time, keyOf(1)).read(token, asked)).not.toBeNull()
  expect(at(time, keyOf(2), keyOf(1)).read(token, asked)).toBeNull()
})

it('is used up once, and forgotten when nobody could use it any more', () => {
  const time = { now: 1 }
  const tokens = at(time, keyOf(1))
  const { token } = tokens.issue(asked, 7)
  expect([tokens.take(token), tokens.take(token)]).toEqual([true, false])
  time.now += 300_001
  expect(tokens.take('another')).toBe(true)
  expect(tokens.read(token, asked)).toBeNull()
})
