// All checks that do not run the shop: types, generated files, format, layers, dead code. Two run at a time, the longest
// first. Each prints one line; `fix` says how to correct it.

import { join } from 'node:path'
import { packages, root, run, start } from './install.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)

async function succeeds(name, ...args) {
  const { status, output } = await start(bin(name), args)
  return { ok: status === 0, output }
}

const generated = [
  'schema/schema.graphql',
  'gateway/src/__generated__',
  'web/src/__generated__',
  'web/src/admin/__generated__',
  'emulator/src/__generated__',
  'theme/__generated__',
  'docs/coverage.md',
  'docs/platform-calls.md',
  'docs/api/errors.md',
  'docs/permissions.md',
  'docs/security.md',
  'deploy/grafana.json',
]

/** Generates all files again and compares them with the committed ones. Unchanged ones are not written. */
async function isFresh() {
  const before = run('git', ['stash', 'create']).stdout
  const codegen = await start(bin('graphql-codegen'), ['--config', 'codegen.ts'], { NO_COLOR: '1' })
  if (codegen.status !== 0) return { ok: false, ...codegen }
  for (const script of ['print-messages', 'print-countries', 'print-fonts', 'print-docs']) {
    const printed = await start(process.execPath, ['--import', 'tsx', `stack/tools/${script}.ts`])
    if (printed.status !== 0) return { ok: false, ...printed }
  }
  const diff = run('git', ['diff', '--stat', before.trim() || 'HEAD', '--', ...generated])
  const strays = run('git', ['ls-files', '--others', '--exclude-standard', '--', ...generated])
  const text = diff.stdout + strays.stdout
  return { ok: text.trim() === '', output: text }
}

/** Compares the schema with that of the last release. */
async function isCompatible() {
  const { status, output } = await start(process.execPath, [
    ...['--import', 'tsx', 'stack/tools/schema-release.ts'],
  ])
  return { ok: status === 0, output }
}

/** Folders whose imports have rules; the schema has no code. */
const layers = packages
  .filter((name) => name !== 'schema')
  .map((name) => (name === 'web' ? 'web/src' : name))

const checks = [
  { name: 'types', fix: 'pnpm types', run: () => succeeds('tsc', '-b') },
  { name: 'generated files are fresh', fix: 'pnpm codegen', run: isFresh },
  {
    name: 'layers',
    fix: 'see .dependency-cruiser.mjs',
    run: () => succeeds('depcruise', '--config', '.dependency-cruiser.mjs', ...layers),
  },
  {
    name: 'format and lint',
    fix: 'pnpm format',
    run: () => succeeds('biome', 'ci', '--error-on-warnings', '.'),
  },
  {
    name: 'the schema breaks no client of the last release',
    fix: 'deprecate it instead: docs/api/changes.md',
    run: isCompatible,
  },
  { name: 'dead code', fix: 'remove it', run: () => succeeds('knip', '--no-config-hints') },
]

async function report(check) {
  const started = performance.now()
  const { ok, output } = await check.run()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${ok ? '✓' : '✗'} ${check.name} (${seconds} s)`)
  if (!ok) console.log(`${output.trim().slice(-6000)}\n  → ${check.fix}\n`)
  return ok
}

/** Runs the checks whose names contain one of the words, or all; two at a time, with a line for each. */
export async function runChecks(words = []) {
  const waiting = checks.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  const totals = { passed: 0, failed: 0 }
  async function work() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      totals[(await report(check)) ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all([work(), work()])
  return totals
}
