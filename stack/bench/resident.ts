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

/** Returns how long the main thread of a process has run, in ms, however busy the machine is. Linux; NaN elsewhere. */
export function mainThreadMs(pid: number): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return Number.NaN
  }
}

/** Returns the CPU time of a process in milliseconds, user and system. Linux; NaN elsewhere. */
export function cpuMsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // Clock ticks are hundredths of a second on every Linux Node runs on.
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}
