import type { JobState } from '../__generated__/graphql.ts'
import type { Problem } from '../ui/Problems.tsx'

/** A job as its dialog shows it, whatever works on it: the gateway, the platform, or this page. */
export type Run = {
  state: JobState
  total: number
  done: number
  succeeded: number
  failed: number
  problem?: { message: string } | null
}

export type FailureRow = Readonly<Record<string, string | number>>

export type RunningJob = {
  /** Null until it has started. */
  run: Run | null
  /** The connection is lost, and the run is as it was last seen. */
  isCut?: boolean
  /** Works in this page, which has to stay open. */
  isHere?: boolean
  /** Undefined while it cannot be stopped or resumed. */
  stop?: () => unknown
  resume?: () => unknown
  /** A request to stop or resume it is under way. */
  isBusy?: boolean
  /** Why the last request was refused. */
  problems?: readonly Problem[]
  failures?: () => Promise<readonly FailureRow[]> | readonly FailureRow[]
}
