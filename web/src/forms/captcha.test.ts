import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Script = { src: string; onload: () => void; onerror: () => void }

const scripts: Script[] = []
const api = { render: vi.fn(), execute: vi.fn() }

beforeEach(() => {
  scripts.length = 0
  vi.resetModules()
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: (name: string) => ({ name }),
    head: { append: (script: Script) => scripts.push(script) },
  })
})
afterEach(() => void vi.unstubAllGlobals())

const load = async () => (await import('./captcha.ts')).loadCaptcha

test('the script is loaded once, however many forms need it', async () => {
  const loadCaptcha = await load()
  const both = Promise.all([loadCaptcha('/captcha.js'), loadCaptcha('/captcha.js')])
  expect(scripts).toMatchObject([{ name: 'script', src: '/captcha.js' }])
  vi.stubGlobal('window', { grecaptcha: api })
  scripts[0]?.onload()
  expect(await both).toEqual([api, api])
})

test('a script that loads its widgets from elsewhere is ready with them', async () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('window', { grecaptcha: { ready: (run: () => void) => waiting.push(run) } })
  const loading = (await load())('/captcha.js')
  scripts[0]?.onload()
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  vi.stubGlobal('window', { grecaptcha: api })
  waiting[0]?.()
  expect(await loading).toBe(api)
})

test('a captcha is there once it is ready', async () => {
  let isReady = false
  const ready = (run: () => void) => {
    isReady = true
    run()
  }
  vi.stubGlobal('window', { grecaptcha: { ...api, ready } })
  const loading = (await load())('/captcha.js')
  scripts[0]?.onload()
  await loading
  expect(isReady).toBe(true)
})

test('a script that did not load is loaded again with the next attempt', async () => {
  const loadCaptcha = await load()
  const first = loadCaptcha('/captcha.js')
  scripts[0]?.onerror()
  await expect(first).rejects.toThrow('did not load')
  const second = loadCaptcha('/captcha.js')
  expect(scripts).toHaveLength(2)
  scripts[1]?.onload()
  await expect(second).rejects.toThrow('no captcha')
})
