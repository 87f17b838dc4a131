// The resolver context, created per request. It holds only the capabilities that the caller has.
import { primaryLanguage } from '@vitrine/languages'
import type { AppKeysContext } from '../apps/app-keys.ts'
import type { AuditContext } from '../audit/audit-log.ts'
import { auditedTransport } from '../audit/audited-transport.ts'
import type { Actor, ActorContext } from '../auth/actor.ts'
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
  Pick<Languages, 'inLanguage'> & {
    readonly transport: Transport
    readonly catalogGeneration: CatalogGeneration
    readonly changes: CatalogChanges
    readonly seal: Seal
    readonly siteFacts: SiteFactsService
  }

type Request = Omit<RequestContext, 'config' | 'response'> &
  ActorContext &
  SessionContext &
  StaffContext &
  Pick<CatalogContext, 'currency'>

export function createContext(services: Services, request: Request): Context {
  const budget = createCallBudget()
  const { session, requestId, currency, signal, language } = request
  const inLanguage = services.inLanguage(language)
  const catalog = meterCatalog(inLanguage.catalog, budget)
  const primaryCatalog = language === primaryLanguage ? catalog : primaryOf(services, budget)
  const scope: CallScope = {
    requestId,
    currency,
    language,
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
  const shopper = { ...upstream, language }
  const recorded = services.admin.recordFor(request.actor, requestId)
  const adminPlatform = isStaffOrApp(request.actor)
    ? bindAdminPlatform(audited, services, upstream, recorded)
    : null
  return {
    ...sharedBy(services),
    requestId,
    language,
    actor: request.actor,
    session,
    catalog,
    catalogIndex: inLanguage.catalogIndex,
    own,
    directory: bindPlatform(services.transport, {
      ...shopper,
      credential: 'public',
      token: services.signIn.tokens.publicToken,
    }),
    serviceCalls: bindServiceCalls(audited, services, shopper, session.accessToken),
    adminPlatform,
    staff: request.staff,
    content: inLanguage.content,
    clientNetwork: request.clientNetwork,
    device: request.device,
    response: {},
    nullReasons: [],
    loaders: createLoaders({ catalog, primaryCatalog, own, site: adminPlatform, currency }),
    budget,
    currency,
    signal,
    log: request.log,
  }
}

const primaryOf = ({ inLanguage }: Services, budget: CallBudget) =>
  meterCatalog(inLanguage(primaryLanguage).catalog, budget)

/** Returns what all requests have, as it is. */
const sharedBy = (services: Services) => ({
  config: services.config,
  storeFacts: services.siteFacts.current,
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
})

const isStaffOrApp = ({ kind }: Actor) => kind === 'APP' || kind === 'STAFF'

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
