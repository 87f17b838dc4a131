// Runs the bundled programs: `main`, the shop; `platform`, the embedded platform alone; and `doctor`, the checks of both.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { giveUp, hashOf, root, unlessStamped } from './install.mjs'

const sources = ['platform', 'theme', 'languages', 'pictures', 'gateway', 'emulator', 'stack']
const skip = (path) => /\.test\.ts$/.test(path)

/** Builds a part of the product in a process of its own. */
export function build(part) {
  const result = spawnSync(process.execPath, ['--import', 'tsx', 'stack/bin/build.mjs', part], {
    cwd: root,
    stdio: 'inherit',
  })
  if (result.status !== 0) giveUp(`The ${part} could not be built. The lines above say why.`)
}

let isBuilt = false

/** Bundles the packages of the server if their sources are newer than the bundles. */
export function ensureServerBuilt() {
  if (isBuilt) return
  const folders = sources.map((name) => `${name}/src`)
  const own = [
    'stack/bin/build-server.mjs',
    'stack/bin/compact.mjs',
    'stack/bin/stable-shapes.mjs',
    'schema/schema.graphql',
    'pnpm-lock.yaml',
  ]
  unlessStamped('stack/dist/.server', hashOf([...folders, ...own], skip), () => build('server'))
  isBuilt = true
}

/**
 * Options of node for every server. Answers of the platform are large and live for milliseconds: with a young generation of 16 MB
 * they die in it, and the old one grows by a fifth at most before it is collected. With 32 MB the engine would mark the old one
 * all the time: it begins when less room is left there than twice the young one has. docs/performance.md, "Memory". It has its
 * whole size at once: collected each megabyte, it costs a tenth of the start. Code that runs often is optimized within seconds;
 * what the compiler between the interpreter and the optimizing one makes of it meanwhile stays, 7 MB for 40 ms of the start.
 */
export const nodeOptions = [
  '--conditions=built',
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--heap-growing-percent=20',
  '--no-sparkplug',
]

/**
 * Environment of every server. Node 22 and later store compiled modules for the next start, a third of which is their
 * compilation; earlier ones ignore it. All threads allocate from one arena of `malloc`: with one for each, a gateway holds 10 MB
 * that none of them uses.
 */
export const serverEnvironment = {
  NODE_COMPILE_CACHE: join(root, 'stack/dist/.compile-cache'),
  MALLOC_ARENA_MAX: '1',
}

/**
 * Returns the arguments of node that run a server, which is built if need be.
 * @param {'main' | 'platform' | 'doctor'} name
 */
export function serverArgs(name) {
  ensureServerBuilt()
  return [...nodeOptions, `stack/dist/${name}.js`]
}
