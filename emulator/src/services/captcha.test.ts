import { describe, expect, it } from 'vitest'
import { codeOf, useSignIn } from '../testing/sign-in-kit.ts'
import type { TestShop } from '../testing/test-shop.ts'

let shop: TestShop
const { advance, login, register, site } = useSignIn((fresh) => {
  shop = fresh.shop
})

describe('captcha', () => {
  const { captchaSiteKeys } = { captchaSiteKeys: () => shop.call('GET', '/_control') }
  const solve = async (kind: 'visible' | 'invisible') => {
    const keys = (await captchaSiteKeys()).body.captchaSiteKeys
    const solved = await shop.call('POST', '/captcha/token', { body: { siteKey: keys[kind] } })
    expect(solved.headers['access-control-allow-origin']).toBe('*')
    return solved.body.token as string
  }
  const withToken = (name: string, value: string) => ({ captchaTokens: [{ [name]: value }] })

  it.each([
    ['visible', 'Recaptcha'],
    ['invisible', 'InvisibleRecaptcha'],
  ] as const)('%s: missing, wrong, right, used up', async (captcha, name) => {
    await site({ captcha })
    expect(codeOf(await login('mara@shop.test'))).toBe('-19971')
    expect(codeOf(await register('new@shop.test'))).toBe('-19971')
    const bad = withToken(name, 'vtrn-captcha-x')
    expect(codeOf(await login('mara@shop.test', undefined, bad))).toBe('-19970')
    const good = withToken(name, await solve(captcha))
    expect((await login('mara@shop.test', undefined, good)).body.state).toBe('SUCCESS')
    expect(codeOf(await login('mara@shop.test', undefined, good))).toBe('-19970')
  })

  it('a token of the other kind, or an old one, does not do', async () => {
    await site({ captcha: 'visible' })
    const other = withToken('Recaptcha', await solve('invisible'))
    expect(codeOf(await login('mara@shop.test', undefined, other))).toBe('-19970')
    const old = withToken('Recaptcha', await solve('visible'))
    await advance(121)
    expect(codeOf(await login('mara@shop.test', undefined, old))).toBe('-19970')
  })
})
