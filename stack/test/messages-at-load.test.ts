// Programs that serve all languages read a message when it is used: one that is read while a module is loaded, or while
// the program starts, stays in the first language for all requests.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { root } from '../src/root.ts'
import { startTestStack } from './support/start.ts'

const reads = vi.hoisted(() => new Set<string>())
afterEach(() => reads.clear())

vi.mock('@vitrine/languages/current', async (original) => {
  const real = await original<typeof import('@vitrine/languages/current')>()
  const localized: typeof real.localized = (byLanguage) =>
    new Proxy(real.localized(byLanguage), {
      get(messages, key) {
        const [, , caller = ''] = new Error().stack?.split('\n') ?? []
        reads.add(`${String(key)} ${caller.trim().replace(`${root}/`, '')}`)
        return Reflect.get(messages, key)
      },
    })
  return { ...real, localized }
})

/** All modules but the one that runs the program. */
const modulesOf = (program: string) =>
  readdirSync(join(root, program, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^testing\/|^main\.ts$/.test(file))
    .map((file) => join(root, program, 'src', file))

test.each(['gateway', 'emulator'])(
  'no message of the %s is read while its modules are loaded',
  async (program) => {
    for (const module of modulesOf(program)) await import(module)
    expect([...reads]).toEqual([])
  },
  60_000,
)

test('no message is read while the shop starts', async () => {
  const stack = await startTestStack()
  const atStart = [...reads]
  await stack.close()
  expect(atStart).toEqual([])
})
