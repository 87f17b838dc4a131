// `npm run test:changed [base]`: format, types and layers of the files that changed since a commit, and the tests and
// journeys that they can reach. Without a base: since the branch left the last release, else since the commit before.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../src/root.ts'
import { changedFiles, git } from './changed-files.ts'
import { changedJourneys } from './changed-journeys.ts'

function baseOf(wanted: string | undefined): string {
  const tag = git('describe', '--tags', '--abbrev=0')
  const base = git('merge-base', 'HEAD', wanted ?? tag ?? 'HEAD~1')
  if (base) return base
  console.error(`There is no commit ${wanted ?? 'before this one'}.`)
  process.exit(1)
}

const failed: string[] = []

function step(name: string, command: string, args: readonly string[]): void {
  console.log(`— ${name}`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) failed.push(name)
}

const bin = (name: string) => join(root, 'node_modules/.bin', name)
const base = baseOf(process.argv[2])
const files = changedFiles(base)
console.log(`${files.length} files changed since ${base.slice(0, 7)}`)

const unmatched = '--no-errors-on-unmatched'
step('format and lint', bin('biome'), ['ci', '--error-on-warnings', unmatched, ...files])
step('types', bin('tsc'), ['-b'])
const modules = files.filter((file) =>
  /^(platform|gateway|emulator|web\/src|stack)\/.*\.tsx?$/.test(file),
)
if (modules.length > 0) {
  step('layers', bin('depcruise'), ['--config', '.dependency-cruiser.mjs', ...modules])
}
step('tests', bin('vitest'), ['run', '--changed', base, '--passWithNoTests'])
const journeys = changedJourneys(files)
if (journeys.length > 0)
  step('journeys', process.execPath, [
    'stack/bin/e2e.mjs',
    ...journeys.map((name) => `e2e/${name}`),
  ])

console.log(failed.length === 0 ? 'All passed' : `Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
