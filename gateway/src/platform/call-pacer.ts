// Paces the calls of one credential: they wait for their turn in order, those that a person waits for before those of the
// background. A call that waits a moment costs less than one that the platform refuses. docs/contract/real-site.md §3 and §8.
import type { CancelSignal } from './cancel-signal.ts'
import { PlatformFailure } from './failure.ts'
import { createPacedBucket, type PacedBucket } from './paced-bucket.ts'

/** A call that may have to wait before it is sent: its name, for the failure, and when and why it stops waiting. */
export type Turn = {
  call: string
  /** The time in milliseconds at which the caller stops waiting. */
  deadline: number
  /** No person waits for the call: it leaves a part of the bucket to others. */
  isBackground?: boolean | undefined
  signal?: CancelSignal | undefined
}

/** Decides when each call of one credential is sent. Its caller reports whether the platform refused or accepted the call. */
export type CallPacer = Pick<PacedBucket, 'refused' | 'accepted'> & {
  /** Resolves when the call may be sent; rejects with a 429 of the gateway when that would be after its deadline. */
  turn(turn: Turn): Promise<void>
}

type Waiting = Turn & { go: () => void; refuse: (error: unknown) => void }

/** Most calls that wait. */
const mostWaiting = 500

/** Creates the pacer of a credential. */
export function createCallPacer(options: Parameters<typeof createPacedBucket>[0]): CallPacer {
  const bucket = createPacedBucket(options)
  const lines: Record<'people' | 'background', Waiting[]> = { people: [], background: [] }
  let timer: NodeJS.Timeout | undefined

  const lineOf = ({ isBackground }: Turn) => (isBackground ? lines.background : lines.people)
  function leave(waiting: Waiting): Waiting {
    const line = lineOf(waiting)
    line.splice(line.indexOf(waiting), 1)
    return waiting
  }

  /** Sends a waiting call or refuses one that could not be sent in time; returns whether it still waits. */
  function stillWaits(waiting: Waiting, delay: number, isFirst: boolean): boolean {
    if (isFirst && delay <= 0) {
      bucket.take()
      leave(waiting).go()
      return false
    }
    if (Date.now() + delay <= waiting.deadline) return true
    leave(waiting).refuse(tooMany(waiting.call, delay))
    return false
  }

  /** Settles what can be settled, and waits for the next turn. */
  function advance(): void {
    clearTimeout(timer)
    const delays: number[] = []
    for (const waiting of [...lines.people, ...lines.background]) {
      const delay = bucket.delayOf(waiting.isBackground, delays.length)
      if (stillWaits(waiting, delay, delays.length === 0)) delays.push(delay)
    }
    if (delays.length > 0) timer = setTimeout(advance, Math.min(...delays))
  }

  function wait(turn: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        leave(waiting)
        advance()
        reject(turn.signal?.reason)
      }
      const settled = () => turn.signal?.removeEventListener('abort', onAbort)
      const waiting: Waiting = {
        ...turn,
        go: () => resolve(settled()),
        refuse: (error) => {
          settled()
          reject(error)
        },
      }
      turn.signal?.addEventListener('abort', onAbort)
      lineOf(turn).push(waiting)
      advance()
    })
  }

  return {
    accepted: bucket.accepted,
    async turn(turn) {
      const { call, deadline, isBackground, signal } = turn
      signal?.throwIfAborted()
      const before = lines.people.length + (isBackground ? lines.background.length : 0)
      const delay = bucket.delayOf(isBackground, before)
      if (before === 0 && delay <= 0) return bucket.take()
      if (before >= mostWaiting || Date.now() + delay > deadline) throw tooMany(call, delay)
      await wait(turn)
    },
    refused(retryAfterMs) {
      const closedMs = bucket.refused(retryAfterMs)
      advance()
      return closedMs
    },
  }
}

/** Creates the failure of a call that is not sent, in the form of the platform's own refusal. */
const tooMany = (call: string, retryAfterMs: number) =>
  new PlatformFailure('refused', 'Too many calls', {
    call,
    status: 429,
    retryAfterMs,
    isSettled: true,
  })
