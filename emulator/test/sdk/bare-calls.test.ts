// Steps of a sign-in by the official SDK beside its strategy: calls of its packages, and by its own
// transport (`fetchWithAuth`) the two the installed packages have no function for, `verifyFactor` and
// `resendDuringAuthentication`. docs/contract/auth.md §6-§8, §11.
import { describe, expect, it } from 'vitest'
import {
  control,
  failureOf,
  mailsTo,
  type Platform,
  type Shopper,
  siteClient,
  switchSite,
  trustedClient,
} from './official-client.ts'
import { password, sessionOf, useSignIn } from './sign-in-kit.ts'

let platform: Platform
let client: Shopper
const { codeFor } = useSignIn((fresh) => {
  platform = fresh.platform
  client = fresh.client
})

const email = 'mara@shop.test'
const iam = 'https://www.wixapis.com/_api/iam'

type Reply = {
  state?: string
  stateToken?: string
  sessionToken?: string
  details?: { applicationError?: { code: string; data: { verificationFailureReason?: string } } }
}

async function send(path: string, body: object): Promise<Reply & { status: number }> {
  const answer = await client.fetchWithAuth(`${iam}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { ...((await answer.json()) as Reply), status: answer.status }
}
const reasonOf = ({ details }: Reply) => details?.applicationError?.data.verificationFailureReason
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('verifyFactor', () => {
  const verifyFactor = (factorType: string, stateToken: string, proof: object) => {
    const body = { factorType, stateToken, rememberThisDevice: false, ...proof }
    return send(`/authentication/v2/${factorType}/verify`, body)
  }
  async function begin(secondFactor: string): Promise<string> {
    await switchSite(platform, { secondFactor })
    const reply = await client.authentication.loginV2({ email }, { password })
    expect([reply.state, reply.sessionToken]).toEqual(['REQUIRE_MFA', undefined])
    return reply.stateToken ?? ''
  }

  it.each([
    ['SMS', 'smsData'],
    ['CALL', 'callData'],
    ['EMAIL', 'emailData'],
  ])('%s: a wrong code, the right one, and then the member', async (factor, data) => {
    const stateToken = await begin(factor)
    const code = await codeFor(email)
    const missed = await verifyFactor(factor, stateToken, { [data]: { code: wrong(code) } })
    expect([missed.status, reasonOf(missed)]).toEqual([400, 'BAD_CODE'])
    const passed = await verifyFactor(factor, stateToken, { [data]: { code } })
    expect(passed.state).toBe('SUCCESS')
    const { auth } = client
    auth.setTokens(await auth.getMemberTokensForDirectLogin(passed.sessionToken ?? ''))
    expect((await client.members.getCurrentMember()).member?.profile?.slug).toBe('mara-lind')
    const again = await verifyFactor(factor, stateToken, { [data]: { code } })
    expect(reasonOf(again)).toBe('NOT_FOUND')
  })

  it('TOTP: what the authenticator app shows', async () => {
    const stateToken = await begin('TOTP')
    const answer = await fetch(`${platform.url}/_control/members`)
    const members = (await answer.json()) as { email: string; totpCode: string }[]
    const code = members.find((one) => one.email === email)?.totpCode ?? ''
    const missed = await verifyFactor('TOTP', stateToken, { totpData: { code: wrong(code) } })
    expect(reasonOf(missed)).toBe('BAD_CODE')
    expect((await verifyFactor('TOTP', stateToken, { totpData: { code } })).state).toBe('SUCCESS')
  })

  it('PUSH: once the phone has said yes', async () => {
    const stateToken = await begin('PUSH')
    const [push] = (await (await fetch(`${platform.url}/_control/push`)).json()) as {
      transactionId: string
    }[]
    const { transactionId } = push ?? { transactionId: '' }
    const proof = { pushData: { transactionId } }
    expect(reasonOf(await verifyFactor('PUSH', stateToken, proof))).toBe('UNSPECIFIED')
    await control(platform, 'POST', '/push', { transactionId, answer: 'APPROVED' })
    expect((await verifyFactor('PUSH', stateToken, proof)).state).toBe('SUCCESS')
  })

  it('another factor than the required one', async () => {
    const stateToken = await begin('EMAIL')
    const code = await codeFor(email)
    const other = await verifyFactor('SMS', stateToken, { smsData: { code } })
    expect(reasonOf(other)).toBe('NOT_FOUND')
    expect((await verifyFactor('EMAIL', stateToken, {})).status).toBe(400)
  })
})

describe('resendDuringAuthentication', () => {
  const resendDuringAuthentication = (stateToken: string) =>
    send('/verification/v1/auth/resend', { stateToken })

  it('a new code under the same token; the old one is worth nothing', async () => {
    await switchSite(platform, { verificationRequired: true })
    const requested = await client.authentication.registerV2(
      { email: 'new@shop.test' },
      { password },
    )
    const stateToken = requested.stateToken ?? ''
    const first = await codeFor('new@shop.test')
    const resent = await resendDuringAuthentication(stateToken)
    expect(resent).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken })
    expect(await mailsTo(platform, 'new@shop.test')).toHaveLength(2)
    const second = await codeFor('new@shop.test')
    const verify = (code: string) =>
      client.verification.verifyDuringAuthentication(code, { stateToken })
    if (first !== second) expect((await failureOf(verify(first))).status).toBe(400)
    expect((await verify(second)).state).toBe('SUCCESS')
    expect(reasonOf(await resendDuringAuthentication(stateToken))).toBe('NOT_FOUND')
  })
})

describe('signOn', () => {
  const loginId = { email: 'ext@shop.test' }
  const token = async () => {
    await client.collections.queryCollections().find()
    return client.auth.getTokens().accessToken.value
  }

  it('makes the member the first time and brings it up to date the second', async () => {
    const { authentication } = trustedClient(platform, await token())
    const first = await authentication.signOn(loginId, {
      profile: { nickname: 'Ext' },
      verifyEmail: true,
    } as never)
    expect(first.identity).toMatchObject({
      email: { address: 'ext@shop.test', isVerified: true },
      identityProfile: { nickname: 'Ext' },
    })
    const { auth } = client
    auth.setTokens(await auth.getMemberTokensForDirectLogin(first.sessionToken ?? ''))
    const { member } = await client.members.getCurrentMember()
    expect(member?.profile?.nickname).toBe('Ext')
    const second = await authentication.signOn(loginId, {
      profile: { company: 'Ext Ltd' },
    } as never)
    expect(second.identity).toMatchObject({
      _id: member?._id,
      identityProfile: { nickname: 'Ext', company: 'Ext Ltd' },
    })
  })

  it('is not for visitors, not for the key alone, and not for who was blocked', async () => {
    const visitor = await failureOf(client.authentication.signOn(loginId))
    const { authentication } = trustedClient(platform, await token())
    const blocked = await failureOf(authentication.signOn({ email: 'blocked@shop.test' }))
    const alone = await failureOf(siteClient(platform).authentication.signOn(loginId))
    expect([visitor.status, blocked.status, alone.status]).toEqual([403, 403, 403])
  })
})

describe('sendRecoveryEmail', () => {
  it('only to existing accounts, with the same response for unknown ones', async () => {
    const redirect = { url: 'http://localhost:3000/back', clientId: platform.clientId }
    await client.recovery.sendRecoveryEmail(email, { redirect })
    await client.recovery.sendRecoveryEmail('nobody@shop.test', { redirect })
    expect(await mailsTo(platform, 'nobody@shop.test')).toEqual([])
    const [mail] = await mailsTo(platform, email)
    expect(mail?.kind).toBe('password-recovery')
    await client.recovery.recover(mail?.token ?? '', { password: 'brand new one' })
    sessionOf(await client.auth.login({ email, password: 'brand new one' }))
  })

  it('leads back to this shop only', async () => {
    const redirect = { url: 'https://evil.test/', clientId: platform.clientId }
    const failure = await failureOf(client.recovery.sendRecoveryEmail(email, { redirect }))
    expect(failure.status).toBe(400)
    expect(await mailsTo(platform, email)).toEqual([])
  })
})
