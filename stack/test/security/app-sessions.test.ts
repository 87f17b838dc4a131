// An app that carries a member's session, and an app at the endpoint of staff. docs/security.md S123 and S124.
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { appWith, bearer, createShopper, owner } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { trackedProduct } from '../support/products.ts'
import { mara, signedIn } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
const [kiosk, writer] = ['a-key-of-a-kiosk', 'a-key-that-writes']
const stack = useStack({
  APP_KEYS: [
    appWith('kiosk', hashOf(kiosk), ['catalog:read']),
    appWith('writer', hashOf(writer), ['catalog:write']),
  ].join(),
})

type Code = { extensions: { code: string } }
const codesOf = ({ errors }: { errors?: Code[] }) =>
  errors?.map(({ extensions }) => extensions.code)

describe('S123 a member’s session beside an app key', () => {
  let member: Shopper
  beforeAll(async () => {
    member = await signedIn(stack().shopUrl, mara)
  })
  const execute = <Data = Record<string, unknown>>(document: string, variables: object = {}) =>
    member.execute<Data>(document, variables, bearer(kiosk))

  test('S123 the caller stays the app, and reads and shops as the member', async () => {
    const { id: productId } = await trackedProduct(member)
    const add = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { code } } }`
    const added = await execute(add, { input: { lines: [{ productId, quantity: 1 }] } })
    expect(added.data).toEqual({ addToCart: { problems: [] } })
    const read = `{ caller { kind name rights } viewer { role } me { loginEmail nodeId }
      orders(first: 1) { nodes { number } } cart { itemCount } }`
    const { data, errors } = await execute<{ me: { nodeId: string } }>(read)
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      caller: { kind: 'APP', name: 'kiosk', rights: ['CATALOG_READ'] },
      viewer: { role: 'MEMBER' },
      me: { loginEmail: mara.email },
      orders: { nodes: [{ number: expect.any(String) }] },
      cart: { itemCount: 1 },
    })
    const node = await execute('query ($id: ID!) { node(id: $id) { nodeId } }', {
      id: data.me.nodeId,
    })
    expect(node.data).toEqual({ node: { nodeId: data.me.nodeId } })
  })

  test.each([
    'updateMe(input: { nickname: "Taken over" }) { problems { code } }',
    'changePassword(input: { newPassword: "another-one-26" }) { accepted }',
    'deleteMe(input: { confirmation: "mara@shop.test" }) { accepted }',
    'signOutEverywhere { logoutUrl }',
  ])('S123 the account is the member’s own to change: %s', async (mutation) => {
    expect(codesOf(await execute(`mutation { ${mutation} }`))).toEqual(['FORBIDDEN'])
    expect((await member.query<{ me: object }>('{ me { loginEmail } }')).me).toBeTruthy()
  })

  test('S123 the session of staff adds no right to a key, and is not elevated by it', async () => {
    const staff = await signedIn(stack().shopUrl, owner)
    const members = '{ managedMembers(first: 1) { nodes { id } } }'
    expect(codesOf(await staff.execute(members, {}, bearer(kiosk)))).toEqual(['FORBIDDEN'])
    for (const name of ['elevate', 'endElevation']) {
      const mutation = `mutation { ${name} { staff { elevation } } }`
      expect(codesOf(await staff.execute(mutation, {}, bearer(kiosk)))).toEqual(['FORBIDDEN'])
    }
    expect(staff.staffCookie).toBe('')
  })

  test('S123 what is read with the site’s key for the member is recorded under the app', async () => {
    await execute('{ orders(first: 1) { nodes { number } } }')
    const [entry] = stack().app.gateway.services.audit.read({ limit: 1 })
    expect(entry?.intent).toMatchObject({ actor: { kind: 'APP', name: 'kiosk' } })
  })
})

describe('S124 an app key at the endpoint of staff', () => {
  const document = { query: '{ caller { kind } }' }
  const json = { 'content-type': 'application/json' }
  const authorization = `Bearer ${writer}`
  const search = new URLSearchParams(document)
  const body = JSON.stringify(document)
  const large = JSON.stringify({ ...document, variables: { unused: 'x'.repeat(300_000) } })

  test.each<[string, string, RequestInit]>([
    ['POST', '', { method: 'POST', body, headers: json }],
    ['GET', `?${search}`, {}],
    ['a stream', '', { method: 'POST', body, headers: { ...json, accept: 'text/event-stream' } }],
    ['a large body', '', { method: 'POST', body: large, headers: json }],
  ])('S124 %s is refused with the endpoint to use', async (_, more, init) => {
    await controlOf(stack().platformUrl).clearCalls()
    const response = await createShopper(stack().shopUrl).send(`/admin/graphql${more}`, {
      ...init,
      headers: { ...init.headers, authorization },
    })
    expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store'])
    const { errors } = (await response.json()) as { errors: (Code & { message: string })[] }
    expect(errors).toMatchObject([
      { message: expect.stringContaining(' /graphql'), extensions: { code: 'WRONG_ENDPOINT' } },
    ])
    expect(await controlOf(stack().platformUrl).calls()).toEqual([])
  })
})
