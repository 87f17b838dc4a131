// Answers reads of carts, checkouts and members with the state before a write for a moment, as replicas do. A call that
// changes one of them is answered with a token; a read that sends it, or a newer one, has the state after the write.
// docs/contract/real-site.md §3.
import type { Row } from './state/collection.ts'
import { siteSettingsOf } from './state/site-settings.ts'
import type { State } from './state/state.ts'

/** The reads that lag. Writes act on the present state; so do the platform's own pages, which have no token to send. */
const laggingReads: ReadonlySet<string> = new Set([
  'currentCart.getCurrentCart',
  'currentCart.estimateCurrentCartTotals',
  'checkouts.getCheckout',
  'checkouts.getCheckoutByCartId',
  'checkouts.getCheckoutUrl',
  'members.getCurrentMember',
])

/**
 * What these write is read at once: the official client takes no token from their answers, and reads the member and the
 * merged cart next. Assumed.
 */
const signInServices: ReadonlySet<string> = new Set([
  'authentication',
  'oauth',
  'recovery',
  'verification',
])

/** The part of a collection by which a row is exchanged without a record of the change. */
type Rows = {
  get(id: string): Row | undefined
  load(rows: Iterable<Row>): void
  unload(id: string): void
  changes(): { id: string; before: Row | undefined; row: Row | undefined }[]
}
type Before = { rows: Rows; id: string; row: Row | undefined }
type Write = { version: number; at: number; before: readonly Before[] }

/** What one call is answered with. */
type CallLag = {
  /** Runs the handler, on the rows that the call is shown. */
  answer<Answer>(handle: () => Answer): Answer
  /** To be called after the commit: returns the token of what the call has written; undefined for nothing. */
  saved(): string | undefined
}

export class ReadLag {
  readonly #state: State
  /** Oldest first. */
  #writes: Write[] = []
  /** Above those of an earlier process. */
  #version = Date.now()

  constructor(state: State) {
    this.#state = state
  }

  /** `token`: what the caller sent, if anything. */
  of(service: string, call: string, token: unknown): CallLag {
    if (laggingReads.has(`${service}.${call}`)) {
      return {
        answer: (handle) => withRows(this.#before(versionOf(token)), handle),
        saved: () => undefined,
      }
    }
    if (signInServices.has(service)) return { answer: (handle) => handle(), saved: () => undefined }
    let before: readonly Before[] = []
    return {
      answer: (handle) => {
        const answer = handle()
        before = changedRows(this.#state)
        return answer
      },
      saved: () => (before.length > 0 ? this.#note(before) : undefined),
    }
  }

  clear(): void {
    this.#writes = []
  }

  #note(before: readonly Before[]): string {
    this.#version += 1
    this.#recent().push({ version: this.#version, at: this.#now(), before })
    return tokenOf(this.#version)
  }

  /** Returns the rows before the writes that are newer than a token. */
  #before(version: number): readonly Before[] {
    const unseen = this.#recent().filter((write) => write.version > version)
    // The last one that is put in place of a row is that of the oldest write.
    return unseen.toReversed().flatMap(({ before }) => before)
  }

  #recent(): Write[] {
    const { readLagMs } = siteSettingsOf(this.#state)
    const now = this.#now()
    this.#writes = this.#writes.filter(({ at }) => now - at < readLagMs)
    return this.#writes
  }

  #now(): number {
    return this.#state.now().getTime()
  }
}

/** Returns the rows before the running transaction of what it has changed. */
const changedRows = ({ carts, checkouts, members }: State): Before[] =>
  // A Collection<StoredCart> is no `Rows` for the compiler: its rows are only exchanged for earlier ones of their own.
  ([carts, checkouts, members] as unknown as Rows[]).flatMap((rows) =>
    rows.changes().map(({ id, before }) => ({ rows, id, row: before })),
  )

/** Runs a read on other rows, then puts the present ones back. */
function withRows<Answer>(before: readonly Before[], read: () => Answer): Answer {
  const present = before.map(({ rows, id }) => ({ rows, id, row: rows.get(id) }))
  for (const one of before) put(one)
  try {
    return read()
  } finally {
    for (const one of present) put(one)
  }
}

function put({ rows, id, row }: Before): void {
  if (row) rows.load([row])
  else rows.unload(id)
}

/** Opaque to callers. */
const tokenOf = (version: number): string => Buffer.from(`v${version}`).toString('base64url')

/** A token that this platform did not issue is as old as none. */
function versionOf(token: unknown): number {
  const text = Buffer.from(String(token ?? ''), 'base64url').toString()
  return /^v\d{1,15}$/.test(text) ? Number(text.slice(1)) : 0
}
