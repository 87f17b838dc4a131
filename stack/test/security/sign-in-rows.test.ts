// docs/security.md S30, S34, S36, S38 and S39: what a sign-in and a shopper's request can reach.
import { expect, test, vi } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { documents, mara, signedIn, step } from '../support/sign-in.ts'
import { startedSignIn } from '../support/sign-in-page.ts'
import { newPerson, useSignInStack } from '../support/sign-in-stack.ts'

const work = vi.hoisted(() => ({ hashes: 0 }))
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>()
  const scryptSync: typeof real.scryptSync = (...given: Parameters<typeof real.scryptSync>) => {
    work.hashes += 1
    return real.scryptSync(...given)
  }
  return { ...real, default: { ...real, scryptSync }, scryptSync }
})

const { stack, control } = useSignInStack()

test('S30 a shopper’s request reaches ten service calls, including the upload', async () => {
  const seen: string[][] = []
  const { gateway } = stack().app
  const { contextOf } = gateway
  gateway.contextOf = (...given) => {
    const context = contextOf(...given)
    seen.push(Object.keys(context.serviceCalls ?? {}).sort())
    expect(context.adminPlatform).toBeNull()
    return context
  }
  await signedIn(stack().shopUrl)
  gateway.contextOf = contextOf
  expect(seen.length).toBeGreaterThan(0)
  for (const calls of seen) {
    expect(calls).toEqual([
      'createBackInStockRequest',
      'createUploadUrl',
      'deleteBackInStockRequest',
      'getBackInStockRequest',
      'getOrder',
      'queryBackInStockRequests',
      'queryMembers',
      'searchOrders',
      'signOn',
      'uploadFile',
    ])
  }
})

test.each([
  'https://evil.test/x',
  '//evil.test',
  '/\\evil.test',
  'javascript:alert(1)',
  '/a\r\nLocation: https://evil.test',
])('S34 no redirect session is created with %j', async (returnTo) => {
  const shopper = await signedIn(stack().shopUrl)
  await control().clearCalls()
  const { result } = await shopper.query<{
    result: { logoutUrl: null; problems: unknown[] }
  }>(
    'mutation ($returnTo: String) { result: logout(input: { returnTo: $returnTo }) { logoutUrl problems { code field } } }',
    { returnTo },
  )
  expect(result).toEqual({
    logoutUrl: null,
    problems: [{ code: 'RETURN_ADDRESS_NOT_ALLOWED', field: 'returnTo' }],
  })
  expect(await control().calls()).toEqual([])
})

test('S36 an unknown email costs the platform as much as a wrong password', async () => {
  const costs: Record<string, number> = {}
  for (const email of [
    mara.email,
    'nobody-at-all@shop.test',
    'reset@shop.test',
    'blocked@shop.test',
  ]) {
    const before = work.hashes
    await createShopper(stack().shopUrl).execute(documents.login, {
      input: { email, password: 'wrong-password' },
    })
    costs[email] = work.hashes - before
  }
  expect(Object.values(costs)).toEqual([1, 1, 1, 1])
})

test('S38 the shop opens no frame: an app’s own one needs the state, and answers only once', async () => {
  const { shopper, started } = await startedSignIn(stack().shopUrl, {
    responseMode: 'WEB_MESSAGE',
    prompt: 'NONE',
  })
  expect(await (await fetch(String(started.url))).text()).toContain('login_required')
  type Completed = { viewer: { role: string }; problems: { message: string }[] }
  const complete = (state: string | null) =>
    step<Completed>(shopper, 'completeSignIn', { input: { code: 'made-up', state } })
  expect(await complete('another-state')).toMatchObject({
    viewer: { role: 'VISITOR' },
    problems: [{ message: 'Invalid _state' }],
  })
  const first = await complete(started.state)
  expect(first.problems[0]?.message).toMatch(/^Failed to fetch tokens/)
  expect((await complete(started.state)).problems).toMatchObject([{ message: 'Invalid _state' }])
})

test('S39 a sign-in allows five attempts, however many codes are sent', async () => {
  await control().site({ verificationRequired: true })
  const person = newPerson()
  const shopper = createShopper(stack().shopUrl)
  await step(shopper, 'register', { input: person })
  const newest = async () => (await control().mails(person.email)).at(-1)?.code ?? ''
  const wrongCodeFor = (code: string) => (code === '111111' ? '222222' : '111111')
  for (let tries = 0; tries < 4; tries += 1) {
    const { problems } = await step(shopper, 'verifyEmailCode', {
      code: wrongCodeFor(await newest()),
    })
    expect(problems).toMatchObject([{ code: 'BAD_CODE', field: 'code' }])
  }
  await step(shopper, 'resendEmailCode')
  await step(shopper, 'verifyEmailCode', { code: wrongCodeFor(await newest()) })
  const right = await step(shopper, 'verifyEmailCode', { code: await newest() })
  expect(right).toMatchObject({ viewer: { role: 'VISITOR' }, problems: [{ code: 'NOT_FOUND' }] })
  const resent = await step(shopper, 'resendEmailCode')
  expect(resent.problems).toMatchObject([{ code: 'NOT_FOUND' }])
  await control().site({ verificationRequired: false })
})
