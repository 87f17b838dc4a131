// Pages of the service worker: what is stored, and what is shown without a connection. docs/security.md S116 and S118.
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPublic, origin, workerScope } from './test/worker-scope.ts'

let scope = workerScope()
const { answerPage, storeOfflinePage, storePage } = await import('./pages.ts')
const { answerFile, answerPicture, storePictures } = await import('./files.ts')
const { clearVisited, deleteOthers } = await import('./store.ts')

const url = `${origin}/p/teapot`
const html = '<html><head><script src="/assets/a.js"></script></head><body>Teapot</body></html>'
const respond = (text = html, headers: Record<string, string> = isPublic) =>
  new Response(text, { headers: { 'content-security-policy': "default-src 'self'", ...headers } })
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  scope = workerScope()
  scope.fetched.mockImplementation(async () => respond())
})
afterEach(() => void vi.useRealTimers())
afterAll(() => void vi.unstubAllGlobals())

test('a page is stored with its policy, its files and what those load later', async () => {
  await storePage(url)
  expect(scope.stores.stored('-pages')).toEqual([url])
  expect(scope.stores.stored('-files').toSorted()).toEqual([
    `${origin}/assets/a.js`,
    `${origin}/assets/later.js`,
  ])
  const copy = await answerPage(url, lost())
  expect(copy.headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(await copy.text()).toMatch(/<head><meta name="stored" content="\d{4}-.+?Z">.*Teapot/)
})

test('S116 everything that is stored is fetched without credentials', async () => {
  await storePage(url)
  await storePictures(['https://media.test/a.avif'])
  await storeOfflinePage()
  expect(scope.fetched.mock.calls.length).toBeGreaterThan(3)
  const own = scope.fetched.mock.calls.filter(([, init]) => init !== undefined)
  expect(own.map(([, init]) => init?.credentials)).toEqual(own.map(() => 'omit'))
  expect(own).toHaveLength(5)
})

test('a picture is stored in the format that the browser was shown', async () => {
  const headers = { accept: 'image/avif,*/*' }
  await answerPicture(new Request('https://media.test/a.png', { headers }))
  await storePictures(['https://media.test/b.png'])
  expect(scope.fetched.mock.calls.at(-1)?.[1]?.headers).toEqual(headers)
})

test('S115 a private page, file or picture is not stored', async () => {
  const isPrivate = { 'cache-control': 'private, no-store' }
  scope.fetched.mockImplementation(async () => respond(html, isPrivate))
  await storePage(url)
  await answerFile(`${origin}/assets/a.js`)
  await storePictures(['https://media.test/a.avif'])
  expect(scope.stores.stored()).toEqual([])
  await expect(storeOfflinePage()).rejects.toThrow('/offline')
})

test('the network comes first; a copy that is five minutes old is fetched again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await storePage(url)
  const fresh = respond('now')
  expect(await answerPage(url, Promise.resolve(fresh))).toBe(fresh)
  const before = scope.fetched.mock.calls.length
  await storePage(url)
  expect(scope.fetched.mock.calls).toHaveLength(before)
  vi.setSystemTime(Date.now() + 5 * 60_000)
  await storePage(url)
  expect(scope.fetched.mock.calls).toHaveLength(before + 1)
})

test('a copy stands for a page whose data is missing; other errors of the shop are shown as they are', async () => {
  const shown = async (status: number, headers = {}) => {
    const page = new Response('problem', { status, headers })
    return (await answerPage(url, Promise.resolve(page))).text()
  }
  expect(await shown(503)).toBe('problem')
  await storePage(url)
  expect(await shown(503)).toContain('Teapot')
  expect(await shown(503, { 'retry-after': '30' })).toContain('Teapot')
  for (const status of [404, 429, 500]) expect(await shown(status)).toBe('problem')
  expect(await shown(503, { 'retry-after': '3600' })).toBe('problem')
  expect(await shown(503, { 'retry-after': 'Fri, 27 Nov 2026 18:00:00 GMT' })).toBe('problem')
})

test.each([
  ['with a copy', 4_000, true],
  ['without one', 20_000, false],
])('a network that hangs is given up, %s', async (_, ms, hasCopy) => {
  await storeOfflinePage()
  if (hasCopy) await storePage(url)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shown = vi.fn()
  void answerPage(url, new Promise(() => undefined)).then(shown)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  const [response] = shown.mock.lastCall as [Response]
  expect(await response.text()).toContain(hasCopy ? 'content="20' : 'name="stored" content=""')
})

test('the offline page has the language of the page, and without one of it that of the first', async () => {
  scope.fetched.mockImplementation(async (address) =>
    respond(`<html><head></head><body>${new URL(address).pathname}</body></html>`),
  )
  const shownAt = async (path: string) => (await answerPage(origin + path, lost())).text()
  await storeOfflinePage()
  expect(await shownAt('/de/p/teapot')).toContain('<body>/offline')
  await storeOfflinePage('de')
  expect(await shownAt('/de/p/teapot')).toContain('<body>/de/offline')
  expect(await shownAt('/de')).toContain('<body>/de/offline')
  expect(await shownAt('/desk')).toContain('<body>/offline')
})

test('a visit stores the offline page of its language once', async () => {
  await storeOfflinePage()
  await storePage(`${origin}/p/teapot`)
  expect(scope.stores.stored('-shell')).not.toContain(`${origin}/de/offline`)
  await storePage(`${origin}/de/p/teapot`)
  expect(scope.stores.stored('-shell')).toContain(`${origin}/de/offline`)
  const before = scope.fetched.mock.calls.length
  await storePage(`${origin}/de/p/teapot`)
  expect(scope.fetched.mock.calls).toHaveLength(before)
})

test('of many pages the oldest are deleted', async () => {
  for (let page = 0; page < 43; page += 1) await storePage(`${url}-${page}`)
  const stored = scope.stores.stored('-pages')
  expect(stored).toHaveLength(40)
  expect([stored[0], stored.at(-1)]).toEqual([`${url}-3`, `${url}-42`])
})

test('S118 what was visited is cleared, also what is being fetched', async () => {
  await storePage(url)
  await storePictures(['https://media.test/a.avif'])
  scope.fetched.mockImplementationOnce(async () => {
    await clearVisited()
    return respond()
  })
  await storePage(`${url}-2`)
  scope.fetched.mockImplementationOnce(async () => {
    await clearVisited()
    return respond()
  })
  await storePictures(['https://media.test/b.avif'])
  expect([...scope.stores.stored('-pages'), ...scope.stores.stored('-pictures')]).toEqual([])
})

test('a new build deletes the caches of others, except of pictures', async () => {
  for (const name of ['vitrine-b0-pages', 'vitrine-b1-files', 'vitrine-pictures', 'other'])
    await scope.stores.open(name)
  await deleteOthers()
  expect(await scope.stores.keys()).toEqual(['vitrine-b1-files', 'vitrine-pictures', 'other'])
})
