// A lock between processes, held while one of them builds what the others wait for. Plain JavaScript: nothing is installed yet.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Age in ms after which a lock is stale although a process has its id, which may be another one by now. */
const staleMs = 10 * 60_000

/** Interval of attempts, in ms. */
const pollMs = 100

/** Runs the work while this process alone holds the lock, and waits for it before. A process that ended holds none. */
export function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  while (!acquire(file)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pollMs)
  const release = () => rmSync(file, { force: true })
  // Work may end the process.
  process.once('exit', release)
  try {
    return work()
  } finally {
    process.removeListener('exit', release)
    release()
  }
}

function acquire(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isStale(file)) rmSync(file, { force: true })
    return false
  }
}

function isStale(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    // Its holder has not written its id yet.
    if (holder === 0) return Date.now() - statSync(file).mtimeMs > pollMs * 10
    return !isAlive(holder) || Date.now() - statSync(file).mtimeMs > staleMs
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

function isAlive(id) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
