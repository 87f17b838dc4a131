// The machine of a run: its cores, which processes are pinned to them, and how busy others are.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'

export type Pinning = {
  /** Words before `node` for the measured server; empty where pinning is not possible. */
  measured: readonly string[]
  description: string
  /** The core of the measured server; null without pinning. */
  core: number | null
}

/** Returns the number and model of the cores, and the version of node. */
export const machineModel = (): string =>
  `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`

/** Pins this process and all that it starts to the last core, and returns how to start the measured server on the first. */
export function pin(): Pinning {
  const cores = availableParallelism()
  const model = machineModel()
  const own = String(cores - 1)
  const isPinned =
    cores > 1 && spawnSync('taskset', ['-a', '-cp', own, String(process.pid)]).status === 0
  if (!isPinned) return { measured: [], core: null, description: `${model}; nothing is pinned` }
  const description = `${model}; the measured server alone on core 0, upstream, platform and load on core ${own}`
  return { measured: ['taskset', '-c', '0'], core: 0, description }
}

export type Usage = { busyMs: number; totalMs: number }

/** Returns the usage of a core since the start of the machine, or of all cores. Linux; NaN elsewhere. */
export function usageOf(core: number | null): Usage {
  try {
    return parseUsage(readFileSync('/proc/stat', 'utf8'), core)
  } catch {
    return { busyMs: Number.NaN, totalMs: Number.NaN }
  }
}

/** Reads a line of `/proc/stat`, which counts in hundredths of a second: user, nice, system, idle, iowait, … */
export function parseUsage(text: string, core: number | null): Usage {
  const name = core === null ? 'cpu' : `cpu${core}`
  const line = text.split('\n').find((one) => one.startsWith(`${name} `)) ?? ''
  const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number)
  const total = ticks.reduce((sum, one) => sum + one, 0)
  return { busyMs: (total - (ticks[3] ?? 0) - (ticks[4] ?? 0)) * 10, totalMs: total * 10 }
}

/** Returns the share of a core's time that others used while a process used some of it. */
export function othersShare(before: Usage, after: Usage, ownMs: number): number {
  const share = (after.busyMs - before.busyMs - ownMs) / (after.totalMs - before.totalMs)
  return Math.max(0, share)
}
