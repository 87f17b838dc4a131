// Waits for asynchronous jobs of the platform, which may outlast the request that started them. docs/contract/members.md
// §9.
import { isNotFound } from '../platform/failure.ts'
import type { Platform } from '../platform/platform.ts'
import { pause } from './pause.ts'

/** `site`: calls without the request's budget and abort signal. */
export type PlatformJob = { jobId: string; site: Platform }

export type PlatformJobs = {
  /**
   * Calls `settle` once: before the promise resolves if the job is already finished, otherwise in the background.
   * `isOver` is false when the platform did not finish in time or the gateway closes.
   */
  follow(job: PlatformJob, settle: (isOver: boolean) => Promise<void>): Promise<void>
  /** Settles all followed jobs. */
  close(): Promise<void>
}

type Options = {
  onFailure: (err: unknown) => void
  /** Milliseconds between two polls; the last one repeats. */
  waits?: readonly number[]
  /** Longest time a job is followed, in milliseconds. */
  maxFollowMs?: number
}

const overStatuses: readonly string[] = ['FINISHED', 'FAILED']

export function createPlatformJobs(options: Options): PlatformJobs {
  const { onFailure, waits = [250, 500, 1000, 2000, 5000], maxFollowMs = 15 * 60_000 } = options
  const closing = new AbortController()
  const followed = new Set<Promise<void>>()

  async function isOver({ jobId, site }: PlatformJob): Promise<boolean> {
    try {
      const { job } = await site.memberWrites.getJob({ jobId })
      return overStatuses.includes(job.status)
    } catch (error) {
      // The platform deletes finished jobs after a while.
      if (isNotFound(error)) return true
      onFailure(error)
      return false
    }
  }

  async function waitFor(job: PlatformJob): Promise<boolean> {
    const until = Date.now() + maxFollowMs
    let wait = 0
    for (let reads = 0; Date.now() < until; reads += 1) {
      wait = waits[reads] ?? wait
      await pause(wait, closing.signal)
      if (closing.signal.aborted) return false
      if (await isOver(job)) return true
    }
    return false
  }

  return {
    async follow(job, settle) {
      if (await isOver(job)) return settle(true)
      const own = waitFor(job)
        .then(settle)
        .catch(onFailure)
        .finally(() => followed.delete(own))
      followed.add(own)
    },
    async close() {
      closing.abort()
      await Promise.all(followed)
    },
  }
}
