// All checks that do not run the shop: format, layers, types, dead code, generated files. Each check prints one line;
// `fix` says how to correct it.

import { join } from 'node:path'
import { root, run } from './install.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)
const succeeded = (result) => ({
  ok: result.status === 0,
  output: `${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}`,
})

const generated = [
  'schema/schema.graphql',
  'gateway/src/__generated__',
  'web/src/__generated__',
  'web/src/admin/__generated__',
  'docs/coverage.md',
  'docs/platform-calls.md',
  'docs/permissions.md',
  'docs/security.md',
]

/** Generates all files again and compares them with the committed ones. */
function isFresh() {
  const before = run('git', ['stash', 'create']).stdout
  const codegen = run(bin('graphql-codegen'), ['--config', 'codegen.ts'], {
    env: { NO_COLOR: '1' },
  })
  if (codegen.status !== 0) return succeeded(codegen)
  for (const script of ['print-messages', 'print-docs']) {
    const printed = run(process.execPath, ['--import', 'tsx', `stack/tools/${script}.ts`])
    if (printed.status !== 0) return succeeded(printed)
  }
  const diff = run('git', ['diff', '--stat', before.trim() || 'HEAD', '--', ...generated])
  const strays = run('git', ['ls-files', '--others', '--exclude-standard', '--', ...generated])
  const text = diff.stdout + strays.stdout
  return { ok: text.trim() === '', output: text }
}

export const checks = [
  {
    name: 'format and lint',
    fix: 'pnpm format',
    run: () => succeeded(run(bin('biome'), ['ci', '--error-on-warnings', '.'])),
  },
  {
    name: 'layers',
    fix: 'see .dependency-cruiser.mjs',
    run: () =>
      succeeded(
        run(bin('depcruise'), [
          '--config',
          '.dependency-cruiser.mjs',
          'platform',
          'gateway',
          'emulator',
          'web/src',
          'stack',
        ]),
      ),
  },
  { name: 'types', fix: 'pnpm types', run: () => succeeded(run(bin('tsc'), ['-b'])) },
  {
    name: 'dead code',
    fix: 'remove it',
    run: () => succeeded(run(bin('knip'), ['--no-config-hints'])),
  },
  { name: 'generated files are fresh', fix: 'pnpm codegen', run: isFresh },
]

/** Runs the checks one after another and prints a line for each. */
export function runChecks() {
  let passed = 0
  let failed = 0
  for (const check of checks) {
    const started = performance.now()
    const { ok, output } = check.run()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${ok ? '✓' : '✗'} ${check.name} (${seconds} s)`)
    if (!ok) console.log(`${output.trim().slice(-6000)}\n  → ${check.fix}\n`)
    if (ok) passed += 1
    else failed += 1
  }
  return { passed, failed }
}
