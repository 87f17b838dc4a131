// What was called, for tests and the inspector. In memory only; never a token, never a query
// string (it may carry one).
export type LoggedRequest = {
  method: string
  path: string
  /** Operation name of the call table, when the path is one. */
  call?: string
  /** 0 while no answer was sent. */
  status: number
  ms: number
  at: string
  requestId: string
  /** The request's own id, where the caller sent one. */
  calledAs: string | null
}

/** Enough for any test; the oldest go first. */
const kept = 5000

export class RequestLog {
  #entries: LoggedRequest[] = []

  open(entry: Omit<LoggedRequest, 'status' | 'ms'>): LoggedRequest {
    const opened = { ...entry, status: 0, ms: 0 }
    this.#entries.push(opened)
    if (this.#entries.length > kept) this.#entries.shift()
    return opened
  }

  /** Entries at or after a moment, oldest first. */
  since(moment?: Date): LoggedRequest[] {
    if (!moment) return [...this.#entries]
    return this.#entries.filter((entry) => Date.parse(entry.at) >= moment.getTime())
  }

  clear(): void {
    this.#entries = []
  }
}
