// Reads and checks the return from the platform's sign-in page (authorization response). spec §5,
// docs/contract/auth.md §4-§5.
import { timingSafeEqual } from 'node:crypto'
import type { OauthData } from './pkce.ts'

/** The parameters of the return, from the fragment, the query or a posted message. */
export type Returned = {
  code?: string | null
  state?: string | null
  error?: string | null
  errorDescription?: string | null
}

/** Timeout of a hidden frame, which an app of its own may open. spec §9. */
export const directLoginTimeoutMs = 120_000

export const returnErrors = {
  missing: 'Missing code or _state',
  invalid: 'Invalid _state',
  timedOut: 'OAuth flow timed out',
} as const

export type CheckedReturn =
  | { ok: true; code: string }
  | { ok: false; error: string; description?: string }

/** Returns the code if the return has the state of the request; otherwise the error. */
export function checkReturn(
  { code, state, error, errorDescription }: Returned,
  data: Pick<OauthData, 'state'>,
): CheckedReturn {
  if (error) return { ok: false, error, ...(errorDescription && { description: errorDescription }) }
  if (!code || !state) return { ok: false, error: returnErrors.missing }
  if (!isSame(state, data.state)) return { ok: false, error: returnErrors.invalid }
  return { ok: true, code }
}

function isSame(given: string, known: string): boolean {
  const [one, two] = [Buffer.from(given), Buffer.from(known)]
  return one.length === two.length && timingSafeEqual(one, two)
}

/** Reads `code`, `state`, `error` and `error_description` from a URL. */
export function returnOf(address: URL, mode: 'query' | 'fragment'): Returned {
  const values =
    mode === 'query' ? address.searchParams : new URLSearchParams(address.hash.slice(1))
  return {
    code: values.get('code'),
    state: values.get('state'),
    error: values.get('error'),
    errorDescription: values.get('error_description'),
  }
}
