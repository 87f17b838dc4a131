// Delivers one event: a POST whose raw body is the signed token.
import type { DeliveryAttempt } from '../rows/event-rows.ts'

/** Timeout of a delivery. Assumed. */
const timeoutMs = 10_000

/** Sends the token and returns the attempt; never rejects. `at` is by the platform's clock. */
export async function postEvent(
  url: string,
  token: string,
  { at, signal }: { at: string; signal: AbortSignal },
): Promise<DeliveryAttempt> {
  const started = performance.now()
  const ms = () => Math.round((performance.now() - started) * 10) / 10
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: token,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    await response.body?.cancel()
    return { at, status: response.status, ms: ms() }
  } catch (error) {
    return { at, status: 0, ms: ms(), error: reasonOf(error) }
  }
}

/** Returns the cause of an error: `fetch failed` alone does not name it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? cause.message || cause.name : error.message
}
