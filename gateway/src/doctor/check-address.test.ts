// What answers at PUBLIC_URL: the shop, something else, or nothing.
import { afterEach, expect, test, vi } from 'vitest'
import { checkAddress } from './check-address.ts'
import type { Subject } from './subject.ts'

afterEach(() => void vi.restoreAllMocks())

const publicUrl = 'https://shop.example'
const check = (isServing = false) =>
  checkAddress({ config: { publicUrl }, isServing } as unknown as Subject)
const answer = (body: string, init: ResponseInit = {}) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, init))
const failing = (error: unknown) => vi.spyOn(globalThis, 'fetch').mockRejectedValue(error)
const withCode = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })

test('the answer of a shop is good, and no redirect is followed', async () => {
  const fetched = answer('{"alive":true}')
  expect(await check()).toMatchObject({ verdict: 'GOOD' })
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    `${publicUrl}/livez`,
    expect.objectContaining({ redirect: 'manual' }),
  )
})

test('a parked domain answers every path, and is not the shop', async () => {
  answer('<!doctype html><title>For sale</title>')
  const { verdict, found, cure } = await check()
  expect([verdict, found]).toEqual([
    'FAULT',
    `Something else than the shop answers at ${publicUrl}.`,
  ])
  expect(cure).toContain('DNS')
})

test.each([
  [
    301,
    { location: 'https://www.shop.example/livez' },
    'leads on to https://www.shop.example/livez',
  ],
  [404, {}, 'answers with status 404'],
])('a proxy that answers with status %i is reported', async (status, headers, words) => {
  answer('', { status, headers })
  const { verdict, found, cure } = await check()
  expect([verdict, found]).toEqual(['ADVICE', `${publicUrl}/livez ${words}.`])
  expect(cure).toContain('the rules of your proxy')
})

test.each(['DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
  'a certificate is not accepted: %s',
  async (code) => {
    failing(withCode(code))
    const { verdict, found } = await check()
    expect([verdict, found]).toEqual([
      'FAULT',
      `The certificate of ${publicUrl} is not accepted (${code}).`,
    ])
  },
)

test('while the shop runs, an address without an answer needs something; before, it is not checked', async () => {
  failing(withCode('ECONNREFUSED'))
  const found = `Nothing answers at ${publicUrl} (ECONNREFUSED).`
  expect(await check(true)).toMatchObject({ verdict: 'ADVICE', found })
  expect(await check(false)).toMatchObject({ verdict: 'SKIPPED', found })
})

test('an answer that does not come is named so', async () => {
  failing(new DOMException('The operation timed out', 'TimeoutError'))
  expect(await check(true)).toMatchObject({
    found: `Nothing answers at ${publicUrl} (no answer in 5 seconds).`,
  })
})
