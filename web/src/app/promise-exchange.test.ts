import { Client } from '@urql/core'
import { expect, test } from 'vitest'
import { document } from '../lib/document.ts'
import { promiseExchange, type SendOperation } from './promise-exchange.ts'

const question = document<{ word: string }, Record<string, never>>('query Word{word}', 'hash')

const change = document<{ word: string }, Record<string, never>>('mutation Say{word}', 'other')

const clientOf = (answer: SendOperation) =>
  new Client({ url: '/graphql', exchanges: [promiseExchange(answer)] })

test('each operation receives its own result', async () => {
  const client = clientOf(async ({ variables }) => ({ data: { word: variables?.of } }))
  const request = (of: string) => client.query(question, { of } as never).toPromise()
  const answers = await Promise.all(['one', 'two'].map(request))
  expect(answers.map(({ data }) => data?.word)).toEqual(['one', 'two'])
})

test('GraphQL errors and network errors are distinguished', async () => {
  const refused = clientOf(async () => ({ errors: [{ message: 'no' }] }))
  const { error } = await refused.mutation(change, {}).toPromise()
  expect(error?.graphQLErrors.map(({ message }) => message)).toEqual(['no'])
  const lost = clientOf(() => Promise.reject(new TypeError('Failed to fetch')))
  expect((await lost.query(question, {}).toPromise()).error?.networkError?.message).toMatch(/fetch/)
  const nothing = clientOf(async () => ({}))
  expect((await nothing.query(question, {}).toPromise()).error?.networkError).toBeDefined()
})

const soon = () => new Promise((resolve) => setTimeout(resolve))

test('a teardown aborts the request', async () => {
  let leaving: AbortSignal | undefined
  const client = clientOf((_operation, signal) => {
    leaving = signal
    return new Promise(() => undefined)
  })
  const { unsubscribe } = client.query(question, {}).subscribe(() => undefined)
  await soon()
  expect(leaving?.aborted).toBe(false)
  unsubscribe()
  expect(leaving?.aborted).toBe(true)
})

test('subscribing, unsubscribing and subscribing again sends one request', async () => {
  let requests = 0
  const client = clientOf(async () => {
    requests++
    return { data: { word: 'once' } }
  })
  client
    .query(question, {})
    .subscribe(() => undefined)
    .unsubscribe()
  expect((await client.query(question, {}).toPromise()).data?.word).toBe('once')
  expect(requests).toBe(1)
})

test('a response to a superseded request still counts', async () => {
  const waiting: ((data: { data: { word: string } }) => void)[] = []
  const client = clientOf(() => new Promise((resolve) => waiting.push(resolve)))
  const fresh = { requestPolicy: 'network-only' } as const
  for (const word of ['late', 'new']) {
    const answer = client.query(question, {}, fresh).toPromise()
    await soon()
    waiting.shift()?.({ data: { word } })
    expect((await answer).data?.word).toBe(word)
  }
})
