// docs/security.md S29, S71 and S89: a member's data is visible to that member only.
import { expect, test } from 'vitest'
import { hundredfoldCalls } from '../../src/call-limits.ts'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { addToCart } from '../support/documents.ts'
import { trackedProduct } from '../support/products.ts'
import { jonas, mara, signedIn } from '../support/sign-in.ts'
import { useSignInStack } from '../support/sign-in-stack.ts'

const { stack, control } = useSignInStack({
  ...hundredfoldCalls,
  ADDRESS_COST_PER_MINUTE: '1000000000',
  SESSION_COST_PER_MINUTE: '1000000000',
})

test('S29 two members send two thousand concurrent queries and each receives their own data', {
  timeout: 180_000,
}, async () => {
  const [one, two] = await Promise.all([
    signedIn(stack().shopUrl, mara),
    signedIn(stack().shopUrl, jonas),
  ])
  const members = [one, two]
  const queries = [
    '{ cart { id } }',
    '{ viewer { role name } me { id loginEmail } }',
    '{ orders { nodes { id number } } }',
  ]
  const { id: productId } = await trackedProduct(one)
  for (const member of members) {
    await member.query(addToCart, { input: { lines: [{ productId, quantity: 1 }] } })
  }
  const responseOf = (member: Shopper, query: string) => member.query<unknown>(query)
  const expected = await Promise.all(
    members.map((member) => Promise.all(queries.map((query) => responseOf(member, query)))),
  )
  expect(
    expected[0]?.map((result, i) => JSON.stringify(result) === JSON.stringify(expected[1]?.[i])),
  ).toEqual([false, false, false])
  // Random latency makes the platform's responses overtake each other.
  for (const ms of [1, 5, 20]) await control().fault({ kind: 'latency', ms, rate: 0.3 })
  const wrong: string[] = []
  let next = 0
  const runQueries = async () => {
    for (let turn = next++; turn < 2000; turn = next++) {
      const [person, query] = [turn % 2, Math.floor(turn / 2) % 3]
      await new Promise((go) => setTimeout(go, Math.random() * 10))
      const result = await responseOf(members[person] as Shopper, queries[query] ?? '')
      const isOwn = JSON.stringify(result) === JSON.stringify(expected[person]?.[query])
      if (!isOwn) wrong.push(`${turn}: ${JSON.stringify(result)}`)
    }
  }
  await Promise.all(Array.from({ length: 40 }, runQueries))
  await control().heal()
  expect(wrong).toEqual([])
})

test('S71 members read only their own orders', async () => {
  const [one, two] = await Promise.all([
    signedIn(stack().shopUrl, mara),
    signedIn(stack().shopUrl, jonas),
  ])
  const { orders } = await one.query<{ orders: { nodes: { id: string; number: string }[] } }>(
    '{ orders { nodes { id number } pageInfo { endCursor } } }',
  )
  expect(orders.nodes.map(({ number }) => number)).toEqual(['9954', '9902', '9871'])
  const [order] = orders.nodes
  const read = 'query ($id: ID!) { order(id: $id) { number total { formatted } } }'
  expect(await one.query(read, { id: order?.id })).toMatchObject({
    order: { number: '9954' },
  })
  expect(await two.query(read, { id: order?.id })).toEqual({ order: null })
  const visitor = createShopper(stack().shopUrl)
  expect(await visitor.query(read, { id: order?.id })).toEqual({ order: null })
  const others = await two.query<{ orders: { nodes: { id: string }[] } }>(
    '{ orders { nodes { id } } }',
  )
  const ownOrders = new Set(orders.nodes.map(({ id }) => id))
  expect(others.orders.nodes.filter(({ id }) => ownOrders.has(id))).toEqual([])
  expect(await visitor.query('{ orders { nodes { id } } }')).toEqual({ orders: null })
})

test('S89 member data is refused to a visitor without a hint', async () => {
  const shopper = createShopper(stack().shopUrl)
  await control().clearCalls()
  for (const field of [
    'updateMe(input: { nickname: "x" })',
    'updateMySlug(input: { slug: "x" })',
    'joinCommunity',
    'leaveCommunity',
  ]) {
    const result = await shopper.execute(`mutation { ${field} { problems { code } } }`)
    expect(result.errors).toMatchObject([
      { message: 'Sign in to see this.', extensions: { code: 'UNAUTHENTICATED' } },
    ])
  }
  const { data, extensions } = await shopper.execute(
    '{ mySessions { id } slugCheck(slug: "free") { free } }',
  )
  expect(data).toEqual({ mySessions: null, slugCheck: null })
  expect(extensions?.problems).toMatchObject([
    { code: 'NOT_SIGNED_IN', path: ['mySessions'] },
    { code: 'NOT_SIGNED_IN', path: ['slugCheck'] },
  ])
  expect(await control().calls()).toEqual([])
})
