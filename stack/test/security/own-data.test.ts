// SECURITY rows 29, 71 and 89: what is a member's is for that member alone.
import { expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { jonas, mara, signedIn } from '../support/sign-in.ts'
import { useSignInStack } from '../support/sign-in-stack.ts'

const { stack, control } = useSignInStack()

test('S29 two members asking at once each get their own', async () => {
  const [one, two] = await Promise.all([
    signedIn(stack().shopUrl, mara),
    signedIn(stack().shopUrl, jonas),
  ])
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      (i % 2 ? two : one).mustAsk<{ me: { loginEmail: string } }>('{ me { loginEmail } }'),
    ),
  )
  answers.forEach(({ me }, i) => {
    expect(me.loginEmail).toBe((i % 2 ? jonas : mara).email)
  })
})

test('S71 orders are only ever one’s own', async () => {
  const [one, two] = await Promise.all([
    signedIn(stack().shopUrl, mara),
    signedIn(stack().shopUrl, jonas),
  ])
  const { orders } = await one.mustAsk<{ orders: { nodes: { id: string; number: string }[] } }>(
    '{ orders { nodes { id number } pageInfo { endCursor } } }',
  )
  expect(orders.nodes.map(({ number }) => number)).toEqual(['9954', '9902', '9871'])
  const [order] = orders.nodes
  const read = 'query ($id: ID!) { order(id: $id) { number total { formatted } } }'
  expect(await one.mustAsk(read, { id: order?.id })).toMatchObject({ order: { number: '9954' } })
  expect(await two.mustAsk(read, { id: order?.id })).toEqual({ order: null })
  const stranger = createShopper(stack().shopUrl)
  expect(await stranger.mustAsk(read, { id: order?.id })).toEqual({ order: null })
  const others = await two.mustAsk<{ orders: { nodes: { id: string }[] } }>(
    '{ orders { nodes { id } } }',
  )
  const mine = new Set(orders.nodes.map(({ id }) => id))
  expect(others.orders.nodes.filter(({ id }) => mine.has(id))).toEqual([])
  expect(await stranger.mustAsk('{ orders { nodes { id } } }')).toEqual({ orders: null })
})

test('S89 what is a member’s is refused to a visitor without a hint', async () => {
  const shopper = createShopper(stack().shopUrl)
  await control().forget()
  for (const field of [
    'updateMe(input: { nickname: "x" })',
    'updateMySlug(slug: "x")',
    'joinCommunity',
    'leaveCommunity',
  ]) {
    const answer = await shopper.ask(`mutation { ${field} { problems { code } } }`)
    expect(answer.errors).toMatchObject([
      { message: 'Sign in to see this.', extensions: { code: 'UNAUTHENTICATED' } },
    ])
  }
  const { errors } = await shopper.ask('{ mySessions { id } }')
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  expect(await control().calls()).toEqual([])
})
