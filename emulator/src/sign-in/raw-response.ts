// Returns a whole HTTP response as JSON: status, headers, body in base64. docs/contract/auth.md §6 "logout".
import type { WireRawResponse } from '@vitrine/platform'
import { endedCookie } from './browser-cookie.ts'

export function rawRedirect(
  location: string | undefined,
  { endsSession }: { endsSession: boolean },
): WireRawResponse {
  const headers = [
    ...(location ? [{ key: 'Location', value: location }] : []),
    ...(endsSession ? [{ key: 'Set-Cookie', value: endedCookie }] : []),
  ]
  return { body: '', statusCode: location ? 302 : 200, headers }
}
