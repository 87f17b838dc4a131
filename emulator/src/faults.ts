// Injects faults into API calls: delays, error statuses, closed and hanging connections.
import { z } from 'zod'

const statusCode = z
  .number()
  .int()
  .min(201)
  .max(599)
  .refine((code) => code < 300 || code >= 400)

export const faultBody = z.strictObject({
  match: z
    .strictObject({
      method: z.string().max(10).nullish(),
      /** A prefix of the path, or a pattern with `*` for any text. */
      path: z.string().max(500).nullish(),
    })
    .nullish(),
  /**
   * `page`: the page that a hosted site has for an unknown path. `success`: the call takes effect, and is answered
   * with another 2xx, as hosted sites may do; a 204 has no body. docs/contract/real-site.md §7.
   */
  kind: z.enum(['latency', 'status', 'page', 'success', 'reset', 'hang']),
  /** Status of kind `status`; 503 when absent. Status of kind `success`; 204 when absent. */
  status: statusCode.nullish(),
  /** `Retry-After` of kind `status`: a number of seconds or a date; no header when absent. */
  retryAfter: z.string().max(100).nullish(),
  /** Milliseconds of kind `latency`; 1000 when absent. */
  ms: z.number().int().min(0).max(600_000).nullish(),
  /** Fraction of the matching calls that are affected, 0…1; all when absent. */
  rate: z.number().min(0).max(1).nullish(),
  /** Number of calls that are affected; unlimited when absent. */
  times: z.number().int().min(1).nullish(),
  /** `after`: the call takes effect and only its response is lost. */
  when: z.enum(['before', 'after']).nullish(),
})
export type FaultBody = z.output<typeof faultBody>
export type Fault = FaultBody & { id: number; hits: number }

export class Faults {
  #list: Fault[] = []
  #random = seededRandom()
  #lastId = 0

  add(body: FaultBody): Fault {
    this.#lastId += 1
    const fault = { ...body, id: this.#lastId, hits: 0 }
    this.#list.push(fault)
    return fault
  }

  list(): readonly Fault[] {
    return this.#list
  }

  remove(id: number): void {
    this.#list = this.#list.filter((fault) => fault.id !== id)
  }

  clear(): void {
    this.#list = []
    this.#random = seededRandom()
  }

  /** Returns the fault of this call, if any, and counts it. */
  next(method: string, path: string): Fault | undefined {
    const fault = this.#list.find(
      (one) => matches(one, method, path) && this.#random() < (one.rate ?? 1),
    )
    if (!fault) return
    fault.hits += 1
    if (fault.times && fault.hits >= fault.times) this.remove(fault.id)
    return fault
  }
}

function matches({ match }: Fault, method: string, path: string): boolean {
  if (match?.method && match.method.toUpperCase() !== method) return false
  return !match?.path || pathMatches(match.path, path)
}

export function pathMatches(pattern: string, path: string): boolean {
  if (!pattern.includes('*')) return path.startsWith(pattern)
  const [first = '', ...rest] = pattern.split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return pattern.endsWith('*') || path.endsWith(rest.at(-1) ?? '')
}

/** Returns the same sequence after every clear, so that a rate behaves identically in every run. */
function seededRandom(): () => number {
  let state = 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
