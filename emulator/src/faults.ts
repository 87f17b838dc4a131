// Bad days on demand: delays, error statuses, cut and hanging connections, for API calls only.
import { z } from 'zod'

const statusCode = z.number().int().min(400).max(599)

export const faultBody = z.strictObject({
  match: z
    .strictObject({
      method: z.string().max(10).nullish(),
      /** A prefix of the path, or a pattern with `*` for any text. */
      path: z.string().max(500).nullish(),
    })
    .nullish(),
  kind: z.enum(['latency', 'status', 'reset', 'hang']),
  /** For `status`; 503 when absent. */
  status: statusCode.nullish(),
  /** For `latency`; 1000 when absent. */
  ms: z.number().int().min(0).max(600_000).nullish(),
  /** Share of the matching calls that are hit, 0…1; all when absent. */
  rate: z.number().min(0).max(1).nullish(),
  /** How many calls are hit; any number when absent. */
  times: z.number().int().min(1).nullish(),
  /** `after`: the call takes effect and only its answer is lost. */
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

  /** The fault this call meets, if any; counts the hit. */
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

/** The same numbers after every clear, so that a rate behaves alike in every run. */
function seededRandom(): () => number {
  let state = 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
