// Makes a fresh clone runnable with only node and npm. Plain JavaScript: nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './file-lock.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const pnpmVersion = '10.34.9'
/** Folders of the workspace's packages. */
export const packages = [
  'schema',
  'platform',
  'theme',
  'languages',
  'pictures',
  'gateway',
  'emulator',
  'web',
  'stack',
]

/** Ends the process with a sentence instead of a stack trace. */
export function giveUp(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  giveUp(`Vitrine needs Node 20.19 or newer; this is ${process.versions.node}.`)
}

/** Runs a command in the repository; its output is shown only on failure, or with `show`. */
export function run(command, args, { show = false, env = {} } = {}) {
  return spawnSync(command, args, {
    cwd: root,
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
  })
}

/** Runs a command in the repository without waiting; resolves to its status and its output. */
export function start(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => chunks.push(data))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: null, output: String(error) }))
    child.once('close', (status) =>
      resolve({ status, output: Buffer.concat(chunks).toString('utf8') }),
    )
  })
}

/** Returns one hash over files and folders, by name and content. */
export function hashOf(paths, skip = () => false) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path) || skip(relative(root, path))) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name))
      return
    }
    hash.update(relative(root, path)).update(readFileSync(path))
  }
  for (const path of paths) add(join(root, path))
  return hash.digest('hex')
}

/**
 * Does the work unless the stamp records the same input. Of several processes one does it, and the others wait: a build
 * replaces files that they would load half written.
 */
export function unlessStamped(stamp, hash, work) {
  const file = join(root, stamp)
  const isDone = () => existsSync(file) && readFileSync(file, 'utf8') === hash
  if (isDone()) return false
  return withLock(`${file}.lock`, () => {
    if (isDone()) return false
    work()
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, hash)
    return true
  })
}

export function ensureInstalled() {
  const inputs = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...packages.map((name) => `${name}/package.json`),
    'package.json',
  ]
  return unlessStamped('node_modules/.vitrine-installed', hashOf(inputs), () => {
    // Not the output of the command: `npm run doctor -- --json` is read by programs.
    console.error('Installing packages (once) …')
    const args = ['-y', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile', '--reporter=silent']
    const result = run('npx', args, { env: { CI: 'true', npm_config_loglevel: 'error' } })
    if (result.status === 0) return
    console.error(result.stdout, result.stderr)
    giveUp('The packages could not be installed. The lines above say why.')
  })
}
