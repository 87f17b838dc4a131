// Messages between the gateway and the worker thread of its catalog index.
import type { CallOutcome } from '../../platform/transport.ts'
import type { IndexState } from '../catalog-index.ts'
import type { LocalIndex, LocalIndexParts } from '../local-index.ts'

type Method = 'query' | 'suggest' | 'related' | 'addresses' | 'holds' | 'brandNames'
/** A method of the index with its arguments. */
export type IndexRequest = {
  [Name in Method]: { name: Name; args: Parameters<LocalIndex[Name]> }
}[Method]

/** The worker data of the thread. */
export type ThreadSettings = {
  platform: { url: string; timeoutMs: number }
  index: Pick<LocalIndexParts, 'dataDir' | 'refreshSeconds' | 'maxAgeSeconds' | 'identity'>
}

export type ToThread =
  | { kind: 'ask'; id: number; request: IndexRequest }
  /** Forwards a message of the bus. */
  | { kind: 'publish'; topic: string; message: unknown }
  /** Null when no token is available. */
  | { kind: 'token'; id: number; token: string | null }
  | { kind: 'close' }

export type FromThread =
  /** `failure`: stack or message of the error. */
  | { kind: 'answer'; id: number; answer: unknown; failure: string | null }
  | { kind: 'wantsToken'; id: number; isFresh: boolean }
  | { kind: 'state'; state: IndexState }
  | { kind: 'restored' | 'ready' | 'closed' }
  | { kind: 'log'; level: 'info' | 'warn' | 'error'; fields: unknown; text: string }
  | { kind: 'called'; outcome: CallOutcome }
