// The service worker itself: what it never stores, how a new version takes over, how it is removed, and that the shop
// can be installed.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../src/free-port.ts'
import { webDist } from '../src/root.ts'
import { type Stack, startStack } from '../src/start-stack.ts'
import { expect, test } from './fixtures.ts'
import { logIn } from './member-steps.ts'
import { losesConnection } from './slow-network.ts'
import { visit } from './steps.ts'
import { storedIn, visitAndStore } from './worker-steps.ts'

test.use({
  serviceWorkers: 'allow',
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|Failed to fetch/,
})

const isPrivate = /^\/(account|admin|cart|checkout|forms|graphql|login|vitals)/

test('S115 S118 nothing of a member is in any cache, and a sign-in and a sign-out clear what was visited', {
  tag: losesConnection,
}, async ({ shop, context }) => {
  await visitAndStore(shop, '/p/morning-mug')
  await logIn(shop)
  await expect.poll(() => storedIn(shop, '-pages'), { timeout: 15_000 }).toEqual([])
  await visit(shop, '/account/orders')
  await visit(shop, '/cart')
  await visitAndStore(shop, '/p/hand-trowel')
  const stored = await storedIn(shop)
  expect(stored.filter((path) => isPrivate.test(path))).toEqual([])
  expect(await namesIn(shop, 'Mara')).toEqual([])
  await visit(shop, '/account')
  await shop.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => storedIn(shop, '-pages')).toEqual([])
  await expect.poll(() => storedIn(shop, '-pictures')).toEqual([])
  await context.setOffline(true)
  await shop.goto('/account')
  await expect(shop.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
})

/** Returns the addresses of all stored texts that contain a name. */
const namesIn = (page: Parameters<typeof storedIn>[0], name: string) =>
  page.evaluate(async (text) => {
    const found: string[] = []
    for (const one of await caches.keys()) {
      const cache = await caches.open(one)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const type = response?.headers.get('content-type') ?? ''
        if (type.includes('html') && (await response?.text())?.includes(text))
          found.push(request.url)
      }
    }
    return found
  }, name)

test('the shop can be installed', async ({ shop, context }) => {
  await visit(shop, '/')
  const devtools = await context.newCDPSession(shop)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '') as {
    icons: { src: string }[]
    shortcuts: { url: string }[]
  }
  for (const path of [...manifest.icons.map(({ src }) => src), '/apple-touch-icon.png'])
    expect((await shop.request.get(path)).ok(), path).toBe(true)
  for (const { url } of manifest.shortcuts)
    expect((await shop.request.get(url)).ok(), url).toBe(true)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Each context of Playwright is an incognito one.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

type Ports = { PORT: string; PLATFORM_PORT: string }
const freePorts = async (): Promise<Ports> => ({
  PORT: String(await freePort()),
  PLATFORM_PORT: String(await freePort()),
})

test.describe('after a deployment', () => {
  let stack: Stack | undefined
  let parent: string
  let folder: string
  test.beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'vitrine-web-'))
    // By its name the build is left as it is, like the one of the other journeys: `playwright.config.ts`.
    folder = join(parent, 'dist')
    cpSync(webDist, folder, { recursive: true })
    // As in web/package.json, above the folder of the build.
    writeFileSync(join(parent, 'package.json'), '{"type":"module"}')
  })
  test.afterEach(async () => {
    await stack?.close()
    rmSync(parent, { recursive: true, force: true })
  })

  /** Starts the shop of the folder, in place of the one before, at the same address. */
  async function deploy(ports: Ports, env: Record<string, string> = {}): Promise<Stack> {
    await stack?.close()
    const quiet = { PLATFORM_DATA: 'memory', DATA_DIR: 'memory', LOG_LEVEL: 'silent' }
    stack = await startStack({
      env: { ...quiet, WEB_DIST: folder, ...ports, ...env },
    })
    return stack
  }

  test('a new version takes over with caches of its own', async ({ shop }) => {
    const ports = await freePorts()
    const { shopUrl } = await deploy(ports)
    await visitAndStore(shop, `${shopUrl}/p/morning-mug`)
    const file = join(folder, 'client/sw.js')
    const old = await cacheNames(shop)
    const build = /vitrine-(\w+)-pages/.exec(old.join())?.[1] ?? ''
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(build, 'newbuild'))
    await deploy(ports)
    await visit(shop, `${shopUrl}/p/hand-trowel`)
    await expect
      .poll(() => cacheNames(shop), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['vitrine-newbuild-shell', 'vitrine-newbuild-pages']))
    // The page that was open is stored again by the new version.
    await expect.poll(() => storedIn(shop, '-pages')).toEqual(['/p/hand-trowel'])
    // It stores pages from its installation on, and deletes the caches of the one before when it is activated.
    const ofOld = async () => (await cacheNames(shop)).filter((name) => name.includes(build))
    await expect.poll(ofOld).toEqual([])
  })

  test('S119 the setting removes the worker and everything it stored', async ({ shop }) => {
    const ports = await freePorts()
    const { shopUrl } = await deploy(ports)
    await visitAndStore(shop, `${shopUrl}/p/morning-mug`)
    await deploy(ports, { SERVICE_WORKER: 'off' })
    await visit(shop, `${shopUrl}/p/morning-mug`)
    await expect.poll(() => cacheNames(shop), { timeout: 20_000 }).toEqual([])
    await expect
      .poll(() =>
        shop.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0)
    await visit(shop, `${shopUrl}/p/morning-mug`)
    expect(await shop.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(await cacheNames(shop)).toEqual([])
  })
})

const cacheNames = (page: Parameters<typeof storedIn>[0]) => page.evaluate(() => caches.keys())
