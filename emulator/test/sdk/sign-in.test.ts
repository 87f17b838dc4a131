// Registering and signing in through the official SDK, every answer it knows.
// docs/contract/auth.md §4-§9, spec §8.
import { describe, expect, it } from 'vitest'
import { control, type Platform, type Shopper, switchSite } from './official-client.ts'
import { password, sessionOf, useSignIn } from './sign-in-kit.ts'

let platform: Platform
let client: Shopper
useSignIn((fresh) => {
  platform = fresh.platform
  client = fresh.client
})

describe('registration', () => {
  it.each([
    ['not an address', 'invalidEmail'],
    ['mara@shop.test', 'emailAlreadyExists'],
  ])('%s: %s', async (email, errorCode) => {
    const result = await client.auth.register({ email, password })
    expect(result).toMatchObject({ loginState: 'FAILURE', errorCode })
  })

  it('a password that is too short fails without a code', async () => {
    const result = await client.auth.register({ email: 'new@shop.test', password: 'x' })
    expect(result).toMatchObject({ loginState: 'FAILURE' })
    expect('errorCode' in result && result.errorCode).toBeFalsy()
  })

  it('waits for the owner', async () => {
    await switchSite(platform, { approvalRequired: true })
    const result = await client.auth.register({ email: 'new@shop.test', password })
    expect(result.loginState).toBe('OWNER_APPROVAL_REQUIRED')
    await control(platform, 'POST', '/members', { email: 'new@shop.test', transition: 'approve' })
    sessionOf(await client.auth.login({ email: 'new@shop.test', password }))
  })
})

describe('login', () => {
  it.each([
    ['mara@shop.test', 'wrong', 'invalidPassword'],
    ['nobody@shop.test', password, 'invalidEmail'],
    ['not an address', password, 'invalidEmail'],
    ['reset@shop.test', password, 'resetPassword'],
    ['blocked@shop.test', password, 'invalidEmail'],
    ['offline@shop.test', password, 'invalidEmail'],
  ])('%s with %s: %s', async (email, secret, errorCode) => {
    const result = await client.auth.login({ email, password: secret })
    expect(result).toMatchObject({ loginState: 'FAILURE', errorCode })
  })

  it('a blocked one reads why in the error', async () => {
    const result = await client.auth.login({ email: 'blocked@shop.test', password })
    expect('error' in result && result.error).toContain('IDENTITY_BLOCKED')
  })

  it('a pending one waits for the owner', async () => {
    const result = await client.auth.login({ email: 'pending@shop.test', password })
    expect(result.loginState).toBe('OWNER_APPROVAL_REQUIRED')
  })

  it('a second factor is a state this SDK does not know', async () => {
    await switchSite(platform, { secondFactor: 'EMAIL' })
    const result = await client.auth.login({ email: 'mara@shop.test', password })
    expect(result).toEqual({ loginState: 'FAILURE', error: 'Unknown _state' })
  })
})
