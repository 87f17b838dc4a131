import { beforeEach, describe, expect, it } from 'vitest'
import * as kit from '../../testing/sign-in-page-kit.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

const { authRequest, back, hidden } = kit

let shop: TestShop
let token: string
beforeEach(async () => {
  shop = await testShop()
  token = await shop.visitor()
})

const auth = () =>
  kit.openFlow(shop, token, {
    auth: { authRequest, prompt: 'login' },
    callbacks: { postFlowUrl: back },
  })

const submit = (url: string, form: Record<string, string>) => kit.submit(shop, url, form)
const site = (change: object) => shop.call('PATCH', '/_control/site', { body: change })
const lastCode = (to: string) => kit.lastCode(shop, to)

describe('signing in with a code by email', () => {
  const requested = async (email: string) => {
    const url = await auth()
    const page = await submit(url, { action: 'send-code', email })
    return { url, page, stateToken: hidden(page, 'stateToken') }
  }

  it('needs no password, and a code works once', async () => {
    const first = await auth()
    const start = (await shop.call('GET', first)).body
    expect(start).toContain('Sign in with a code by email')
    expect((await shop.call('GET', `${first}&screen=by-code`)).body).toContain('Send the code')
    const { url, stateToken } = await requested('mara@shop.test')
    const bad = await submit(url, { action: 'code', stateToken, code: 'x' })
    expect([bad.status, hidden(bad, 'stateToken')]).toEqual([422, stateToken])
    expect(bad.body).toContain('The code is wrong')
    const form = { action: 'code', stateToken, code: await lastCode('mara@shop.test') }
    const done = await submit(url, form)
    expect(String(done.headers.location)).toContain('code=vtrn-code-')
    expect((await submit(url, form)).status).toBe(422)
  })

  it.each(['unknown@shop.test', 'blocked@shop.test', 'offline@shop.test'])(
    'does not reveal that %s cannot sign in',
    async (email) => {
      const known = await requested('mara@shop.test')
      const other = await requested(email)
      const plain = ({ page, stateToken, url }: typeof known) =>
        page.body.replaceAll(stateToken, '').replaceAll(url.split('session=')[1] ?? '', '')
      expect(plain(other)).toBe(plain(known))
      // One more than the tries of a code.
      for (let guess = 0; guess < 6; guess++) {
        for (const { url, stateToken } of [known, other]) {
          const page = await submit(url, { action: 'code', stateToken, code: '12345' })
          expect([page.status, page.body]).toEqual([
            422,
            expect.stringContaining('The code is wrong'),
          ])
        }
      }
      const mails = (await shop.call('GET', `/_control/outbox?to=${email}`)).body
      expect(mails).toEqual([])
    },
  )

  it('is one factor of two', async () => {
    await site({ secondFactor: 'SMS' })
    const { url, stateToken } = await requested('mara@shop.test')
    const code = await lastCode('mara@shop.test')
    const page = await submit(url, { action: 'code', stateToken, code })
    expect(page.body).toContain('We sent a code to your phone')
  })

  it('is one step of a member who waits for the owner', async () => {
    const { url, stateToken } = await requested('pending@shop.test')
    const code = await lastCode('pending@shop.test')
    const page = await submit(url, { action: 'code', stateToken, code })
    expect(page.body).toContain('The shop reviews every new member')
  })
})
