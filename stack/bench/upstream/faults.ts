// The bad days of a platform: 1 % of the calls fail, 0.5 % are refused for their rate, 0.2 % are never answered.
import type { ServerResponse } from 'node:http'

export type Fault = 'error' | 'limited' | 'hang'

const shares: readonly (readonly [Fault, number])[] = [
  ['error', 0.01],
  ['limited', 0.005],
  ['hang', 0.002],
]

/** Returns the fault of a call whose random number, from 0 to 1, is given; null for most calls. */
export function faultOf(drawn: number): Fault | null {
  let below = 0
  for (const [fault, share] of shares) {
    below += share
    if (drawn < below) return fault
  }
  return null
}

/** Answers in the platform's form. A call that hangs ends when its caller gives up. */
export function answerFault(fault: Fault, response: ServerResponse): void {
  if (fault === 'hang') return
  const status = fault === 'error' ? 500 : 429
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(fault === 'limited' && { 'retry-after': '1' }),
  })
  response.end(
    JSON.stringify({ message: fault === 'error' ? 'Internal error' : 'Too many', details: {} }),
  )
}
