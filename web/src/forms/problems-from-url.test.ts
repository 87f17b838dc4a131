import { expect, test, vi } from 'vitest'
import { problemMessages } from '../__generated__/problem-messages.ts'

/** The module before any messages were loaded. */
async function load() {
  vi.resetModules()
  const { preloadProblemMessages, problemsFromUrl } = await import('./problems-from-url.ts')
  const requestOf = (text: string) => ({ path: '/', params: {}, search: new URLSearchParams(text) })
  return {
    preload: (text: string) => preloadProblemMessages(requestOf(text)),
    read: (text: string, name?: string) => problemsFromUrl(new URLSearchParams(text), name),
  }
}

const refused = 'problem=SLUG_TAKEN&field=slug&ref=r1'
const problem = {
  code: 'SLUG_TAKEN',
  message: problemMessages.SLUG_TAKEN,
  field: 'slug',
  requestId: 'r1',
}

test('the problem of a plain form is read from the address once its messages are there', async () => {
  const { preload, read } = await load()
  expect(read(refused)).toEqual([])
  await preload(refused)
  expect(read(refused)).toEqual([problem])
  expect(read('problem=SLUG_TAKEN')).toEqual([{ ...problem, field: null, requestId: null }])
})

test('messages are not loaded for an address without a problem', async () => {
  const { preload, read } = await load()
  expect(await preload('form=slug')).toBe(false)
  expect(read(refused)).toEqual([])
})

test('of several forms on a page the one that was sent shows it', async () => {
  const { preload, read } = await load()
  await preload(refused)
  expect(read(`form=slug&${refused}`, 'slug')).toEqual([problem])
  expect(read(`form=slug&${refused}`, 'photo')).toEqual([])
  expect(read(`form=slug&${refused}`)).toEqual([])
  expect(read(refused, 'slug')).toEqual([])
})

test('what is no code shows nothing', async () => {
  const { preload, read } = await load()
  await preload(refused)
  expect(read('problem=toString')).toEqual([])
  expect(read('')).toEqual([])
})
