// What the service worker may store, and which requests it answers. docs/security.md S115 and S117.
import { afterAll, expect, test, vi } from 'vitest'
import { origin, workerScope } from './test/worker-scope.ts'

workerScope()
const { isStorable } = await import('./store.ts')
const { isPlainForm, kindOf } = await import('./requests.ts')
afterAll(() => void vi.unstubAllGlobals())

const answer = (caching: string | null, init: ResponseInit = {}) =>
  new Response('', { ...init, headers: caching === null ? {} : { 'cache-control': caching } })

test.each(['public', 'public, max-age=0, s-maxage=15', 'max-age=31536000, PUBLIC, immutable'])(
  'a response that says %s may be stored',
  (caching) => expect(isStorable(answer(caching))).toBe(true),
)

test.each([
  null,
  '',
  'no-store',
  'no-cache',
  'max-age=60',
  'private, no-store',
  'private, max-age=60',
  'public, no-store',
  'public, private="set-cookie"',
  'publicity',
])('S115 a response that says %s may not be stored', (caching) => {
  expect(isStorable(answer(caching))).toBe(false)
})

test('S115 neither may a refusal, nor what cannot be read, nor what came from another address', () => {
  expect(isStorable(answer('public', { status: 404 }))).toBe(false)
  expect(isStorable(answer('public', { status: 206 }))).toBe(false)
  const of = (facts: object) =>
    isStorable(Object.defineProperties(answer('public'), facts as PropertyDescriptorMap))
  expect(of({ type: { value: 'opaque' } })).toBe(false)
  expect(of({ redirected: { value: true } })).toBe(false)
})

const kind = (
  path: string,
  request: { method?: string; mode?: string; destination?: string } = {},
) =>
  kindOf(
    {
      url: new URL(path, origin).href,
      method: 'GET',
      mode: 'cors' as RequestMode,
      destination: '' as RequestDestination,
      ...(request as object),
    },
    origin,
  )
const page = { mode: 'navigate' }
const image = { destination: 'image' }

test('pages, built files and pictures are answered', () => {
  expect(kind('/p/teapot', page)).toBe('page')
  expect(kind('/de/p/teapot', page)).toBe('page')
  expect(kind('/assets/a.js')).toBe('file')
  expect(kind('https://media.test/media/a.png/v1/fill/w_1,h_1,al_c,q_80/a.png', image)).toBe(
    'picture',
  )
})

test.each(['/graphql?documentId=sha256:a', '/vitals', '/admin/graphql', '/admin/assets/a.js'])(
  'S117 a request for %s is the browser’s alone',
  (path) => expect(kind(path)).toBeNull(),
)

test.each(['/graphql', '/forms/login', '/vitals', '/cart'])(
  'S117 so is a request to %s that changes anything',
  (path) => {
    expect(kind(path, { method: 'POST' })).toBeNull()
    expect(kind(path, { method: 'POST', ...page })).toBeNull()
  },
)

test.each(['/admin', '/admin/products', '/graphiql/', '/forms/x', '/de/forms/x'])(
  'S117 the page %s is passed on',
  (path) => expect(kind(path, page)).toBe('passed'),
)

test('files of another origin are none of the shop', () => {
  expect(kind('https://elsewhere.test/a.jpg', image)).toBeNull()
  expect(kind('https://elsewhere.test/media/a.jpg', image)).toBeNull()
  expect(kind('https://elsewhere.test/assets/a.js')).toBeNull()
})

test('a plain form is a posted page', () => {
  expect(isPlainForm({ method: 'POST', mode: 'navigate' })).toBe(true)
  expect(isPlainForm({ method: 'POST', mode: 'cors' })).toBe(false)
  expect(isPlainForm({ method: 'GET', mode: 'navigate' })).toBe(false)
})
