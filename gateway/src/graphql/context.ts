// What a resolver can reach. Built once per request; capabilities it lacks are not in it.
import type { FastifyBaseLogger } from 'fastify'
import type { AuditLog } from '../audit/audit-log.ts'
import { auditedTransport } from '../audit/audited-transport.ts'
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts'
import type { Config } from '../config.ts'
import type { CartWriter } from '../domains/cart/cart-writer.ts'
import type { Bus } from '../events/bus.ts'
import type { EventInbox } from '../events/inbox.ts'
import type { OwnerServices } from '../jobs/owner-services.ts'
import type { Catalogue } from '../platform/catalogue.ts'
import { bindElevated, type Elevated } from '../platform/elevated.ts'
import { PlatformFailure } from '../platform/failure.ts'
import type { Follow } from '../platform/follow-sign-in.ts'
import { bindPlatform, type Platform } from '../platform/platform.ts'
import { bindSite, type CatalogueChanges } from '../platform/site.ts'
import type { CallScope, Transport } from '../platform/transport.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { RequestSession } from '../session/sessions.ts'
import type { Bucket } from '../session/token-bucket.ts'
import type { TokenService } from '../session/token-service.ts'
import type { StaffAccess } from '../staff/staff-access.ts'
import type { Actor } from './actor.ts'
import { type CallBudget, createCallBudget } from './call-budget.ts'
import { createLoaders, type Loaders } from './loaders.ts'
import { meterCatalogue } from './metered-catalogue.ts'
import { holds } from './permissions.ts'
import type { ReadProblem } from './single-reads.ts'

export type Services = {
  config: Config
  transport: Transport
  catalogue: Catalogue
  catalogueIndex: CatalogueIndex
  cartWriter: CartWriter
  signIn: SignInServices
  audit: AuditLog
  owner: OwnerServices
  inbox: EventInbox
  bus: Bus
  changes: CatalogueChanges
}

/** What signing in and out needs. */
export type SignInServices = {
  transport: Transport
  tokens: TokenService
  store: SessionStore
  follow: Follow
  takeByLogin: Bucket
  takeByAddress: Bucket
  /** Counts visitors begun by a client network. */
  takeNewSession: Bucket
}

export type Context = {
  readonly config: Config
  readonly requestId: string
  readonly actor: Actor
  readonly session: RequestSession
  /** Reads that are the same for everybody. */
  readonly catalogue: Catalogue
  /** Which products there are, in short: for words, facets and makers. */
  readonly catalogueIndex: CatalogueIndex
  /** The caller's own calls: cart, checkout, redirect sessions. */
  readonly own: Platform
  readonly cartWriter: CartWriter
  readonly signIn: SignInServices
  /** The public part of the member directory, read as nobody in particular. */
  readonly directory: Pick<Platform, 'members' | 'memberCustomFields'>
  /** Calls made with the site's own key; null when there is none. */
  readonly elevated: Elevated | null
  /** Every call with the site's own key: for staff and apps alone, null for everybody else. */
  readonly site: Platform | null
  /** The caller's way to the owner's side. */
  readonly staff: StaffAccess
  readonly audit: AuditLog
  /** Reached by fields with a right alone. */
  readonly owner: OwnerServices
  /** Change events of the platform. */
  readonly inbox: EventInbox
  /** What is said in this gateway and the others. */
  readonly bus: Bus
  /** Network of the caller: `networkOf` of its address. Limits count by it. */
  readonly clientNetwork: string
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
  /** Aborts when the caller hangs up. */
  readonly signal: AbortSignal | undefined
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
  clientNetwork: string
  device: string
  session: RequestSession
  staff: StaffAccess
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
    token: (fresh) => ownToken(session, fresh),
    beforeCall: (call) => budget.spend(call.name),
  }
  // What goes out with the site's key is written down under the caller's name.
  const audited = auditedTransport(services.transport, services.audit, () => nameOf(request))
  const visitor = bindPlatform(services.transport, scope)
  const key = cartKey(services.config, request)
  const own = key ? withCartRights(visitor, { key, audited, scope }) : visitor
  const upstream = { requestId, signal, beforeCall: scope.beforeCall }
  const recorded = services.owner.recordFor(request.actor, requestId)
  const site = isStaffOrApp(request.actor) ? bindSite(audited, services, upstream, recorded) : null
  return {
    config: services.config,
    requestId,
    actor: request.actor,
    session,
    catalogue,
    catalogueIndex: services.catalogueIndex,
    own,
    cartWriter: services.cartWriter,
    signIn: services.signIn,
    directory: bindPlatform(services.transport, {
      requestId,
      signal,
      token: services.signIn.tokens.publicToken,
      beforeCall: scope.beforeCall,
    }),
    elevated: bindElevated(audited, services.config, upstream, session.accessToken),
    site,
    staff: request.staff,
    audit: services.audit,
    owner: services.owner,
    inbox: services.inbox,
    bus: services.bus,
    clientNetwork: request.clientNetwork,
    device: request.device,
    told: {},
    missing: [],
    loaders: createLoaders({ catalogue, own, site, currency }),
    budget,
    currency,
    signal,
    log: request.log,
  }
}

const isStaffOrApp = ({ kind }: Actor) => kind === 'APP' || kind === 'SITE_USER'

/** The site's key for those who may set prices: they may put discounts and lines of their own into a cart. */
const cartKey = (config: Config, { actor }: Pick<Request, 'actor'>) =>
  holds(actor, 'CATALOG_WRITE') ? config.platform.apiKey : undefined

type CartRights = { key: string; audited: Transport; scope: CallScope }

/**
 * Sends token and key in one header for calls about the caller's own cart, which the token names. Every other call has
 * the token alone: with the key it would reach anybody's checkout or profile by its id. contract/auth.md §1; SECURITY S71.
 */
function withCartRights(visitor: Platform, { key, audited, scope }: CartRights): Platform {
  const { token } = scope
  const both = async (fresh: boolean) => `${await token?.(fresh)},${key}`
  const { currentCart } = bindPlatform(audited, { ...scope, token: both })
  return Object.assign(Object.create(visitor), { currentCart })
}

/** Who a call with the site's key is made for: a member's own orders are read with it too. */
async function nameOf({ actor, session }: Request): Promise<Actor> {
  if (isStaffOrApp(actor)) return actor
  const memberId = (await session.find())?.memberId
  return memberId ? { kind: 'MEMBER', id: memberId } : actor
}

const ownToken = (session: RequestSession, fresh: boolean): Promise<string> =>
  session.accessToken(fresh).catch((error: unknown) => {
    // Without a token the call itself was never made, or was refused before: nothing was changed.
    throw error instanceof PlatformFailure ? error.settled() : error
  })
