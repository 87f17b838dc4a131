// Back-in-stock notifications over the whole path, from the request to the email and the cancellation.
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import {
  accepted,
  cancel,
  codesOf,
  type Mine,
  ownRequests,
  type Result,
  request,
  sky,
} from './support/back-in-stock-kit.ts'
import { controlOf } from './support/platform-control.ts'
import { jonas, mara, signedIn, step } from './support/sign-in.ts'
import { useStack } from './support/start.ts'

const stack = useStack({
  SIGN_INS_PER_LOGIN: '1000',
  SIGN_INS_PER_ADDRESS: '1000',
  CACHE_SECONDS: '0',
  CACHE_STALE_SECONDS: '0',
})
const control = () => controlOf(stack().platformUrl)

const rose = [{ option: 'Color', choice: 'Rose' }]
const visitor = () => createShopper(stack().shopUrl)
const idOf = async (slug: string) => {
  const document = 'query ($slug: String!) { product(slug: $slug) { id } }'
  return (await visitor().query<{ product: { id: string } }>(document, { slug })).product.id
}
let jug = ''
beforeEach(async () => {
  await control().reset()
  jug = await idOf('milk-jug')
})

async function submit(shopper: Shopper, more: object = {}) {
  const input = { productId: jug, choices: sky, ...more }
  return (await shopper.query<Result>(request, { input })).result
}
const listOf = async (shopper: Shopper, variables: object = {}) =>
  (await shopper.query<Mine>(ownRequests, variables)).mine
const nodesOf = async (shopper: Shopper) => (await listOf(shopper))?.nodes ?? []

describe('a member', () => {
  test('requests a notification, receives the email, sees the request in the account and cancels it', async () => {
    const shopper = await signedIn(stack().shopUrl, mara)
    expect(await listOf(shopper)).toMatchObject({ nodes: [] })
    expect(await submit(shopper)).toEqual(accepted(mara.email))
    const [waiting] = await nodesOf(shopper)
    expect(waiting).toMatchObject({
      status: 'RECEIVED',
      email: mara.email,
      choices: sky,
      product: { name: 'Milk Jug', slug: 'milk-jug' },
      pageUrl: `${stack().shopUrl}/p/milk-jug?Color=Sky`,
    })
    await control().stock({ slug: 'milk-jug', quantity: 3 })
    const [notified] = await nodesOf(shopper)
    expect(notified).toMatchObject({
      id: waiting?.id,
      status: 'NOTIFICATION_SENT',
      autoNotified: true,
    })
    expect(await control().mails(mara.email)).toEqual([
      expect.objectContaining({
        kind: 'back-in-stock',
        link: `${stack().shopUrl}/p/milk-jug?Color=Sky`,
      }),
    ])
    const { result } = await shopper.query<Result>(cancel, { id: notified?.id })
    expect(result).toEqual({ accepted: true, problems: [] })
    expect(await nodesOf(shopper)).toEqual([])
  })

  test('is warned that the request exists already', async () => {
    const shopper = await signedIn(stack().shopUrl, mara)
    await submit(shopper)
    const repeated = await submit(shopper, { email: 'MARA@shop.test' })
    expect(repeated.accepted).toBe(true)
    expect(repeated.problems).toEqual([
      expect.objectContaining({ code: 'ALREADY_REQUESTED', severity: 'WARNING' }),
    ])
    expect(await nodesOf(shopper)).toHaveLength(1)
  })

  test('lists requests in pages, newest first', async () => {
    const shopper = await signedIn(stack().shopUrl, mara)
    await submit(shopper)
    await control().advance(60)
    await submit(shopper, { choices: rose })
    const first = await listOf(shopper, { first: 1 })
    expect(first?.nodes.map(({ choices }) => choices)).toEqual([rose])
    const second = await listOf(shopper, { first: 1, after: first?.pageInfo.endCursor })
    expect(second?.nodes.map(({ choices }) => choices)).toEqual([sky])
    expect(second?.pageInfo.hasNextPage).toBe(false)
    const pictures = [first, second].map((page) => page?.nodes[0]?.image?.alt)
    expect(pictures).toEqual([
      expect.stringMatching(/rose|pink/i),
      expect.stringMatching(/sky|blue/i),
    ])
    const other = await signedIn(stack().shopUrl, jonas)
    const stolen = await other.execute(ownRequests, { first: 1, after: first?.pageInfo.endCursor })
    expect(stolen.errors?.[0]?.extensions.field).toBe('after')
  })
})

describe('a visitor', () => {
  test('requests by email without a session', async () => {
    const shopper = visitor()
    expect(await submit(shopper, { email: ' ada@example.test ' })).toEqual(
      accepted('ada@example.test'),
    )
    expect(shopper.cookie).toBe('')
    expect(await listOf(shopper)).toBeNull()
    await control().stock({ slug: 'milk-jug', choices: { Color: 'Sky' }, quantity: 1 })
    expect(await control().mails('ada@example.test')).toHaveLength(1)
  })

  test('without choices is notified of any variant', async () => {
    await submit(visitor(), { email: 'ada@example.test', choices: [] })
    await control().stock({ slug: 'milk-jug', choices: { Color: 'Rose' }, quantity: 1 })
    const [mail] = await control().mails('ada@example.test')
    expect(mail?.link).toBe(`${stack().shopUrl}/p/milk-jug`)
  })

  test('can request again after the product sold out again', async () => {
    const shopper = visitor()
    const email = 'ada@example.test'
    await submit(shopper, { email })
    await control().stock({ slug: 'milk-jug', quantity: 1 })
    await control().stock({ slug: 'milk-jug', quantity: 0 })
    expect(await submit(shopper, { email })).toEqual(accepted(email))
    await control().stock({ slug: 'milk-jug', quantity: 1 })
    expect(await control().mails(email)).toHaveLength(2)
  })
})

describe('refusals', () => {
  const unknown = '00000000-0000-4000-8000-000000000000'
  test.each([
    ['no email', {}, 'REQUIRED_FIELD email'],
    ['an empty email', { email: '  ' }, 'REQUIRED_FIELD email'],
    ['an invalid email', { email: 'ada' }, 'INVALID_EMAIL email'],
    ['an unknown product', { productId: unknown }, 'PRODUCT_NOT_AVAILABLE productId'],
    ['an invalid id', { productId: 'x' }, 'INVALID_FORMAT productId'],
    [
      'an unknown choice',
      { choices: [{ option: 'Color', choice: 'Plaid' }] },
      'VARIANT_NOT_AVAILABLE choices[0].choice',
    ],
  ])('%s', async (_name, more, expected) => {
    await control().clearCalls()
    const email = 'email' in more || expected.includes('email') ? {} : { email: 'ada@example.test' }
    expect(codesOf(await submit(visitor(), { ...email, ...more }))).toEqual([false, expected])
    const calls = await control().calls()
    expect(calls.filter(({ path }) => path.includes('back-in-stock'))).toEqual([])
  })

  test('an available product, and an incomplete choice', async () => {
    const email = 'ada@example.test'
    const productId = await idOf('morning-mug')
    const bone = { option: 'Color', choice: 'Bone' }
    const size = { option: 'Size', choice: 'Small' }
    const submitChoices = (choices: object[]) => submit(visitor(), { email, productId, choices })
    expect(codesOf(await submitChoices([bone, size]))).toEqual([false, 'IN_STOCK productId'])
    expect(codesOf(await submitChoices([]))).toEqual([false, 'IN_STOCK productId'])
    expect(codesOf(await submitChoices([bone]))).toEqual([false, 'OPTIONS_REQUIRED choices'])
    expect(codesOf(await submitChoices([{ ...bone, choice: 'Indigo' }, size]))).toEqual([true])
  })

  test('a site that does not collect requests, and a platform that is down', async () => {
    const email = 'ada@example.test'
    await control().site({ collectsBackInStock: false })
    expect(codesOf(await submit(visitor(), { email }))).toEqual(
      [false, 'NOT_AVAILABLE_ON_THIS_SITE undefined'].map((one) =>
        typeof one === 'string' ? one.replace('undefined', 'null') : one,
      ),
    )
    await control().site({ collectsBackInStock: true })
    await control().fault({
      kind: 'status',
      status: 503,
      match: { path: '/back-in-stock-service' },
    })
    const { accepted: isAccepted, problems: refusals } = await submit(visitor(), { email })
    expect([isAccepted, refusals[0]?.code]).toEqual([false, 'UPSTREAM_UNAVAILABLE'])
    await control().heal()
  })
})

describe('requests of other members', () => {
  test('S71 other members’ requests are not listed, and canceling one reads like an unknown id', async () => {
    const owner = await signedIn(stack().shopUrl, mara)
    await submit(owner)
    const [own] = await nodesOf(owner)
    const other = await signedIn(stack().shopUrl, jonas)
    expect(await nodesOf(other)).toEqual([])
    const otherResult = (await other.query<Result>(cancel, { id: own?.id })).result
    const unknownResult = (
      await other.query<Result>(cancel, { id: '00000000-0000-4000-8000-000000000000' })
    ).result
    expect(otherResult).toEqual(unknownResult)
    expect(otherResult).toMatchObject({ accepted: false, problems: [{ code: 'NOT_FOUND' }] })
    expect(await nodesOf(owner)).toHaveLength(1)
    const byVisitor = await visitor().execute(cancel, { id: own?.id })
    expect(byVisitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test('S71 an unverified email reveals nothing', async () => {
    const email = 'vera@shop.test'
    await submit(visitor(), { email })
    const shopper = visitor()
    await step(shopper, 'register', { input: { email, password: 'long-enough-1' } })
    expect(await listOf(shopper)).toBeNull()
    expect((await submit(shopper, { email })).problems).toEqual([])
  })

  test('S36 a visitor cannot detect whether an email has a request', async () => {
    const email = mara.email
    const first = await visitor().execute<Result>(request, {
      input: { productId: jug, choices: sky, email },
    })
    const other = await signedIn(stack().shopUrl, jonas)
    const repeated = await visitor().execute<Result>(request, {
      input: { productId: jug, choices: sky, email },
    })
    expect(repeated.data).toEqual(first.data)
    expect(await submit(other, { email })).toEqual(accepted(email))
  })

  test('calls with the site’s key are made on behalf of the member', async () => {
    const shopper = await signedIn(stack().shopUrl, mara)
    await control().clearCalls()
    await submit(shopper)
    await nodesOf(shopper)
    const paths = (await control().calls()).map(({ method, path }) => `${method} ${path}`)
    const base = '/back-in-stock-service/v1/back-in-stock-notification-requests'
    expect(paths.filter((path) => path.includes(base))).toEqual([`POST ${base}`, `GET ${base}`])
  })
})

test('a cancellation whose response was lost succeeds', async () => {
  const shopper = await signedIn(stack().shopUrl, mara)
  await submit(shopper)
  const [own] = await nodesOf(shopper)
  const match = { method: 'DELETE', path: '/back-in-stock-service' }
  await control().fault({ kind: 'status', status: 503, when: 'after', times: 1, match })
  const { result } = await shopper.query<Result>(cancel, { id: own?.id })
  expect(result).toEqual({ accepted: true, problems: [] })
  expect(await nodesOf(shopper)).toEqual([])
})

describe('rate limits', () => {
  const strict = useStack({ SIGN_INS_PER_LOGIN: '3', SIGN_INS_PER_ADDRESS: '5' })
  const input = (email: string) => ({ input: { productId: jug, choices: sky, email } })

  test('S37 limits requests by recipient and by address, separately from sign-ins', async () => {
    const shopper = createShopper(strict().shopUrl)
    const codeOf = async (email: string) => {
      const { data, status } = await shopper.execute<Result>(request, input(email))
      return [status, data.result.problems[0]?.code]
    }
    for (let round = 0; round < 3; round++)
      expect(await codeOf(mara.email)).toEqual([200, undefined])
    expect(await codeOf(mara.email)).toEqual([429, 'RATE_LIMITED'])
    expect(await codeOf('ada@example.test')).toEqual([200, undefined])
    expect(await codeOf('bo@example.test')).toEqual([429, 'RATE_LIMITED'])
    await signedIn(strict().shopUrl, mara)
  })
})
