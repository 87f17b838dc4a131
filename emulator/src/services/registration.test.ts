import { describe, expect, it } from 'vitest'
import { base, codeOf, useSignIn } from '../testing/sign-in-kit.ts'
import type { TestShop } from '../testing/test-shop.ts'

let shop: TestShop
const { post, register, login } = useSignIn((fresh) => {
  shop = fresh.shop
})

describe('registration', () => {
  it('answers with the identity and opens the account', async () => {
    const { status, body } = await register('new@shop.test', {
      profile: {
        nickname: 'New One',
        firstName: 'New',
        phonesV2: [{ phone: '+1 555 0100', countryCode: 'US', tag: 'MOBILE' }],
        addresses: [{ address: { country: 'US', addressLine: '1 Main' }, tag: 'HOME' }],
        customFields: [{ name: 'custom.mugs-at-home', value: { numValue: 4 } }],
      },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.stringMatching(/^vtrn-session-/),
      identity: {
        email: { address: 'new@shop.test', isVerified: false },
        status: { name: 'ACTIVE', reasons: [] },
        factors: [{ type: 'PASSWORD', status: 'ACTIVE' }],
        identityProfile: {
          nickname: 'New One',
          slug: 'new-one',
          phonesV2: [{ phone: '+1 555 0100', tag: 'MOBILE' }],
          addresses: [{ address: { country: 'US', addressLine: '1 Main' }, tag: 'HOME' }],
          customFields: [{ name: 'custom.mugs-at-home', value: { numValue: 4 } }],
        },
      },
    })
    expect((await login('NEW@shop.test', 'slow days')).body.state).toBe('SUCCESS')
  })

  it('keeps no password', async () => {
    await register('new@shop.test')
    expect(JSON.stringify(shop.state.credentials.all())).not.toContain('slow days')
    expect(JSON.stringify((await shop.call('GET', '/_control/members')).body)).not.toContain(
      'scrypt',
    )
  })

  it.each([
    [{ loginId: { email: 'x' }, password: 'slow days' }, 'EMAIL'],
    [{ loginId: { email: 'new@shop.test' } }, undefined],
    [{ loginId: { email: 'new@shop.test' }, password: 'short' }, undefined],
    [{ loginId: { email: 'new@shop.test' }, password: 'slow days', other: 1 }, undefined],
  ])('refuses %j with data on every violation', async (body, type) => {
    const answer = await post(`${base}/register`, body)
    expect(answer.status).toBe(400)
    const violations = answer.body.details.validationError.fieldViolations
    for (const { data } of violations) expect(data).toBeTypeOf('object')
    expect(violations[0].data.type).toBe(type)
  })

  it('knows who is there already', async () => {
    const answer = await register('Mara@shop.test')
    expect(codeOf(answer)).toBe('-19995')
  })

  it('who ordered as a guest proves the address first', async () => {
    shop.state.transaction(() => {
      const [order] = shop.state.orders.all()
      if (!order) throw new Error('The seed has no order')
      const buyerInfo = { email: 'guest@shop.test' }
      shop.state.orders.put({ ...order, id: 'x', order: { ...order.order, buyerInfo } })
    })
    expect((await register('guest@shop.test')).body.state).toBe('REQUIRE_EMAIL_VERIFICATION')
  })
})
