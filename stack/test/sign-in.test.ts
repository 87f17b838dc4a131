// Sign-in with a password, in every state it can end in, on the embedded platform.
import { describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import * as shopDocuments from './support/documents.ts'
import { trackedProduct } from './support/products.ts'
import { mara, password, step } from './support/sign-in.ts'
import { useSignInSteps } from './support/sign-in-stack.ts'

let shopper: Shopper
const { stack, control } = useSignInSteps((fresh) => {
  shopper = fresh
})

describe('signing in', () => {
  test('S4 rotates the session id; the former id is a visitor', async () => {
    const product = await trackedProduct(shopper)
    await shopper.query(shopDocuments.addToCart, {
      input: { lines: [{ productId: product.id, quantity: 1 }] },
    })
    const before = shopper.cookie
    const result = await step(shopper, 'login', { input: mara })
    expect(result).toMatchObject({
      state: 'SUCCESS',
      viewer: {
        role: 'MEMBER',
        name: 'Mara Lind',
        signIn: { state: 'SUCCESS', email: null, factors: [] },
      },
      problems: [],
    })
    expect(shopper.cookie).not.toBe(before)
    expect(await shopper.query('{ cart { itemCount } }')).toEqual({ cart: { itemCount: 1 } })
    const old = createShopper(stack().shopUrl)
    old.cookie = before
    expect(await old.query('{ viewer { role } cart { itemCount } me { id } }')).toEqual({
      viewer: { role: 'VISITOR' },
      cart: null,
      me: null,
    })
  })

  test('returns the whole member and the identity from the sign-in', async () => {
    await step(shopper, 'login', { input: mara })
    const { me, myIdentity } = await shopper.query<{
      me: { id: string }
      myIdentity: unknown
    }>(
      '{ me { id nickname loginEmail status privacyStatus } myIdentity { id email emailVerified status reasons } }',
    )
    expect(me).toMatchObject({ nickname: 'Mara Lind', loginEmail: mara.email, status: 'APPROVED' })
    expect(myIdentity).toEqual({
      id: me.id,
      email: mara.email,
      emailVerified: true,
      status: 'ACTIVE',
      reasons: [],
    })
  })

  test.each([
    ['a wrong password', { ...mara, password: 'not-this-one' }],
    ['an unknown email', { ...mara, email: 'nobody@shop.test' }],
  ])('S36 %s has the same response', async (_, input) => {
    const result = await step(shopper, 'login', { input })
    expect(result.viewer.role).toBe('VISITOR')
    expect(result.problems).toMatchObject([
      {
        code: 'INVALID_PASSWORD',
        message: 'The email or the password is incorrect.',
        field: 'password',
      },
    ])
  })

  test.each([
    [{ email: 'x', password }, [{ code: 'INVALID_EMAIL', field: 'email' }]],
    [{ email: mara.email, password: '' }, [{ code: 'INVALID_LENGTH', field: 'password' }]],
    [{ email: 'a@b.co', password: 'x'.repeat(101) }, [{ code: 'INVALID_LENGTH' }]],
  ])('%j is refused at its field, without a call', async (input, problems) => {
    await control().clearCalls()
    expect((await step(shopper, 'login', { input })).problems).toMatchObject(problems)
    expect(await control().calls()).toEqual([])
    expect(shopper.cookie).toBe('')
  })

  test.each([
    ['blocked@shop.test', 'ACCOUNT_BLOCKED'],
    ['offline@shop.test', 'ACCOUNT_OFFLINE'],
  ])('%s is informed of the closed account only with the right password', async (email, code) => {
    const right = await step(shopper, 'login', { input: { email, password } })
    expect(right).toMatchObject({
      state: 'FAILURE',
      viewer: { role: 'VISITOR' },
      problems: [{ code, field: null }],
    })
    const wrong = await step(shopper, 'login', { input: { email, password: 'guessing-123' } })
    expect(wrong.problems).toMatchObject([{ code: 'INVALID_PASSWORD', field: 'password' }])
  })

  test('reports that a member is waiting for approval', async () => {
    const result = await step(shopper, 'login', { input: { email: 'pending@shop.test', password } })
    expect(result).toMatchObject({
      state: 'OWNER_APPROVAL_REQUIRED',
      viewer: { role: 'VISITOR', signIn: { state: 'OWNER_APPROVAL_REQUIRED' } },
      problems: [],
    })
  })
})
