// Logs requests for tests and the inspector. In memory only; without tokens and query strings (which may
// contain one).
export type LoggedRequest = {
  method: string
  path: string
  /** Operation name of the call table, if the path belongs to a call. */
  call?: string
  /** HTTP status; 0 before the response. */
  status: number
  ms: number
  at: string
  requestId: string
  /** The caller's own request id, if it sent one. */
  calledAs: string | null
}

/** Maximum number of entries; the oldest are deleted first. */
const stored = 5000

export class RequestLog {
  #entries: LoggedRequest[] = []

  open(entry: Omit<LoggedRequest, 'status' | 'ms'>): LoggedRequest {
    const opened = { ...entry, status: 0, ms: 0 }
    this.#entries.push(opened)
    if (this.#entries.length > stored) this.#entries.shift()
    return opened
  }

  /** Returns the entries at or after a moment, oldest first. */
  since(moment?: Date): LoggedRequest[] {
    if (!moment) return [...this.#entries]
    return this.#entries.filter((entry) => Date.parse(entry.at) >= moment.getTime())
  }

  clear(): void {
    this.#entries = []
  }
}
