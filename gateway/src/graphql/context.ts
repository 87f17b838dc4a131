// What a resolver can reach. Built once per request; capabilities it lacks are not in it.
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { CartWriter } from '../domains/cart/cart-writer.ts'
import type { Catalogue } from '../platform/catalogue.ts'
import { bindElevated, type Elevated } from '../platform/elevated.ts'
import { PlatformFailure } from '../platform/failure.ts'
import type { Follow } from '../platform/follow-sign-in.ts'
import { bindPlatform, type Platform } from '../platform/platform.ts'
import type { CallScope, Transport } from '../platform/transport.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { RequestSession } from '../session/sessions.ts'
import type { Bucket } from '../session/token-bucket.ts'
import type { TokenService } from '../session/token-service.ts'
import type { Actor } from './actor.ts'
import { type CallBudget, createCallBudget } from './call-budget.ts'
import { createLoaders, type Loaders } from './loaders.ts'
import { meterCatalogue } from './metered-catalogue.ts'
import type { ReadProblem } from './single-reads.ts'

export type Services = {
  config: Config
  transport: Transport
  catalogue: Catalogue
  productIndex: ProductIndex
  cartWriter: CartWriter
  signIn: SignInServices
}

/** What signing in and out needs. */
export type SignInServices = {
  transport: Transport
  tokens: TokenService
  store: SessionStore
  follow: Follow
  takeByLogin: Bucket
  takeByAddress: Bucket
}

/** Every product, in short: for what the platform cannot filter by, and for the sitemap. */
export type IndexEntry = {
  id: string
  slug: string
  name: string
  brand: string
  lastUpdated: string
  price: number
}
export type ProductIndex = { all(): Promise<readonly IndexEntry[]> }

export type Context = {
  readonly config: Config
  readonly requestId: string
  readonly actor: Actor
  readonly session: RequestSession
  /** Reads that are the same for everybody. */
  readonly catalogue: Catalogue
  readonly productIndex: ProductIndex
  /** The caller's own calls: cart, checkout, redirect sessions. */
  readonly own: Platform
  readonly cartWriter: CartWriter
  readonly signIn: SignInServices
  /** The public part of the member directory, read as nobody in particular. */
  readonly directory: Pick<Platform, 'members' | 'memberCustomFields'>
  /** Calls made with the site's own key; null when there is none. */
  readonly elevated: Elevated | null
  readonly clientAddress: string
  /** Browser and system of the caller, in short. */
  readonly device: string
  /** What the answer's head has to say; set while resolving. */
  readonly told: Told
  /** Why reads of one thing answer null; one list for each operation. */
  readonly missing: ReadProblem[]
  readonly loaders: Loaders
  readonly budget: CallBudget
  /** Currency prices are to be shown in; undefined for the shop's own. */
  readonly currency: string | undefined
  readonly log: FastifyBaseLogger
}

/**
 * `retryAfter` in seconds; `returnLeg` names the session a browser will come back to; `clearsCache`
 * when what the browser keeps belonged to somebody who has left.
 */
export type Told = { retryAfter?: number; returnLeg?: string; clearsCache?: boolean }

type Request = {
  requestId: string
  actor: Actor
  clientAddress: string
  device: string
  session: RequestSession
  currency: string | undefined
  signal: AbortSignal | undefined
  log: FastifyBaseLogger
}

export function createContext(services: Services, request: Request): Context {
  const budget = createCallBudget()
  const { session, requestId, currency, signal } = request
  const catalogue = meterCatalogue(services.catalogue, budget)
  const scope: CallScope = {
    requestId,
    currency,
    signal,
    token: (fresh) => ownToken(services.config, request, fresh),
    beforeCall: (call) => budget.spend(call.name),
  }
  const own = bindPlatform(services.transport, scope)
  return {
    config: services.config,
    requestId,
    actor: request.actor,
    session,
    catalogue,
    productIndex: services.productIndex,
    own,
    cartWriter: services.cartWriter,
    signIn: services.signIn,
    directory: bindPlatform(services.transport, {
      requestId,
      signal,
      token: services.signIn.tokens.publicToken,
      beforeCall: scope.beforeCall,
    }),
    elevated: bindElevated(
      services.transport,
      services.config,
      { requestId, signal, beforeCall: scope.beforeCall },
      session.accessToken,
    ),
    clientAddress: request.clientAddress,
    device: request.device,
    told: {},
    missing: [],
    loaders: createLoaders({ catalogue, own, currency }),
    budget,
    currency,
    log: request.log,
  }
}

/** An app acts on the caller's cart with more rights: token and key in one header. contract/auth.md §1. */
async function ownToken(
  config: Config,
  { actor, session }: Request,
  fresh: boolean,
): Promise<string> {
  const token = await session.accessToken(fresh).catch((error: unknown) => {
    // Without a token the call itself was never made, or was refused before: nothing was changed.
    throw error instanceof PlatformFailure ? error.settled() : error
  })
  const elevated = actor.kind === 'APP' && config.platform.apiKey
  return elevated ? `${token},${config.platform.apiKey}` : token
}
