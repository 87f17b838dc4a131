import type { Client } from '@urql/core'
import { expect, test, vi } from 'vitest'
import { document } from '../lib/document.ts'
import { type AttemptOptions, attemptForm } from './attempt-form.ts'
import { defineForm } from './define-form.ts'
import type { FormFields } from './form-fields.ts'
import type { FormProblem } from './form-types.ts'
import type { FormPayload } from './send-form.ts'

type Payload = FormPayload & { id: string }

const problem = { code: 'INVALID_LENGTH', message: 'Too long.', field: 'address.city' }

function form(problems: object[] = []) {
  const mutation = vi.fn((_document: object, _variables: object) => ({
    toPromise: async () => ({ data: { answer: { id: 'new', problems } } }),
  }))
  const definition = defineForm({
    name: 'address',
    document: document<{ answer: Payload }, FormFields>('mutation M{answer{id}}', ''),
    variables: (fields: FormFields) => fields,
    failurePath: '/',
    successPath: '/',
  })
  const client = { mutation } as unknown as Client
  const send = (options: AttemptOptions<Payload> = {}, more: object = {}) =>
    attemptForm(client, { ...definition, ...more }, { city: 'Perth' }, options)
  return { send, sent: () => mutation.mock.calls.map(([, variables]) => variables) }
}

test('a form is done once its answer has no problems', async () => {
  const { send, sent } = form()
  expect(await send()).toBe('done')
  expect(sent()).toEqual([{ city: 'Perth' }])
})

test('its handler gets the answer, and may report more than that it is done', async () => {
  const onSuccess = vi.fn()
  expect(await form().send({ onSuccess })).toBe('done')
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'new' }))
  expect(await form().send({ onSuccess: async () => 'leaving' as const })).toBe('leaving')
})

test('a refusal is no success, and stands at the field of the form', async () => {
  const onSuccess = vi.fn()
  expect(await form([problem]).send({ onSuccess })).toEqual([problem])
  expect(onSuccess).not.toHaveBeenCalled()
  const fieldOf = (field: string, { city }: FormFields) => `${field} of ${city}`
  const outcome = await form([problem, { ...problem, field: null }]).send({}, { fieldOf })
  expect(outcome).toMatchObject([{ field: 'address.city of Perth' }, { field: null }])
})

test('words are replaced once the field is known', async () => {
  const mapProblem = (one: FormProblem) => ({ ...one, message: `${one.field}: ${one.message}` })
  const outcome = await form([problem]).send({ mapProblem }, { fieldOf: () => 'city' })
  expect(outcome).toMatchObject([{ field: 'city', message: 'city: Too long.' }])
})

test('the captcha adds its tokens to the fields', async () => {
  const { send, sent } = form()
  const captcha: AttemptOptions<Payload>['captcha'] = {
    through: (attempt) => attempt({ captcha: 'ticked' }),
  }
  expect(await send({ captcha })).toBe('done')
  expect(sent()).toEqual([{ city: 'Perth', captcha: 'ticked' }])
})

test.each([[[]], [[problem]]])('every attempt is reported: %j', async (problems) => {
  const onAnswer = vi.fn()
  await form(problems).send({ onAnswer })
  expect(onAnswer).toHaveBeenCalledOnce()
})
