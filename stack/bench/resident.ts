import { readFileSync } from 'node:fs'

/** Returns the resident memory of a process in MB. Linux; NaN elsewhere. */
export function residentMb(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    return (pages * 4096) / 1024 / 1024
  } catch {
    return Number.NaN
  }
}
