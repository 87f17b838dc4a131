import { describe, expect, it } from 'vitest'
import { totpAt } from '../rules/totp.ts'
import { base, reasonOf, useSignIn, wrong } from '../testing/sign-in-kit.ts'
import type { TestShop } from '../testing/test-shop.ts'

let shop: TestShop
const { lastMail, login, post, site } = useSignIn((fresh) => {
  shop = fresh.shop
})

describe('second factor', () => {
  const factor = (type: string, body: object) => post(`${base}/${type}/verify`, body)
  const start = async (secondFactor: string) => {
    await site({ secondFactor })
    return (await login('mara@shop.test')).body
  }

  it.each([
    ['SMS', 'smsData'],
    ['CALL', 'callData'],
    ['EMAIL', 'emailData'],
  ])('%s: the code of the outbox', async (type, data) => {
    const { state, stateToken, sessionToken, mfaChallengeData, requireMfaData } = await start(type)
    expect(state).toBe('REQUIRE_MFA')
    expect(sessionToken).toBeUndefined()
    expect(mfaChallengeData.factorType).toBe(type)
    expect(mfaChallengeData.verificationChallengeData.hint).toContain('•••')
    expect(requireMfaData.availableFactors).toEqual([{ factorType: type, factorStatus: 'ENABLED' }])
    const mail = await lastMail('mara@shop.test')
    expect(mail.kind).toBe(`second-factor-${type.toLowerCase()}`)
    const body = (code: string) => ({ stateToken, rememberThisDevice: false, [data]: { code } })
    expect(reasonOf(await factor(type, body(wrong(mail.code))))).toBe('BAD_CODE')
    expect((await factor(type, body(mail.code))).body.state).toBe('SUCCESS')
    expect(reasonOf(await factor(type, body(mail.code)))).toBe('NOT_FOUND')
  })

  it('TOTP: the code of an authenticator app', async () => {
    const { stateToken } = await start('TOTP')
    const members = (await shop.call('GET', '/_control/members')).body
    const { totpSecret } = members.find(
      ({ email }: { email: string }) => email === 'mara@shop.test',
    )
    const code = totpAt(totpSecret, shop.state.now().getTime())
    const wrongOne = { stateToken, totpData: { code: wrong(code) } }
    expect(reasonOf(await factor('TOTP', wrongOne))).toBe('BAD_CODE')
    expect((await factor('TOTP', { stateToken, totpData: { code } })).body.state).toBe('SUCCESS')
  })

  it('PUSH: waits for the phone', async () => {
    const { stateToken, mfaChallengeData } = await start('PUSH')
    const { transactionId } = mfaChallengeData.verificationChallengeData.pushData
    const body = { stateToken, pushData: { transactionId } }
    expect(reasonOf(await factor('PUSH', body))).toBe('UNSPECIFIED')
    const answer = { transactionId, answer: 'APPROVED' }
    expect((await shop.call('POST', '/_control/push', { body: answer })).status).toBe(200)
    expect((await factor('PUSH', body)).body.state).toBe('SUCCESS')
  })

  it('PUSH: denied is a wrong try', async () => {
    const { stateToken, mfaChallengeData } = await start('PUSH')
    const { transactionId } = mfaChallengeData.verificationChallengeData.pushData
    await shop.call('POST', '/_control/push', { body: { transactionId, answer: 'DENIED' } })
    const denied = await factor('PUSH', { stateToken, pushData: { transactionId } })
    expect(reasonOf(denied)).toBe('BAD_CODE')
  })

  it('another factor than the required one is not found; the other spelling of the path works', async () => {
    const { stateToken } = await start('EMAIL')
    const { code } = await lastMail('mara@shop.test')
    expect(reasonOf(await factor('SMS', { stateToken, smsData: { code } }))).toBe('NOT_FOUND')
    expect((await factor('EMAIL', { stateToken, smsData: { code } })).status).toBe(400)
    const other = await post(`${base}/verify`, {
      factorType: 'EMAIL',
      stateToken,
      emailData: { code },
    })
    expect(other.body.state).toBe('SUCCESS')
  })
})
