import { Client } from '@urql/core'
import { expect, test } from 'vitest'
import { document } from '../lib/document.ts'
import { type Answer, answering } from './answering.ts'

const question = document<{ word: string }, Record<string, never>>('query Word{word}', 'hash')

const change = document<{ word: string }, Record<string, never>>('mutation Say{word}', 'other')

const clientOf = (answer: Answer) => new Client({ url: '/graphql', exchanges: [answering(answer)] })

test('a question gets its answer, and each the one of its own', async () => {
  const client = clientOf(async ({ variables }) => ({ data: { word: variables?.of } }))
  const ask = (of: string) => client.query(question, { of } as never).toPromise()
  const answers = await Promise.all(['one', 'two'].map(ask))
  expect(answers.map(({ data }) => data?.word)).toEqual(['one', 'two'])
})

test('errors of the gateway and of the line are told apart', async () => {
  const refused = clientOf(async () => ({ errors: [{ message: 'no' }] }))
  const { error } = await refused.mutation(change, {}).toPromise()
  expect(error?.graphQLErrors.map(({ message }) => message)).toEqual(['no'])
  const lost = clientOf(() => Promise.reject(new TypeError('Failed to fetch')))
  expect((await lost.query(question, {}).toPromise()).error?.networkError?.message).toMatch(/fetch/)
  const nothing = clientOf(async () => ({}))
  expect((await nothing.query(question, {}).toPromise()).error?.networkError).toBeDefined()
})

const soon = () => new Promise((resolve) => setTimeout(resolve))

test('who leaves ends the question', async () => {
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

test('who asks, leaves at once and asks again is asked for once', async () => {
  let asked = 0
  const client = clientOf(async () => {
    asked++
    return { data: { word: 'once' } }
  })
  client
    .query(question, {})
    .subscribe(() => undefined)
    .unsubscribe()
  expect((await client.query(question, {}).toPromise()).data?.word).toBe('once')
  expect(asked).toBe(1)
})

test('an answer that arrives after its question was asked again still counts', async () => {
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
