// The capability of signing a caller in and out.
import type { Follow } from '../platform/follow-authorize.ts'
import type { Transport } from '../platform/transport.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { TokenService } from '../session/token-service.ts'
import type { Bucket } from '../storage/token-bucket.ts'

/** Dependencies of sign-in and sign-out. */
export type SignInServices = {
  transport: Transport
  tokens: TokenService
  store: SessionStore
  follow: Follow
  takeByLogin: Bucket
  takeByAddress: Bucket
  /** Limits new visitor sessions per client network. */
  takeNewSession: Bucket
}

export type SignInContext = { readonly signIn: SignInServices }
