// Of whom, for what and how long a platform call is made.
import type { LanguageCode } from '@vitrine/languages'
import type { Call } from '@vitrine/platform'
import type { CancelSignal } from './cancel-signal.ts'
import type { Consistency } from './consistency.ts'
import type { Credential } from './pacers.ts'

/** What a call needs of the request that it is made for. */
export type CallScope = {
  /** Bare access token; undefined for calls without one. `fresh` requests a new one after a 401. */
  token?: (fresh: boolean) => Promise<string>
  requestId: string
  /** The site of an API key, which is sent with such a key only. docs/contract/transport.md §3. */
  siteId?: string
  /** Of whom the call is made for; absent for what all shoppers read together. */
  consistency?: Consistency
  currency?: string
  /** Language of the texts; the first one of the shop is the platform's own. */
  language?: LanguageCode
  signal?: CancelSignal
  /** Called before each attempt; throws when the operation has used up its budget. */
  beforeCall?: (call: Call) => void
  /** Whose calls share a limit of the platform; undefined for a shopper's own token, which has one of its own. */
  credential?: Credential
  /** No person waits for the call, so it comes after those of others. */
  isBackground?: boolean
  /** Called with the size of a successful response, as it came. */
  onBytes?: (bytes: number) => void
  /** False for a call that fails instead of waiting, because its caller has something else to show. */
  waits?: boolean
}
