// Runs the checks in the background for staff: one run at a time, and its findings are reused. However often they are
// queried, the platform gets no more than one run in ten seconds.
import type { FastifyBaseLogger } from 'fastify'
import type { Finding } from './finding.ts'

/** No findings younger than this are replaced. */
export const leastAgeMs = 10_000
/** A run that takes longer has failed: each check has timeouts of its own. */
const runMs = 120_000

export type SiteHealthState = {
  readonly findings: readonly Finding[]
  /** Milliseconds since 1970; null before the end of the first run. */
  readonly checkedAt: number | null
  readonly isRunning: boolean
}

export type SiteHealthService = {
  /**
   * Returns what is known at once, and starts a run when it is older than `maxAgeMs`. Throws when the last run failed,
   * until the next one begins.
   */
  read(maxAgeMs: number): SiteHealthState
}

/** Checks of the site for staff. */
export type SiteHealthContext = { readonly siteHealth: SiteHealthService }

type Parts = {
  run: () => Promise<readonly Finding[]>
  log: Pick<FastifyBaseLogger, 'error'>
  now?: () => number
}

export function createSiteHealth({ run, log, now = Date.now }: Parts): SiteHealthService {
  let findings: readonly Finding[] = []
  let checkedAt: number | null = null
  let endedAt = Number.NEGATIVE_INFINITY
  let isRunning = false
  let hasFailed = false

  async function start(): Promise<void> {
    isRunning = true
    try {
      findings = await inTime(run())
      checkedAt = now()
      hasFailed = false
    } catch (err) {
      hasFailed = true
      log.error({ err }, 'site health: the checks failed')
    }
    endedAt = now()
    isRunning = false
  }

  return {
    read(maxAgeMs) {
      if (!isRunning && now() - endedAt >= Math.max(maxAgeMs, leastAgeMs)) void start()
      if (hasFailed && !isRunning) throw new Error('The last checks of the site failed')
      return { findings, checkedAt, isRunning }
    },
  }
}

async function inTime<Result>(task: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, runMs, new Error(`they took longer than ${runMs / 1000} seconds`))
    timer.unref()
  })
  return Promise.race([task, tooLong]).finally(() => clearTimeout(timer))
}
