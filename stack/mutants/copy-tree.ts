// Copies the working tree to change code in: an aborted run leaves the tree itself unchanged.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../src/root.ts'

export type TreeCopy = { path: string; remove(): void }

/** Builds the web if tests need it, copies the files that git tracks or would add, installs the packages, and links the built web. */
export function copyTree({ needsWeb = true } = {}): TreeCopy {
  if (needsWeb) {
    runScript(root, "import('./stack/bin/ensure-built.mjs').then((one) => one.ensureBuilt())")
  }
  const path = mkdtempSync(join(tmpdir(), 'mutants-'))
  const remove = () => rmSync(path, { recursive: true, force: true })
  try {
    for (const file of trackedFiles()) {
      mkdirSync(dirname(join(path, file)), { recursive: true })
      cpSync(join(root, file), join(path, file))
    }
    runScript(path, "import('./stack/bin/install.mjs').then((one) => one.ensureInstalled())")
    if (needsWeb) symlinkSync(join(root, 'web/dist'), join(path, 'web/dist'))
    return { path, remove }
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
