// docs/security.md S29, S71 and S89: what is a member's is for that member alone.
import { expect, test } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { addToCart } from '../support/documents.ts'
import { countedGood } from '../support/products.ts'
import { jonas, mara, signedIn } from '../support/sign-in.ts'
import { useSignInStack } from '../support/sign-in-stack.ts'

const { stack, control } = useSignInStack({
  ADDRESS_COST_PER_MINUTE: '1000000000',
  SESSION_COST_PER_MINUTE: '1000000000',
})

test('S29 two members, two thousand questions at once: each gets their own', {
  timeout: 180_000,
}, async () => {
  const [one, two] = await Promise.all([
    signedIn(stack().shopUrl, mara),
    signedIn(stack().shopUrl, jonas),
  ])
  const people = [one, two]
  const questions = [
    '{ cart { id } }',
    '{ viewer { role name } me { id loginEmail } }',
    '{ orders { nodes { id number } } }',
  ]
  const { id: productId } = await countedGood(one)
  for (const who of people) {
    await who.mustAsk(addToCart, { input: { lines: [{ productId, quantity: 1 }] } })
  }
  const asked = (who: Shopper, question: string) => who.mustAsk<unknown>(question)
  const own = await Promise.all(
    people.map((who) => Promise.all(questions.map((question) => asked(who, question)))),
  )
  expect(
    own[0]?.map((answer, i) => JSON.stringify(answer) === JSON.stringify(own[1]?.[i])),
  ).toEqual([false, false, false])
  // Answers of the platform overtake each other.
  for (const ms of [1, 5, 20]) await control().fault({ kind: 'latency', ms, rate: 0.3 })
  const wrong: string[] = []
  let next = 0
  const ask = async () => {
    for (let turn = next++; turn < 2000; turn = next++) {
      const [person, question] = [turn % 2, Math.floor(turn / 2) % 3]
      await new Promise((go) => setTimeout(go, Math.random() * 10))
      const answer = await asked(people[person] as Shopper, questions[question] ?? '')
      const isOwn = JSON.stringify(answer) === JSON.stringify(own[person]?.[question])
      if (!isOwn) wrong.push(`${turn}: ${JSON.stringify(answer)}`)
    }
  }
  await Promise.all(Array.from({ length: 40 }, ask))
  await control().heal()
  expect(wrong).toEqual([])
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
