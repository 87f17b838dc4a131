import { readdirSync, readFileSync } from 'node:fs'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type Client, CombinedError } from 'urql'
import { expect, it } from 'vitest'
import { problemsOfItems, sendChange } from './send-change.ts'

const document = {} as TypedDocumentNode<object, Record<string, never>>
const send = (result: object) =>
  sendChange({ mutation: async () => result } as unknown as Client, document, {})
const conflict = { code: 'REVISION_CONFLICT', message: 'Changed.' }

it('is done without problems', async () => {
  const data = { updateBrand: { problems: [] } }
  expect(await send({ data })).toEqual({ isDone: true, data, problems: [] })
})

it('returns what a refused mutation has', async () => {
  const data = { updateBrand: { current: { name: 'Theirs' }, problems: [conflict] } }
  expect(await send({ data })).toEqual({ isDone: false, data, problems: [conflict] })
})

it('reports an unexpected error with its request id', async () => {
  const extensions = { code: 'INTERNAL', requestId: 'req-1' }
  const error = new CombinedError({ graphQLErrors: [{ message: 'Broken.', extensions }] })
  const { problems } = await send({ error })
  expect(problems).toEqual([{ code: 'INTERNAL', message: 'Broken.', requestId: 'req-1' }])
})

it('does not know the outcome without a response', async () => {
  const error = new CombinedError({ networkError: new Error('offline') })
  expect(await send({ error })).toMatchObject({ data: null, problems: [{ code: 'NO_ANSWER' }] })
})

it('has one problem for each failed item', () => {
  const items = [
    { success: true, problems: [] },
    { success: false, problems: [conflict] },
    { success: false, problems: [] },
  ]
  expect(problemsOfItems(items).map(({ code }) => code)).toEqual(['REVISION_CONFLICT', 'NO_ANSWER'])
  const [named] = problemsOfItems(items, ['Acme', 'Umbra', 'Delta'])
  expect(named).toEqual({ ...conflict, message: `Umbra: ${conflict.message}` })
})

it('is the only way to send a mutation', () => {
  const sources = readdirSync('web/src/admin', { recursive: true, encoding: 'utf8' })
  const senders = sources
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|__generated__/.test(path))
    .filter((path) =>
      /\.mutation\(|useMutation/.test(readFileSync(`web/src/admin/${path}`, 'utf8')),
    )
  expect(senders).toEqual(['lib/send-change.ts'])
})
