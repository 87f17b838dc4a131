// Prints a request as a line for a POSIX shell.
import type { SentRequest } from './request.ts'

/** Quotes a text for a POSIX shell: within single quotes only the single quote itself is special. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * Returns the request as a curl command. The browser's session cookie is not readable, so the command runs as a visitor
 * or, with its key, as an app. A request without a key is accepted from a page of this origin only.
 */
export function curlOf({ kind, headers, body }: SentRequest, url: URL): string {
  const sent = headers.authorization ? headers : { origin: url.origin, ...headers }
  // A subscription stays open: its events are shown as they arrive.
  const command = kind === 'subscription' ? 'curl -N -X POST' : 'curl -X POST'
  return [
    `${command} ${shellQuoted(url.href)}`,
    ...Object.entries(sent).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    `--data-raw ${shellQuoted(body)}`,
  ].join(' \\\n  ')
}
