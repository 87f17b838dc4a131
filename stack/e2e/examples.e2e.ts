// The browser example of examples/, served from an origin of its own and opened in the browser.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../src/free-port.ts'
import { isOk } from '../src/is-ok.ts'
import { root } from '../src/root.ts'
import { elevatedStaff, queryAdmin } from '../test/support/admin.ts'
import { expect, test } from './fixtures.ts'

let folder: string
let server: ChildProcess | undefined
test.beforeEach(() => {
  // Inside the repository, so that packages of the root are found.
  mkdirSync(join(root, '.data'), { recursive: true })
  folder = mkdtempSync(join(root, '.data', 'browser-example-'))
  cpSync(join(root, 'examples/browser-urql'), folder, { recursive: true })
  symlinkSync(join(root, 'web/node_modules'), join(folder, 'node_modules'))
})
test.afterEach(async () => {
  if (server?.kill()) await once(server, 'close')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the example's own development server, bounded in time. */
function serve(port: number, env: Record<string, string>): ChildProcess {
  const vite = join(root, 'web/node_modules/vite/bin/vite.js')
  const args = [vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  return spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    timeout: 60_000,
    stdio: 'ignore',
  })
}

test.describe('the browser example', () => {
  // The browser logs the response that it may not read.
  test.use({ expectedComplaints: /CORS|ERR_FAILED|CombinedError|\[Network\]/ })

  test('shows products on its registered origin, and none on another one', async ({
    page,
    stack,
  }) => {
    const port = await freePort()
    const [origin, other] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
    const staff = await elevatedStaff(stack.shopUrl)
    const create =
      'mutation ($input: CreateAppKeyInput!) { created: createAppKey(input: $input) { secret } }'
    const input = { name: 'window', scopes: ['DOCUMENTS_SEND'], allowedOrigins: [origin] }
    const { created } = await queryAdmin<{ created: { secret: string } }>(staff, create, { input })
    server = serve(port, { VITRINE_URL: stack.shopUrl, VITRINE_KEY: created.secret })
    await expect.poll(() => isOk(origin), { timeout: 20_000 }).toBe(true)

    await page.goto(origin)
    await expect(page.getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('listitem').first()).toHaveText(/^.+: \$\d+\.\d\d$/)
    expect(await page.context().cookies(stack.shopUrl)).toEqual([])

    const refused = page.waitForEvent('requestfailed')
    await page.goto(other)
    await refused
    await expect(page.getByRole('listitem')).toHaveCount(0)
  })
})
