import type { Client } from '@urql/core'
import { expect, test, vi } from 'vitest'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/forms.ts'
import { document } from '../lib/document.ts'
import { type FormPayload, sendForm } from './send-form.ts'

const saving = document<{ answer: FormPayload }, { city: string }>('mutation M{answer{id}}', '')

async function send(result: object) {
  const mutation = vi.fn(() => ({ toPromise: async () => result }))
  const response = await sendForm({ mutation } as unknown as Client, saving, { city: 'Perth' })
  expect(mutation).toHaveBeenCalledExactlyOnceWith(saving, { city: 'Perth' })
  return response
}

const failed = (extensions?: object) => send({ error: { graphQLErrors: [{ extensions }] } })
const problemOf = async (extensions?: object) => {
  const { answer, problems } = await failed(extensions)
  expect(answer).toBeNull()
  expect(problems).toHaveLength(1)
  return problems[0]
}

test('an answer is passed on with its problems', async () => {
  const answer = { problems: [{ code: 'SLUG_TAKEN', message: 'Taken.' }] }
  expect(await send({ data: { answer } })).toEqual({ answer, problems: answer.problems })
})

test.each([{}, { data: null }, { error: { graphQLErrors: [] } }])(
  'without an answer the shop was not reached: %j',
  async (result) => {
    const noAnswer = { code: 'NO_ANSWER', message: messages.unreachable }
    expect(await send(result)).toEqual({ answer: null, problems: [noAnswer] })
  },
)

test('an ended session is named', async () => {
  const extensions = { code: 'UNAUTHENTICATED', requestId: 'r' }
  expect(await problemOf(extensions)).toEqual({
    code: 'NOT_SIGNED_IN',
    message: messages.sessionExpired,
  })
})

test('an argument that the schema refuses stands at its field', async () => {
  expect(await problemOf({ code: 'BAD_USER_INPUT', field: 'city', requestId: 'r' })).toEqual({
    code: 'INVALID_ARGUMENT',
    message: commonMessages.thisEntryWasntAccepted,
    field: 'city',
  })
})

test('any other failure has the reference to quote', async () => {
  expect(await problemOf({ code: 'UPSTREAM_UNAVAILABLE', requestId: 'r' })).toEqual({
    code: 'UPSTREAM_UNAVAILABLE',
    message: messages.noResponse,
    requestId: 'r',
  })
})

test('a failure without code or reference is not the shop’s', async () => {
  expect(await problemOf({ code: 'X' })).toMatchObject({ code: 'NO_ANSWER' })
  expect(await problemOf({ requestId: 'r' })).toMatchObject({ code: 'NO_ANSWER' })
  expect(await problemOf()).toMatchObject({ code: 'NO_ANSWER' })
  expect(await problemOf({ field: 3 })).toMatchObject({ code: 'NO_ANSWER' })
})
