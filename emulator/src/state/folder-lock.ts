// Locks a folder for one platform: two processes would overwrite each other's data. A lock file contains the
// id of the process; when that process is dead, the lock is ignored.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Folders that this process has open, because its own process id in a file proves nothing. */
const mine = new Set<string>()

/** Locks the folder or throws a readable error; the returned function releases the lock. */
export function lockFolder(folder: string): () => void {
  const place = resolve(folder)
  const file = join(place, 'platform.pid')
  if (mine.has(place) || isAlive(ownerOf(file))) {
    throw new Error(`The folder ${folder} is in use by another embedded platform.`)
  }
  writeFileSync(file, String(process.pid))
  mine.add(place)
  return () => {
    mine.delete(place)
    rmSync(file, { force: true })
  }
}

function ownerOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

/** Whether the process runs. Our own process id is a leftover: containers reuse ids after a restart. */
function isAlive(pid: number | undefined): boolean {
  if (pid === undefined || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
