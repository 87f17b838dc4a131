// The token by which an identity reads what it has just written: the platform's answers carry it, later calls of the same
// identity send it. Without it, reads may show the state before a write for a moment. docs/decisions/064-read-your-writes.md
import { consistencyHeader } from '@vitrine/platform/errors'
import { headerOf, type RawResponse } from './read-failure.ts'

/** The token of one identity: of a shopper's session, or of the site. Never of two. docs/security.md S133. */
export type Consistency = {
  /** Returns the token that the identity received last; undefined before the first one. */
  last(): Promise<string | undefined>
  retain(token: string): Promise<void>
}

/** What is sent as a header and stored with a session: bounded, and visible ASCII alone. */
const accepted = /^[\x21-\x7e]{1,1024}$/

/** Returns the token of a response; undefined for none, and for one that is no token. docs/security.md S133. */
export function tokenIn(headers: RawResponse['headers']): string | undefined {
  const token = headerOf(headers, consistencyHeader)
  return token !== undefined && accepted.test(token) ? token : undefined
}

/** The token of an identity that this process alone acts for. */
export function localConsistency(): Consistency {
  let token: string | undefined
  return {
    last: async () => token,
    retain: async (received) => {
      token = received
    },
  }
}
