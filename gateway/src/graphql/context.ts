// The resolver context, created per request. It holds only the capabilities that the caller has.
import type { FastifyBaseLogger } from 'fastify'
import type { AuditLog } from '../audit/audit-log.ts'
import { auditedTransport } from '../audit/audited-transport.ts'
import type { Actor } from '../auth/actor.ts'
import { holds } from '../auth/permissions.ts'
import type { StaffAccess } from '../auth/staff-access.ts'
import type { Catalog } from '../cache/cached-catalog.ts'
import type { Config } from '../config.ts'
import type { CartWriter } from '../domains/cart/cart-writer.ts'
import type { EventInbox } from '../events/inbox.ts'
import type { AdminServices } from '../jobs/admin-services.ts'
import { bindAdminPlatform, type CatalogChanges } from '../platform/admin-platform.ts'
import { PlatformFailure } from '../platform/failure.ts'
import type { Follow } from '../platform/follow-authorize.ts'
import { bindPlatform, type Platform } from '../platform/platform.ts'
import { bindServiceCalls, type ServiceCalls } from '../platform/service-calls.ts'
import type { CallScope, Transport } from '../platform/transport.ts'
import type { CatalogIndex } from '../search/catalog-index.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { RequestSession } from '../session/sessions.ts'
import type { TokenService } from '../session/token-service.ts'
import type { Bucket } from '../storage/token-bucket.ts'
import type { Bus } from '../subscriptions/bus.ts'
import { type CallBudget, createCallBudget } from './call-budget.ts'
import { createLoaders, type Loaders } from './loaders.ts'
import type { ReadProblem } from './lookup-fields.ts'
import { meterCatalog } from './metered-catalog.ts'

export type Services = {
  config: Config
  transport: Transport
  catalog: Catalog
  catalogIndex: CatalogIndex
  cartWriter: CartWriter
  signIn: SignInServices
  audit: AuditLog
  admin: AdminServices
  inbox: EventInbox
  bus: Bus
  changes: CatalogChanges
}

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

export type Context = {
  readonly config: Config
  readonly requestId: string
  readonly actor: Actor
  readonly session: RequestSession
  /** Cached reads of public data. */
  readonly catalog: Catalog
  /** Search, facets and brands over all products. */
  readonly catalogIndex: CatalogIndex
  /** Platform calls with the caller's own token: cart, checkout, redirect sessions. */
  readonly own: Platform
  readonly cartWriter: CartWriter
  readonly signIn: SignInServices
  /** The public part of the member directory, read with the shared visitor token. */
  readonly directory: Pick<Platform, 'members' | 'memberCustomFields'>
  /** The service calls; null without a site key. */
  readonly serviceCalls: ServiceCalls | null
  /** The admin platform, for staff and apps; null for all other callers. */
  readonly adminPlatform: Platform | null
  /** Elevation of the caller to staff. */
  readonly staff: StaffAccess
  readonly audit: AuditLog
  /** Used only by fields with a right. */
  readonly admin: AdminServices
  /** Processes change events of the platform. */
  readonly inbox: EventInbox
  /** Messages within this gateway and between gateways. */
  readonly bus: Bus
  /** Network of the caller's address (`networkOf`), the key of rate limits. */
  readonly clientNetwork: string
  /** Short description of the caller's browser and system. */
  readonly device: string
  /** Directives for the response headers; set while resolving. */
  readonly response: ResponseDirectives
  /** Reasons why lookup fields returned null; one list per operation. */
  readonly nullReasons: ReadProblem[]
  readonly loaders: Loaders
  readonly budget: CallBudget
  /** Currency in which prices are displayed; undefined for the shop's own. */
  readonly currency: string | undefined
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal | undefined
  readonly log: FastifyBaseLogger
}

/**
 * `retryAfter`: in seconds. `returnLeg`: the session that a browser will return to. `clearsCache`: the browser must
 * clear data of a member who signed out.
 */
export type ResponseDirectives = { retryAfter?: number; returnLeg?: string; clearsCache?: boolean }

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
  const catalog = meterCatalog(services.catalog, budget)
  const scope: CallScope = {
    requestId,
    currency,
    signal,
    token: (fresh) => ownToken(session, fresh),
    beforeCall: (call) => budget.spend(call.name),
  }
  // Calls with the site's key are recorded in the audit log under the caller's name.
  const audited = auditedTransport(services.transport, services.audit, () => nameOf(request))
  const visitor = bindPlatform(services.transport, scope)
  const key = cartKey(services.config, request)
  const own = key ? withCartRights(visitor, { key, audited, scope }) : visitor
  const upstream = { requestId, signal, beforeCall: scope.beforeCall }
  const recorded = services.admin.recordFor(request.actor, requestId)
  const adminPlatform = isStaffOrApp(request.actor)
    ? bindAdminPlatform(audited, services, upstream, recorded)
    : null
  return {
    config: services.config,
    requestId,
    actor: request.actor,
    session,
    catalog,
    catalogIndex: services.catalogIndex,
    own,
    cartWriter: services.cartWriter,
    signIn: services.signIn,
    directory: bindPlatform(services.transport, {
      requestId,
      signal,
      token: services.signIn.tokens.publicToken,
      beforeCall: scope.beforeCall,
    }),
    serviceCalls: bindServiceCalls(audited, services.config, upstream, session.accessToken),
    adminPlatform,
    staff: request.staff,
    audit: services.audit,
    admin: services.admin,
    inbox: services.inbox,
    bus: services.bus,
    clientNetwork: request.clientNetwork,
    device: request.device,
    response: {},
    nullReasons: [],
    loaders: createLoaders({ catalog, own, site: adminPlatform, currency }),
    budget,
    currency,
    signal,
    log: request.log,
  }
}

const isStaffOrApp = ({ kind }: Actor) => kind === 'APP' || kind === 'SITE_USER'

/** Returns the site's key for callers who may set prices: they may add discounts and custom lines to a cart. */
const cartKey = (config: Config, { actor }: Pick<Request, 'actor'>) =>
  holds(actor, 'CATALOG_WRITE') ? config.platform.apiKey : undefined

type CartRights = { key: string; audited: Transport; scope: CallScope }

/**
 * Sends token and key in one header for calls about the caller's own cart, which the token identifies. All other
 * calls send the token alone: with the key they could reach any checkout or profile by its id. docs/contract/auth.md §1;
 * docs/security.md S71.
 */
function withCartRights(visitor: Platform, { key, audited, scope }: CartRights): Platform {
  const { token } = scope
  const both = async (fresh: boolean) => `${await token?.(fresh)},${key}`
  const { currentCart } = bindPlatform(audited, { ...scope, token: both })
  return Object.assign(Object.create(visitor), { currentCart })
}

/** Returns the actor to audit: a member's own orders are also read with the site's key. */
async function nameOf({ actor, session }: Request): Promise<Actor> {
  if (isStaffOrApp(actor)) return actor
  const memberId = (await session.find())?.memberId
  return memberId ? { kind: 'MEMBER', id: memberId } : actor
}

const ownToken = (session: RequestSession, fresh: boolean): Promise<string> =>
  session.accessToken(fresh).catch((error: unknown) => {
    // Without a token the call was never made, so nothing changed.
    throw error instanceof PlatformFailure ? error.settled() : error
  })
