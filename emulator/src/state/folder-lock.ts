// One platform per folder: two with a memory each would undo each other's writes. A file names the
// process that has the folder; when that one is dead, the folder is free.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Folders this very process has open: its own number says nothing about them. */
const mine = new Set<string>()

/** Takes the folder or throws a sentence; the answer gives it back. */
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

/** The same number as ours is a leftover: containers give theirs out again after a restart. */
function isAlive(pid: number | undefined): boolean {
  if (pid === undefined || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
