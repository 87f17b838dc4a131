import { beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../accounts.ts'
import { defaultClientId } from '../site.ts'
import { elevatedHeaders, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
let token: string
beforeEach(async () => {
  shop = await testShop()
  token = await shop.visitor()
})

const post = (path: string, body: unknown) =>
  shop.call('POST', `/_api/iam/recovery/v1/${path}`, { token, body })
const outbox = async () => (await shop.call('GET', '/_control/outbox')).body
const back = 'http://localhost:3000/back'
const redirect = { url: back, clientId: defaultClientId }
const login = (password: string, email = 'mara@shop.test') =>
  shop.call('POST', '/_api/iam/authentication/v2/login', {
    token,
    body: { loginId: { email }, password },
  })
const submit = (url: string, password: string) =>
  shop.call('POST', url, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ password }).toString(),
  })

describe('recovery', () => {
  it('the mail’s token sets a new password, once', async () => {
    expect((await post('send-email', { email: 'MARA@shop.test' })).body).toEqual({})
    const [mail] = await outbox()
    expect(mail).toMatchObject({
      to: 'mara@shop.test',
      kind: 'password-recovery',
      token: expect.stringMatching(/^vtrn-recovery-/),
      link: expect.stringContaining('/hosted/reset?token=vtrn-recovery-'),
    })
    const short = await post('recover', { recoveryToken: mail.token, password: 'x' })
    expect(short.body.details.validationError.fieldViolations[0].violatedRule).toBe('MIN_LENGTH')
    const { body } = await post('recover', { recoveryToken: mail.token, password: 'new password' })
    expect(body).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) })
    expect((await login('new password')).status).toBe(200)
    expect((await login('slow-days-2026')).status).toBe(400)
    const again = await post('recover', { recoveryToken: mail.token, password: 'new password' })
    expect(again.body.details.applicationError.code).toBe('INVALID_RECOVERY_TOKEN')
  })

  it('a newer mail ends the older one, and a day ends both', async () => {
    await post('send-email', { email: 'mara@shop.test' })
    await post('send-email', { email: 'mara@shop.test' })
    const [first, second] = await outbox()
    const use = (recoveryToken: string) => post('recover', { recoveryToken, password: 'a new one' })
    expect((await use(first.token)).status).toBe(400)
    await shop.call('POST', '/_control/clock', { body: { advanceSeconds: 86_401 } })
    token = await shop.visitor()
    expect((await use(second.token)).status).toBe(400)
  })

  it.each(['nobody@shop.test', 'blocked@shop.test', 'offline@shop.test'])(
    'reveals nothing about %s',
    async (email) => {
      expect(await post('send-email', { email })).toMatchObject({ status: 200, body: {} })
      expect(await outbox()).toEqual([])
    },
  )

  it('a second factor is still to come', async () => {
    await shop.call('PATCH', '/_control/site', { body: { secondFactor: 'TOTP' } })
    await post('send-email', { email: 'mara@shop.test' })
    const [mail] = await outbox()
    const { body } = await post('recover', { recoveryToken: mail.token, password: 'new password' })
    expect(body.state).toBe('REQUIRE_MFA')
    expect(body.sessionToken).toBeUndefined()
  })

  it('leads back to allowed addresses of this client only', async () => {
    const sendRequest = (one: object) =>
      post('send-email', { email: 'mara@shop.test', redirect: one })
    expect((await sendRequest({ ...redirect, url: 'https://evil.test/' })).status).toBe(400)
    expect((await sendRequest({ ...redirect, clientId: accounts[0]?.memberId })).status).toBe(404)
    expect((await sendRequest(redirect)).status).toBe(200)
  })

  it('a first password comes by an activation mail of the site', async () => {
    const [member] = shop.state.members.by('email', 'reset@shop.test')
    expect((await login('anything', 'reset@shop.test')).body.details.applicationError.code).toBe(
      '-19973',
    )
    expect((await post('activation-email', { identityId: member?.id })).status).toBe(403)
    await shop.call('POST', '/_api/iam/recovery/v1/activation-email', {
      headers: elevatedHeaders,
      body: { identityId: member?.id },
    })
    const [mail] = await outbox()
    expect(mail.kind).toBe('activation')
    await post('recover', { recoveryToken: mail.token, password: 'first one' })
    expect((await login('first one', 'reset@shop.test')).body.state).toBe('SUCCESS')
  })
})

describe('the hosted reset page', () => {
  const pagePath = async (): Promise<string> => {
    const mail = (await outbox()).at(-1)
    return mail.link.replace('http://platform.localhost:4000', '')
  }

  it('requests a password, reports its problems, and redirects back', async () => {
    await post('send-email', { email: 'mara@shop.test', redirect })
    const path = await pagePath()
    const page = (await shop.call('GET', path)).body
    expect(page).toContain('Choose a new password')
    expect(page).toContain('aria-describedby="password-hint"')
    expect(page).toContain('<p class="hint" id="password-hint">At least 8 characters.')
    const refused = await submit(path, 'x')
    expect(refused.status).toBe(422)
    expect(refused.body).toContain('The password must have at least 8 characters')
    expect(refused.body).toContain('aria-describedby="password-hint password-error"')
    const done = await submit(path, 'new password')
    expect([done.status, done.headers.location]).toEqual([303, `${back}?wixMemberLoggedIn=false`])
    expect((await login('new password')).status).toBe(200)
    expect((await submit(path, 'new password')).status).toBe(404)
    expect((await shop.call('GET', path)).status).toBe(404)
  })

  it('without a way back it says that it is done', async () => {
    await post('send-email', { email: 'mara@shop.test' })
    const done = await submit(await pagePath(), 'new password')
    expect(done.status).toBe(200)
    expect(done.body).toContain('Your password is changed')
  })
})
