import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf, reasonOf, useSignIn, wrong } from '../testing/sign-in-kit.ts'
import type { TestShop } from '../testing/test-shop.ts'

let shop: TestShop
const { advance, lastMail, login, post, register, site, verify } = useSignIn((fresh) => {
  shop = fresh.shop
})

describe('email verification', () => {
  let stateToken: string
  beforeEach(async () => {
    await site({ verificationRequired: true })
    stateToken = (await register('new@shop.test')).body.stateToken
  })
  const code = async () => (await lastMail('new@shop.test')).code as string

  it('six digits by mail open the account', async () => {
    expect(stateToken).toMatch(/^vtrn-state-/)
    expect(await lastMail('new@shop.test')).toMatchObject({ kind: 'email-verification' })
    expect(await code()).toMatch(/^\d{6}$/)
    const { body } = await verify(stateToken, await code())
    expect(body.state).toBe('SUCCESS')
    expect(body.identity.email.isVerified).toBe(true)
    expect(reasonOf(await verify(stateToken, await code()))).toBe('NOT_FOUND')
  })

  it('five wrong ones end it, however often a code is sent; a new login begins it', async () => {
    const guess = async () => reasonOf(await verify(stateToken, wrong(await code())))
    for (let count = 0; count < 3; count += 1) expect(await guess()).toBe('BAD_CODE')
    const resent = await post('/_api/iam/verification/v1/auth/resend', { stateToken })
    expect(resent.body.state).toBe('REQUIRE_EMAIL_VERIFICATION')
    for (let count = 0; count < 2; count += 1) expect(await guess()).toBe('BAD_CODE')
    const late = await verify(stateToken, await code())
    expect(codeOf(late)).toBe('VERIFICATION_FAILED')
    expect(reasonOf(late)).toBe('NOT_FOUND')
    expect(reasonOf(await post('/_api/iam/verification/v1/auth/resend', { stateToken }))).toBe(
      'NOT_FOUND',
    )
    const { body } = await login('new@shop.test', 'slow days')
    expect((await verify(body.stateToken, await code())).body.state).toBe('SUCCESS')
  })

  it('a code is good for fifteen minutes', async () => {
    await advance(899)
    expect(reasonOf(await verify(stateToken, wrong(await code())))).toBe('BAD_CODE')
    await advance(2)
    expect(reasonOf(await verify(stateToken, await code()))).toBe('NOT_FOUND')
  })

  it('a login requires it again, with a new code', async () => {
    const { body } = await login('new@shop.test', 'slow days')
    expect(body.state).toBe('REQUIRE_EMAIL_VERIFICATION')
    expect(body.sessionToken).toBeUndefined()
    expect(body.identity.status).toEqual({
      name: 'PENDING',
      reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'],
    })
    expect((await verify(body.stateToken, await code())).body.state).toBe('SUCCESS')
    expect(reasonOf(await verify(stateToken, await code()))).toBe('NOT_FOUND')
  })

  it('after six resends, or where no mail arrives, sending fails', async () => {
    const resend = (one: string) =>
      post('/_api/iam/verification/v1/auth/resend', { stateToken: one })
    for (let count = 0; count < 5; count += 1) expect((await resend(stateToken)).status).toBe(200)
    expect(reasonOf(await resend(stateToken))).toBe('SEND_CODE_ERROR')
    const { body } = await register('nobody@bounce.test')
    expect(reasonOf(await resend(body.stateToken))).toBe('SEND_CODE_ERROR')
  })

  it('then comes the owner’s turn', async () => {
    await site({ approvalRequired: true })
    const other = (await register('other@shop.test')).body.stateToken
    const { code: own } = await lastMail('other@shop.test')
    const { body } = await verify(other, own)
    expect(body.state).toBe('REQUIRE_OWNER_APPROVAL')
    expect(body.sessionToken).toBeUndefined()
    await shop.call('POST', '/_control/members', {
      body: { email: 'other@shop.test', transition: 'approve' },
    })
    expect(await lastMail('other@shop.test')).toMatchObject({ kind: 'member-approved' })
    expect((await login('other@shop.test', 'slow days')).body.state).toBe('SUCCESS')
  })
})
