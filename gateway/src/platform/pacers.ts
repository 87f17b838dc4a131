// The pacers of all credentials. Calls as the site are counted by the platform; whether it counts those of visitors, and
// for whom, is not published. docs/contract/real-site.md §3.
import { type CallPacer, createCallPacer, type Turn } from './call-pacer.ts'
import { isRateLimited } from './failure.ts'

/**
 * - `site`: the site's key, and tokens for the client's secret.
 * - `public`: the visitor token by which all shoppers read the catalog.
 */
export type Credential = 'site' | 'public'

/** A call that waited for its turn or was refused, for metrics. `own`: made with a shopper's own token. */
export type Paced = {
  credential: Credential | 'own'
  isBackground: boolean
  /** Milliseconds that the call waited for its turn. */
  waitedMs: number
  refusedBy?: 'platform' | 'gateway'
}
/** Called for a call that waited, or was refused for the number of calls. */
export type OnPace = (paced: Paced) => void

/** What it needs of the scope of a call. */
type Scope = { credential?: Credential; isBackground?: boolean }
type Options = { callsPerMinute?: number; onPace?: OnPace }

/** Creates the pacers; each shared credential has one, and each call with a shopper's own token. */
export function createPacers({ callsPerMinute: perMinute = 0, onPace = () => {} }: Options) {
  const shared: Record<Credential, CallPacer> = {
    site: createCallPacer({ perMinute }),
    public: createCallPacer({ perMinute, isCounted: false }),
  }
  return {
    of({ credential, isBackground = false }: Scope): CallPacer {
      const pacer = credential ? shared[credential] : createCallPacer({ perMinute: 0 })
      const report = (waitedMs: number, refusedBy?: Paced['refusedBy']) =>
        onPace({ credential: credential ?? 'own', isBackground, waitedMs, refusedBy })
      return { ...pacer, ...reported(pacer, report) }
    },
  }
}

/** Returns a pacer that reports waits and refusals. */
const reported = (
  pacer: CallPacer,
  report: (waitedMs: number, refusedBy?: Paced['refusedBy']) => void,
): Pick<CallPacer, 'turn' | 'refused'> => ({
  async turn(turn: Turn) {
    const since = Date.now()
    try {
      await pacer.turn(turn)
      const waited = Date.now() - since
      if (waited > 0) report(waited)
    } catch (error) {
      if (isRateLimited(error)) report(Date.now() - since, 'gateway')
      throw error
    }
  },
  refused(retryAfterMs) {
    report(0, 'platform')
    return pacer.refused(retryAfterMs)
  },
})
