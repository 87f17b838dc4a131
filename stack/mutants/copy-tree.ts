// Copies the working tree to change code in: an aborted run leaves the tree itself unchanged.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../src/root.ts'

export type TreeCopy = {
  path: string
  /** Replaces what was built from changed code by what was built from the tree. */
  restoreWeb(): void
  remove(): void
}

/** Builds the web if tests need it, copies the files that git tracks or would add, installs the packages, and copies the built web. */
export function copyTree({ needsWeb = true } = {}): TreeCopy {
  if (needsWeb) {
    runScript(root, "import('./stack/bin/ensure-built.mjs').then((one) => one.ensureBuilt())")
  }
  const path = mkdtempSync(join(tmpdir(), 'mutants-'))
  const remove = () => rmSync(path, { recursive: true, force: true })
  const restoreWeb = () => {
    rmSync(join(path, 'web/dist'), { recursive: true, force: true })
    cpSync(join(root, 'web/dist'), join(path, 'web/dist'), { recursive: true })
  }
  try {
    for (const file of trackedFiles()) {
      mkdirSync(dirname(join(path, file)), { recursive: true })
      cpSync(join(root, file), join(path, file))
    }
    runScript(path, "import('./stack/bin/install.mjs').then((one) => one.ensureInstalled())")
    if (needsWeb) restoreWeb()
    commitAll(path)
    return { path, restoreWeb, remove }
  } catch (error) {
    remove()
    throw error
  }
}

const trackedFiles = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)))

function runScript(cwd: string, script: string): void {
  const { status } = spawnSync(process.execPath, ['--eval', script], { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error(`Failed in ${cwd}: ${script}`)
}

/** Makes the copy a repository: some tests and checks read the files and their changes from git. */
function commitAll(path: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: path, stdio: 'ignore' })
  git('init')
  git('add', '--all')
  git('-c', 'user.name=mutants', '-c', 'user.email=mutants@localhost', 'commit', '-m', 'copy')
}
