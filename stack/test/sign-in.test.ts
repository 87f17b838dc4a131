// The member's way in and out, through the gateway, on the embedded platform.
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import * as documents from './support/documents.ts'
import { countedGood } from './support/goods.ts'
import { controlOf } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
const control = () => controlOf(stack().platformUrl)
let shopper: Shopper
beforeEach(() => {
  shopper = createShopper(stack().shopUrl)
})

const viewer = 'viewer { role name signIn { state email factors } }'
const problems = 'problems { code message field }'
const login = `mutation ($input: LoginInput!) { login(input: $input) { state ${viewer} ${problems} } }`
const mara = { email: 'mara@shop.test', password: 'slow-days-2026' }

describe('logging in', () => {
  test('a member is one afterwards, under another id; the old one is nobody', async () => {
    const good = await countedGood(shopper)
    await shopper.mustAsk(documents.addToCart, {
      input: { lines: [{ productId: good.id, quantity: 1 }] },
    })
    const before = shopper.cookie
    const answer = await shopper.mustAsk<any>(login, { input: mara })
    expect(answer.login).toEqual({
      state: 'SUCCESS',
      viewer: {
        role: 'MEMBER',
        name: 'Mara Lind',
        signIn: { state: 'SUCCESS', email: null, factors: [] },
      },
      problems: [],
    })
    expect(shopper.cookie).not.toBe(before)
    const { cart } = await shopper.mustAsk<any>('{ cart { itemCount } }')
    expect(cart.itemCount).toBe(1)
    const old = createShopper(stack().shopUrl)
    old.cookie = before
    expect(await old.mustAsk<any>('{ viewer { role } cart { itemCount } me { id } }')).toEqual({
      viewer: { role: 'VISITOR' },
      cart: null,
      me: null,
    })
  })

  test.each([
    ['a wrong password', { ...mara, password: 'not-this-one' }],
    ['an unknown address', { ...mara, email: 'nobody@shop.test' }],
  ])('S36 %s answers the same', async (_, input) => {
    const answer = await shopper.mustAsk<any>(login, { input })
    expect(answer.login).toMatchObject({
      state: 'FAILURE',
      viewer: { role: 'VISITOR' },
      problems: [
        {
          code: 'INVALID_PASSWORD',
          message: 'The e-mail address or the password is not right.',
          field: 'password',
        },
      ],
    })
  })

  test('me is the whole member', async () => {
    await shopper.mustAsk(login, { input: mara })
    const { me, myIdentity } = await shopper.mustAsk<any>(
      '{ me { id nickname loginEmail status privacyStatus contact { firstName lastName } } myIdentity { id email isEmailVerified status } }',
    )
    expect(me).toMatchObject({ nickname: 'Mara Lind', loginEmail: mara.email, status: 'APPROVED' })
    expect(myIdentity).toEqual({
      id: me.id,
      email: mara.email,
      isEmailVerified: true,
      status: 'ACTIVE',
    })
  })
})
