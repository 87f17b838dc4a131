import type { Client } from '@urql/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { document } from '../lib/document.ts'
import type { Load, ScreenModule } from '../lib/screen.ts'
import { failedScreen, missingScreen } from '../screens/screens.ts'
import { prepare, readFrom } from './prepare.ts'

const matched = vi.hoisted(() => ({ route: {} as object, request: {} }))
vi.mock('./routes.ts', () => ({ matchRoute: () => matched }))

type Result = { data?: object | null; error?: object }

const replace = vi.fn()
const one = document<object, Record<string, unknown>>('query One{a}', 'one')
const two = document<object, Record<string, unknown>>('query Two{b}', 'two')
const errorOf = (...ids: unknown[]) => ({
  graphQLErrors: ids.map((requestId) => ({ extensions: { requestId } })),
})

let results: Map<unknown, Result>
const query = vi.fn((given: unknown, _variables: object) => ({
  toPromise: async () => results.get(given) ?? { data: { a: 1 } },
}))
const readQuery = vi.fn((read: unknown) => results.get(read) ?? null)
const client = { query, readQuery } as unknown as Client

const loadOf = (of: Load['document'], variables = {}): Load => ({ document: of, variables })
const Screen = () => null
const screenOf = (more: Partial<ScreenModule> = {}) => ({
  Screen,
  load: () => [loadOf(one), loadOf(two)],
  title: () => 'Title',
  ...more,
})

function prepared(module: ScreenModule | Error = screenOf()) {
  matched.route = {
    audience: 'public',
    module: async () => {
      if (module instanceof Error) throw module
      return module
    },
  }
  return prepare('/x', client)
}

beforeEach(() => {
  vi.clearAllMocks()
  results = new Map()
  vi.stubGlobal('location', { replace })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => void vi.unstubAllGlobals())

test('a screen with its data is shown', async () => {
  const module = screenOf({ ready: vi.fn() })
  expect(await prepared(module)).toEqual({
    ...matched,
    url: '/x',
    module,
    failure: null,
    partial: null,
  })
  expect(module.ready).toHaveBeenCalledExactlyOnceWith(matched.request)
})

test.each([null, undefined, {}, { __typename: 'Query', a: null }])(
  'a document without data fails the screen: %j',
  async (data) => {
    results.set(two, { data: data as object, error: errorOf(7, 'r1', 'r2') })
    const shown = await prepared()
    expect(shown).toMatchObject({ failure: { requestId: 'r1' }, partial: null })
    expect(shown.module).toBe(await failedScreen.module())
  },
)

test('a failure may have no reference', async () => {
  results.set(one, { data: null, error: errorOf(7) })
  expect((await prepared()).failure).toEqual({ requestId: null, isUnavailable: false })
})

test('a document with a part of its data is shown with the reference of what is missing', async () => {
  const module = screenOf()
  results.set(one, { data: { a: null, b: 1 }, error: errorOf('r1') })
  expect(await prepared(module)).toMatchObject({
    module,
    failure: null,
    partial: { requestId: 'r1' },
  })
})

test('a document that says that there is nothing is no failure', async () => {
  results.set(one, { data: { a: null } })
  expect(await prepared()).toMatchObject({ failure: null, partial: null })
})

test('what an address names may not exist, which its data says', async () => {
  results.set(one, { data: { a: null } })
  const isMissing = vi.fn((read) => read(one)?.a === null)
  expect((await prepared(screenOf({ isMissing }))).module).toBe(await missingScreen.module())
})

test('what could not be read may exist', async () => {
  results.set(two, { data: { b: { c: null }, d: 1 }, error: errorOf('r1') })
  const shown = await prepared(screenOf({ isMissing: () => true }))
  expect(shown).toMatchObject({ failure: { requestId: 'r1' }, partial: null })
  expect(shown.module).toBe(await failedScreen.module())
})

test('documents that depend on others are loaded after them', async () => {
  const loadNext = (_request: object, read: (of: typeof one) => object | null) =>
    read(one) ? [loadOf(two, { of: 'one' })] : []
  results.set(one, { data: { a: 1 } })
  await prepared(screenOf({ load: () => [loadOf(one)], loadNext: loadNext as never }))
  expect(query.mock.calls).toEqual([
    [one, {}],
    [two, { of: 'one' }],
  ])
})

test('a redirect loads the other page, and shows nothing until it is there', async () => {
  const shown = vi.fn()
  void prepared(screenOf({ redirectTo: () => '/elsewhere' })).then(shown)
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/elsewhere'))
  expect(shown).not.toHaveBeenCalled()
})

test('a screen whose code cannot be loaded without a connection has failed', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const shown = await prepared(new Error('lost'))
  expect(shown).toMatchObject({ failure: { requestId: null }, partial: null })
  expect(shown.module).toBe(await failedScreen.module())
})

test('neither has one whose later parts cannot be loaded on a page from the device', async () => {
  const ready = () => Promise.reject(new Error('lost'))
  // The offline page, at the address of the screen, would otherwise load it again and again.
  vi.stubGlobal('document', {
    querySelector: (of: string) => (of === 'meta[name=stored]' ? {} : null),
  })
  expect((await prepared(screenOf({ ready }))).module).toBe(await failedScreen.module())
})

test('with a connection it is an error', async () => {
  const ready = () => Promise.reject(new Error('lost'))
  await expect(prepared(new Error('lost'))).rejects.toThrow('lost')
  await expect(prepared(screenOf({ ready }))).rejects.toThrow('lost')
})

test('results are read from the cache by document', () => {
  results.set(one, { data: { a: 1 } })
  const read = readFrom(client, [loadOf(one, { id: 'x' })])
  expect([read(one), read(two)]).toEqual([{ a: 1 }, null])
  expect(readQuery).toHaveBeenCalledExactlyOnceWith(
    one,
    { id: 'x' },
    { requestPolicy: 'cache-only' },
  )
  results.clear()
  expect(read(one)).toBeNull()
})
