// The clients of examples/, each run against the stack with a key of its own and the packages of the workspace.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../src/root.ts'
import type { Shopper } from '../src/shopper.ts'
import { elevatedStaff, queryAdmin } from './support/admin.ts'
import { useStack } from './support/start.ts'
import { deliver, signed } from './support/webhooks.ts'

const stack = useStack()
let staff: Shopper
let folder: string
const children: ChildProcess[] = []
beforeAll(async () => {
  staff = await elevatedStaff(stack().shopUrl)
  // Inside the repository, so that packages of the root are found.
  mkdirSync(join(root, '.data'), { recursive: true })
  folder = mkdtempSync(join(root, '.data', 'examples-'))
  cpSync(join(root, 'examples'), folder, { recursive: true })
  symlinkSync(join(root, 'web/node_modules'), join(folder, 'node_modules'))
})
afterAll(() => {
  for (const child of children) child.kill()
  rmSync(folder, { recursive: true, force: true })
})

async function keyWith(name: string, scopes: string[], allowedOrigins: string[] = []) {
  const document =
    'mutation ($input: CreateAppKeyInput!) { createAppKey(input: $input) { secret } }'
  const input = { name, scopes, allowedOrigins }
  const result = await queryAdmin<{ createAppKey: { secret: string } }>(staff, document, { input })
  return result.createAppKey.secret
}

/** Starts a program in an example's folder; `lines` grows with what it prints. */
function start(example: string, key: string, args: readonly string[]) {
  const child = spawn(process.execPath, args, {
    cwd: join(folder, example),
    env: { ...process.env, VITRINE_URL: stack().shopUrl, VITRINE_KEY: key, NO_COLOR: '1' },
  })
  children.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, ended, lines: () => text.trim().split('\n') }
}

async function run(example: string, key: string, args: readonly string[]) {
  const program = start(example, key, args)
  const code = await program.ended
  if (code !== 0) throw new Error(program.lines().join('\n'))
  return program.lines()
}

test('the price report lists every product with its cost', async () => {
  const key = await keyWith('price-report', ['DOCUMENTS_SEND', 'CATALOG_READ'])
  const [head, ...rows] = await run('price-report', key, ['report.mjs'])
  expect(head).toBe('name,sku,price,currency,cost')
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.every((row) => /^".+",".*","\d+\.\d\d","USD",".*"$/.test(row))).toBe(true)
})

test('the listener prints a change event, and ends with its key', async () => {
  const key = await keyWith('listener', ['DOCUMENTS_SEND', 'EVENTS_READ'])
  const listener = start('subscription-listener', key, ['listen.mjs'])
  await expect.poll(listener.lines, { timeout: 10_000 }).toContain('listening')
  const entityId = '00000000-0000-4000-8000-000000000001'
  const body = { productId: entityId, changedFields: ['stock'] }
  const { jwt } = await signed(stack().platformUrl, { name: 'ProductChanged', entityId, body })
  await deliver(stack().shopUrl, jwt)
  await expect
    .poll(() => listener.lines().at(-1), { timeout: 10_000 })
    .toContain(`PRODUCT_UPDATED ${entityId}`)
  const revoke = 'mutation { revokeAppKey(input: { id: "listener" }) { problems { code } } }'
  await queryAdmin(staff, revoke)
  expect(await listener.ended).toBe(0)
})

test('the client of a page on another origin reads products, and from no other origin', async () => {
  const origin = 'https://window.example'
  const key = await keyWith('browser', ['DOCUMENTS_SEND'], [origin])
  const module = pathToFileURL(join(folder, 'browser-urql/client.js')).href
  const example = await import(/* @vite-ignore */ module)
  const allowed: (string | null)[] = []
  const readFrom = (from: string) => {
    const fetchFrom = async (url: string, init: RequestInit) => {
      const headers = { ...(init.headers as object), origin: from, 'sec-fetch-site': 'cross-site' }
      const response = await fetch(url, { ...init, headers })
      allowed.push(response.headers.get('access-control-allow-origin'))
      return response
    }
    return example.readLines(example.createClient(stack().shopUrl, key, fetchFrom))
  }
  expect(await readFrom(origin)).toHaveLength(5)
  await expect(readFrom('https://other.example')).rejects.toThrow()
  expect(allowed).toEqual([origin, null])
})

test('the Node client generates its types, registers its documents and reads all pages', {
  timeout: 60_000,
}, async () => {
  const key = await keyWith('node-client', ['DOCUMENTS_SEND'])
  const codegen = join(root, 'node_modules/@graphql-codegen/cli/esm/bin.js')
  await run('node-client', key, [codegen, '--config', 'codegen.ts'])
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const strict = '--ignoreConfig --noEmit --strict --skipLibCheck --types node'
  const modules = '--module esnext --moduleResolution bundler --target es2022'
  await run('node-client', key, [tsc, ...`${strict} ${modules}`.split(' '), 'index.ts'])
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
  const [store, ...products] = await run('node-client', key, [tsx, 'index.ts'])
  expect(store).toBe('Halden')
  // More than one page.
  expect(products.length).toBeGreaterThan(20)
  expect(new Set(products).size).toBe(products.length)
  const unknown = run('node-client', 'vtr_unknown', [tsx, 'index.ts'])
  await expect(unknown).rejects.toThrow(/UNAUTHENTICATED: /)
})
