// Reads the facts of the site at the start and again in the background. What was read last is used for as long as the
// platform does not answer: no page waits for these calls, and none fails with them. docs/decisions/060-site-facts.md
import type { FastifyBaseLogger } from 'fastify'
import { isForbidden, PlatformFailure } from '../platform/failure.ts'
import { permissionOf } from '../platform/permission-of.ts'
import { type Part, partsOf, type SiteAccess } from './site-parts.ts'
import { type StoreFacts, storeFactsOf, unknownSite } from './store-facts.ts'

/** How long the facts are used before they are read again. */
export const refreshMs = 5 * 60_000
/** After how long a reading that failed is repeated. */
export const retryMs = 30_000
/** After how long a call is repeated that the credentials may not make. */
export const refusedMs = 60 * 60_000
/** How long a start waits for the facts. */
const startMs = 2000

export type SiteFactsService = {
  /** The facts as they are known now. */
  readonly current: StoreFacts
  /** Notes the currency of a price that was read, where none is known yet. */
  noteCurrency(code: string | null): void
  /** Resolves after the first reading, or when a start has waited for long enough. */
  ready(): Promise<void>
  close(): void
}

type Parts = SiteAccess & { log: Pick<FastifyBaseLogger, 'warn'> }

/** Starts to read the facts. A setting that overrides a fact spares its call. */
export function createSiteFacts(parts: Parts): SiteFactsService {
  const { config, log } = parts
  const stop = new AbortController()
  const reads = partsOf(parts, stop.signal)
  const refusedUntil = new Map<Part, number>()
  let known = unknownSite
  let current = storeFactsOf(config, known)
  let timer: NodeJS.Timeout | undefined
  let isFailing = false

  const isDue = (part: Part) =>
    (part.isNeeded?.(known) ?? true) && (refusedUntil.get(part) ?? 0) <= Date.now()

  /** Returns whether the part is to be read again soon. */
  async function hasFailed(part: Part): Promise<boolean> {
    try {
      const found = await part.read()
      known = { ...known, ...found }
      return false
    } catch (err) {
      if (stop.signal.aborted) return false
      const isRefused = isForbidden(err)
      if (isRefused) refusedUntil.set(part, Date.now() + refusedMs)
      if (isRefused || !isFailing) logFailure(log, part, err)
      return !isRefused
    }
  }

  async function refresh(): Promise<void> {
    const failed: Part[] = []
    // One after another: what one has said may spare the next.
    for (const part of reads) if (isDue(part) && (await hasFailed(part))) failed.push(part)
    isFailing = failed.length > 0
    current = storeFactsOf(config, known)
    if (stop.signal.aborted) return
    timer = setTimeout(() => void refresh(), isFailing ? retryMs : refreshMs)
    timer.unref()
  }

  const first = refresh()
  return {
    get current() {
      return current
    },
    noteCurrency(code) {
      if (current.isCurrencyKnown || !code) return
      known = { ...known, productCurrency: code }
      current = storeFactsOf(config, known)
    },
    ready: () => atMost(first, startMs),
    close() {
      stop.abort()
      clearTimeout(timer)
    },
  }
}

/** The transport logs a refusal without a reason itself, with the permission. */
function logFailure(log: Parts['log'], { operation }: Part, err: unknown): void {
  if (err instanceof PlatformFailure && err.facts.isWithoutReason) return
  const permission = isForbidden(err) ? permissionOf(operation) : undefined
  const cure = permission ? `the credentials need the permission ${permission}` : 'it is read again'
  log.warn({ err }, `facts of the site could not be read (${operation.service}): ${cure}`)
}

function atMost(task: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const wait = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return Promise.race([task, wait]).finally(() => clearTimeout(timer))
}
