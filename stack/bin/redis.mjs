// Finds a Redis for the tests, which stop and kill it: REDIS_SERVER, else one on the PATH, else Debian's. A URL
// (REDIS_URL) is enough for some of them: see test/support/redis.ts.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './install.mjs'

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, 'redis-server')
    if (folder && existsSync(file)) return file
  }
  return undefined
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log('Installing Redis (once) …')
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  run('apt-get', ['update', '-qq'], quiet)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], quiet)
  return onPath()
}

/** Returns the path of a Redis that can be started; undefined if none is available. */
export function findRedis() {
  const given = process.env.REDIS_SERVER
  if (given && existsSync(given)) return given
  return onPath() ?? fromDebian()
}
