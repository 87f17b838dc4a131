import { beforeEach, describe, expect, it } from 'vitest'
import { type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
})

const call = (method: string, path: string, body?: object) =>
  shop.call(method, `/_control${path}`, body && { body })
const become = (email: string, transition: string) =>
  call('POST', '/members', { email, transition })
const submit = (path: string, form: Record<string, string>) =>
  shop.call('POST', `/_inspector/${path}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })

const switches = {
  approvalRequired: false,
  verificationRequired: false,
  captcha: 'none',
  secondFactor: 'none',
  defaultPrivacy: 'PRIVATE',
  catalogVersion: 'BOTH',
  collectsBackInStock: true,
  redeemsGiftCards: true,
  isPublished: true,
  membersArea: true,
}
/** The control API alone changes the lists and what concerns them. */
const fresh = {
  ...switches,
  currencies: null,
  properties: {},
  redirectUris: null,
  redirectDomains: null,
  checksRedirects: true,
  checksTransforms: true,
  checksPermissions: true,
  explainsRefusals: false,
  translatesTexts: true,
  loadsCaptchaElsewhere: true,
  sendsUnknownPages: true,
  authorizesBrowsersOnly: false,
  authorizesElsewhere: false,
  customPages: false,
  callsPerMinute: null,
  sendsRetryAfter: false,
  collectionsV2: true,
  readLagMs: 300,
}

describe('the switches of the site', () => {
  it('are off, change one by one, and go back with a reset', async () => {
    expect((await call('GET', '/site')).body).toEqual(fresh)
    const changed = await call('PATCH', '/site', { captcha: 'visible' })
    expect(changed.body).toEqual({ ...fresh, captcha: 'visible' })
    await call('PATCH', '/site', { secondFactor: 'TOTP', approvalRequired: true })
    expect((await call('GET', '/site')).body).toEqual({
      ...fresh,
      captcha: 'visible',
      secondFactor: 'TOTP',
      approvalRequired: true,
    })
    await call('POST', '/reset')
    expect((await call('GET', '/site')).body).toEqual(fresh)
  })

  it.each([{ captcha: 'both' }, { secondFactor: 'PASSWORD' }, { other: true }])(
    'refuse %j',
    async (change) => {
      expect((await call('PATCH', '/site', change)).status).toBe(400)
    },
  )

  it('are in the inspector as well', async () => {
    expect((await shop.call('GET', '/_inspector/members')).body).toContain('Mara Lind')
    const form = {
      ...switches,
      approvalRequired: 'true',
      verificationRequired: 'false',
      captcha: 'invisible',
      collectsBackInStock: 'false',
      redeemsGiftCards: 'false',
      isPublished: 'false',
      membersArea: 'false',
    }
    expect((await submit('site', form)).status).toBe(303)
    expect((await call('GET', '/site')).body).toEqual({
      ...fresh,
      approvalRequired: true,
      captcha: 'invisible',
      collectsBackInStock: false,
      redeemsGiftCards: false,
      isPublished: false,
      membersArea: false,
    })
    await submit('members', { email: 'mara@shop.test', transition: 'mute' })
    const { body } = await call('GET', '/members')
    const mara = body.find(({ email }: { email: string }) => email === 'mara@shop.test')
    expect(mara.activityStatus).toBe('MUTED')
  })
})

describe('members by hand', () => {
  it.each([
    ['pending@shop.test', 'approve', { status: 'APPROVED', reasons: [] }],
    ['blocked@shop.test', 'approve', { status: 'APPROVED' }],
    ['mara@shop.test', 'block', { status: 'BLOCKED' }],
    ['mara@shop.test', 'disconnect', { status: 'OFFLINE' }],
    ['mara@shop.test', 'mute', { activityStatus: 'MUTED' }],
  ])('%s: %s', async (email, transition, after) => {
    expect((await become(email, transition)).body).toMatchObject(after)
  })

  it('who is disconnected stays so', async () => {
    expect((await become('offline@shop.test', 'approve')).status).toBe(428)
    expect((await become('nobody@shop.test', 'approve')).status).toBe(404)
  })

  it('show the secret of the authenticator app and no password', async () => {
    const { body } = await call('GET', '/members')
    expect(body[0]).toMatchObject({
      totpSecret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      totpCode: expect.stringMatching(/^\d{6}$/),
    })
    expect(JSON.stringify(body)).not.toMatch(/scrypt|slow-days/)
  })

  it('the overview keeps its shape and gains public keys only', async () => {
    const { body } = await call('GET', '')
    expect(body.accounts).toHaveLength(7)
    expect(Object.keys(body.captchaSiteKeys)).toEqual(['visible', 'invisible'])
    expect(JSON.stringify(body)).not.toContain('totp')
  })

  it('an unknown push is not found', async () => {
    expect((await call('GET', '/push')).body).toEqual([])
    const answer = { transactionId: 'x', answer: 'APPROVED' }
    expect((await call('POST', '/push', answer)).status).toBe(404)
  })
})
