// The resolver context, created per request. It holds only the capabilities that the caller has.
import { type LanguageCode, primaryLanguage } from '@vitrine/languages'
import type { AppKeysContext } from '../apps/app-keys.ts'
import type { AuditContext } from '../audit/audit-log.ts'
import { auditedTransport } from '../audit/audited-transport.ts'
import type { Actor, ActorContext } from '../auth/actor.ts'
import { deviceOf } from '../auth/device.ts'
import { holds } from '../auth/permissions.ts'
import type { SignInContext } from '../auth/sign-in-services.ts'
import type { StaffContext } from '../auth/staff-access.ts'
import type { CatalogContext } from '../cache/cached-catalog.ts'
import type { Config } from '../config.ts'
import type { ContentContext } from '../content/content-library.ts'
import type { SiteHealthContext } from '../doctor/site-health.ts'
import type { CartContext } from '../domains/cart/cart-context.ts'
import type { EventSourcesContext } from '../events/event-sources.ts'
import type { InboxContext } from '../events/inbox.ts'
import type { AdminContext } from '../jobs/admin-services.ts'
import type { Languages } from '../language-services.ts'
import { bindAdminPlatform, type CatalogChanges } from '../platform/admin-platform.ts'
import type { CatalogGeneration } from '../platform/catalog-generation.ts'
import { PlatformFailure } from '../platform/failure.ts'
import { bindPlatform, type Platform, type PlatformContext } from '../platform/platform.ts'
import type { PlatformCall } from '../platform/platform-call.ts'
import { bindServiceCalls, type ServiceContext } from '../platform/service-calls.ts'
import type { SiteContext } from '../platform/site-credentials.ts'
import type { CallScope, Transport } from '../platform/transport.ts'
import type { SearchContext } from '../search/catalog-index.ts'
import type { RequestSession, SessionContext } from '../session/sessions.ts'
import type { SiteFactsService } from '../site-facts/site-facts.ts'
import type { StoreFactsContext } from '../site-facts/store-facts.ts'
import type { Seal } from '../storage/seal.ts'
import type { BusContext } from '../subscriptions/bus.ts'
import type { VitalsContext } from '../vitals/vitals-store.ts'
import { type CallBudget, createCallBudget } from './call-budget.ts'
import { createLoaders, type LoaderContext } from './loaders.ts'
import { meterCatalog } from './metered-catalog.ts'
import type { OperationContext, RequestContext } from './request-context.ts'

/** What resolvers get. Other functions take the capabilities they use. */
export type Context = RequestContext &
  OperationContext &
  ActorContext &
  SessionContext &
  PlatformContext &
  ServiceContext &
  SignInContext &
  CatalogContext &
  SearchContext &
  LoaderContext &
  CartContext &
  AdminContext &
  VitalsContext &
  ContentContext &
  StaffContext &
  AuditContext &
  InboxContext &
  BusContext &
  AppKeysContext &
  SiteHealthContext &
  StoreFactsContext & { readonly seal: Seal }

/** The capabilities that all requests share. */
export type Services = Pick<RequestContext, 'config'> &
  Pick<CatalogContext, 'catalog'> &
  SearchContext &
  Pick<CartContext, 'cartWriter'> &
  SignInContext &
  Pick<AdminContext, 'admin'> &
  AuditContext &
  VitalsContext &
  ContentContext &
  InboxContext &
  EventSourcesContext &
  BusContext &
  AppKeysContext &
  SiteHealthContext &
  SiteContext &
  Pick<Languages, 'inLanguage' | 'contentIn'> & {
    readonly transport: Transport
    readonly catalogGeneration: CatalogGeneration
    readonly changes: CatalogChanges
    readonly seal: Seal
    readonly siteFacts: SiteFactsService
  }

type Request = Omit<RequestContext, 'config' | 'response' | 'device'> &
  ActorContext &
  SessionContext &
  StaffContext &
  Pick<CatalogContext, 'currency'> & { readonly userAgent: string | undefined }

/** Made when it is first used, because most requests use one or two of them. */
type Capabilities = Pick<
  Context,
  'own' | 'directory' | 'serviceCalls' | 'adminPlatform' | 'loaders' | 'device' | 'storeFacts'
>
type Parts = {
  readonly services: Services
  readonly request: Request
  readonly budget: CallBudget
  readonly made: { -readonly [Name in keyof Capabilities]?: Capabilities[Name] } & {
    audited?: Transport
  }
}
type Bare = Omit<Context, keyof Capabilities> & { readonly parts: Parts }

/** The prototype of all contexts. What it makes belongs to the request, also where a context is derived from another. */
const capabilities: Capabilities & ThisType<Bare & Capabilities> = {
  get own() {
    this.parts.made.own ??= bindOwn(this.parts)
    return this.parts.made.own
  },
  get directory() {
    const { made, services } = this.parts
    made.directory ??= bindPlatform(services.transport, {
      ...shopperScope(this.parts),
      credential: 'public',
      token: services.signIn.tokens.publicToken,
    })
    return made.directory
  },
  get serviceCalls() {
    const { made, services } = this.parts
    if (made.serviceCalls === undefined) {
      const { accessToken } = this.session
      const scope = shopperScope(this.parts)
      made.serviceCalls = bindServiceCalls(auditedOf(this.parts), services, scope, accessToken)
    }
    return made.serviceCalls
  },
  get adminPlatform() {
    const { made } = this.parts
    if (made.adminPlatform === undefined) made.adminPlatform = bindAdmin(this.parts)
    return made.adminPlatform
  },
  get loaders() {
    const { made, services, budget } = this.parts
    const { catalog, own, adminPlatform: site, currency, language } = this
    const isPrimary = language === primaryLanguage
    made.loaders ??= createLoaders({
      ...{ catalog, own, site, currency },
      primaryCatalog: isPrimary ? catalog : meteredCatalog(services, primaryLanguage, budget),
    })
    return made.loaders
  },
  get device() {
    return deviceOf(this.parts.request.userAgent)
  },
  // Read once, so that an answer does not mix old and new; a placeholder gives way to the currency of the first price.
  get storeFacts() {
    const { made, services } = this.parts
    if (!made.storeFacts?.isCurrencyKnown) made.storeFacts = services.siteFacts.current
    return made.storeFacts
  },
}

export function createContext(services: Services, request: Request): Context {
  const budget = createCallBudget()
  const { language } = request
  const { catalogIndex, content } = services.inLanguage(language)
  const catalog = meteredCatalog(services, language, budget)
  const parts: Parts = { services, request, budget, made: {} }
  return contextOf(parts, { catalog, catalogIndex, content, response: {}, nullReasons: [] })
}

/**
 * Returns the context with a list of its own for the reasons of null. Made as the first one was: an object that becomes the
 * prototype of another one is retained, with all of its request, until the whole heap is collected. Decision 70.
 */
export const withNullReasons = (context: Context, nullReasons: Context['nullReasons']): Context => {
  const { catalog, catalogIndex, content, response } = context
  // Cast: resolvers do not see what all contexts are made from.
  const { parts } = context as Context & Bare
  return contextOf(parts, { catalog, catalogIndex, content, response, nullReasons })
}

type Bound = Pick<Context, 'catalog' | 'catalogIndex' | 'content' | 'response' | 'nullReasons'>

/** All properties stand in one literal: copied one by one, so many make a dictionary of the object. */
function contextOf(parts: Parts, bound: Bound): Context {
  const { services, request, budget } = parts
  const bare: Bare = {
    parts,
    config: services.config,
    cartWriter: services.cartWriter,
    signIn: services.signIn,
    audit: services.audit,
    vitals: services.vitals,
    admin: services.admin,
    inbox: services.inbox,
    bus: services.bus,
    appKeys: services.appKeys,
    siteHealth: services.siteHealth,
    seal: services.seal,
    requestId: request.requestId,
    language: request.language,
    actor: request.actor,
    session: request.session,
    staff: request.staff,
    clientNetwork: request.clientNetwork,
    currency: request.currency,
    signal: request.signal,
    log: request.log,
    catalog: bound.catalog,
    catalogIndex: bound.catalogIndex,
    content: bound.content,
    response: bound.response,
    nullReasons: bound.nullReasons,
    budget,
  }
  // Thirty times as fast as copying the properties to an object with the prototype, which also reads the getters.
  return Object.setPrototypeOf(bare, capabilities)
}

const meteredCatalog = ({ inLanguage }: Services, language: LanguageCode, budget: CallBudget) =>
  meterCatalog(inLanguage(language).catalog, budget)

/** What all calls of a request have in common. */
const upstreamScope = ({ request: { requestId, signal }, budget }: Parts) => ({
  requestId,
  signal,
  beforeCall: (call: PlatformCall) => budget.spend(call.name),
})

const shopperScope = (parts: Parts) => ({
  ...upstreamScope(parts),
  language: parts.request.language,
})

/** Calls with the site's key are recorded in the audit log under the caller's name. */
function auditedOf({ made, services, request }: Parts): Transport {
  made.audited ??= auditedTransport(services.transport, services.audit, () => nameOf(request))
  return made.audited
}

function bindAdmin(parts: Parts): Context['adminPlatform'] {
  const { services, request } = parts
  if (!isStaffOrApp(request.actor)) return null
  const recorded = services.admin.recordFor(request.actor, request.requestId)
  return bindAdminPlatform(auditedOf(parts), services, upstreamScope(parts), recorded)
}

const isStaffOrApp = ({ kind }: Actor) => kind === 'APP' || kind === 'STAFF'

/** Returns the site's key for callers who may set prices: they may add discounts and custom lines to a cart. */
const cartKey = (config: Config, { actor }: Pick<Request, 'actor'>) =>
  holds(actor, 'CATALOG_WRITE') ? config.platform.apiKey : undefined

/**
 * Binds the calls of the caller's own. With cart rights, token and key are sent in one header for calls about the caller's
 * own cart, which the token identifies. All other calls send the token alone: with the key they could reach any checkout or
 * profile by its id. docs/contract/auth.md §1; docs/security.md S71.
 */
function bindOwn(parts: Parts): Platform {
  const { services, request } = parts
  const { session, currency } = request
  const token = (fresh: boolean) => ownToken(session, fresh)
  const { consistency } = session
  const scope: CallScope = { ...shopperScope(parts), currency, token, consistency }
  const visitor = bindPlatform(services.transport, scope)
  const key = cartKey(services.config, request)
  if (!key) return visitor
  const both = async (fresh: boolean) => `${await token(fresh)},${key}`
  const { cart } = bindPlatform(auditedOf(parts), { ...scope, token: both })
  return Object.defineProperty(visitor, 'cart', { value: cart })
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
