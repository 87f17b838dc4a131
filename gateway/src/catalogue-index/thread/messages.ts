// What the gateway and the thread of its catalogue index say to each other.
import type { CallOutcome } from '../../platform/transport.ts'
import type { IndexState } from '../catalogue-index.ts'
import type { LocalIndex, LocalIndexParts } from '../local-index.ts'

type Asked = 'query' | 'suggest' | 'related' | 'addresses' | 'holds' | 'brandNames'
/** A method of the index with what it is called with. */
export type Question = {
  [Name in Asked]: { name: Name; given: Parameters<LocalIndex[Name]> }
}[Asked]

/** What the thread is started with. */
export type ThreadSettings = {
  platform: { url: string; timeoutMs: number }
  index: Pick<LocalIndexParts, 'dataDir' | 'refreshSeconds' | 'maxAgeSeconds' | 'identity'>
}

export type ToThread =
  | { kind: 'ask'; id: number; question: Question }
  /** A message of the bus. */
  | { kind: 'told'; topic: string; message: unknown }
  /** Null: none is to be had. */
  | { kind: 'token'; id: number; token: string | null }
  | { kind: 'close' }

export type FromThread =
  /** `failure`: what went wrong, in words. */
  | { kind: 'answer'; id: number; answer: unknown; failure: string | null }
  | { kind: 'wantsToken'; id: number; isFresh: boolean }
  | { kind: 'state'; state: IndexState }
  | { kind: 'restored' | 'ready' | 'closed' }
  | { kind: 'log'; level: 'info' | 'warn' | 'error'; fields: unknown; text: string }
  | { kind: 'called'; outcome: CallOutcome }
