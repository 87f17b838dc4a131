// What a resolver can reach. Built once per request; capabilities it lacks are not in it.
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { CartWriter } from '../domains/cart/cart-writer.ts'
import type { Catalogue } from '../platform/catalogue.ts'
import { bindPlatform, type Platform } from '../platform/platform.ts'
import type { CallScope, Transport } from '../platform/transport.ts'
import type { RequestSession } from '../session/sessions.ts'
import type { Actor } from './actor.ts'
import { type CallBudget, createCallBudget } from './call-budget.ts'
import { createLoaders, type Loaders } from './loaders.ts'
import { meterCatalogue } from './metered-catalogue.ts'

export type Services = {
  config: Config
  transport: Transport
  catalogue: Catalogue
  productIndex: ProductIndex
  cartWriter: CartWriter
  /** Token of nobody in particular. */
  publicToken: (fresh: boolean) => Promise<string>
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
  readonly loaders: Loaders
  readonly budget: CallBudget
  /** Currency prices are to be shown in; undefined for the shop's own. */
  readonly currency: string | undefined
  readonly log: FastifyBaseLogger
}

type Request = {
  requestId: string
  actor: Actor
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
  return {
    config: services.config,
    requestId,
    actor: request.actor,
    session,
    catalogue,
    productIndex: services.productIndex,
    own: bindPlatform(services.transport, scope),
    cartWriter: services.cartWriter,
    loaders: createLoaders(catalogue),
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
  const token = await session.accessToken(fresh)
  const elevated = actor.kind === 'APP' && config.platform.apiKey
  return elevated ? `${token},${config.platform.apiKey}` : token
}
