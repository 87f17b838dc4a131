// The service calls: the only calls that are made as the site on behalf of a shopper. No other call can be
// made so by mistake. docs/security.md S30.
import type { Config } from '../config.ts'
import type { BackInStockPort, OrderPort } from './ecom/ecom-ports.ts'
import type { IdentityPort } from './identity/identity-ports.ts'
import type { MemberReads } from './member/member-ports.ts'
import { bindPlatform, type Platform } from './platform.ts'
import type { SitePort } from './site/site-ports.ts'
import type { SiteContext } from './site-credentials.ts'
import type { SiteFile } from './site-media/site-file.ts'
import { fileUpload } from './site-media/v1/site-media-calls.ts'
import type { CallScope, SentFile, Transport } from './transport.ts'

/**
 * Calls with the site's key, which reads the data of all shoppers: each caller checks that the result is the shopper's own.
 * docs/security.md S71
 */
export type ServiceCalls = BackInStockCalls & {
  getOrder: OrderPort['get']
  searchOrders: OrderPort['search']
  queryMembers: MemberReads['query']
  createUploadUrl: SitePort['createUploadUrl']
  /** Null without an API key: whether a token of the client may stand beside a member's own is not published. */
  signOn: IdentityPort['signOn'] | null
  /** Sends the file to the URL that `createUploadUrl` returned. */
  uploadFile(uploadUrl: string, file: SentFile): Promise<{ file: SiteFile }>
}

type BackInStockCalls = {
  createBackInStockRequest: BackInStockPort['create']
  getBackInStockRequest: BackInStockPort['get']
  queryBackInStockRequests: BackInStockPort['query']
  deleteBackInStockRequest: BackInStockPort['delete']
}

/** The service calls; null without the site's credentials. */
export type ServiceContext = { readonly serviceCalls: ServiceCalls | null }

type Site = SiteContext & { config: Config }

/**
 * Binds the service calls to the site's credentials; returns null without them, where fields that need it report
 * NOT_AVAILABLE_ON_THIS_SITE.
 */
export function bindServiceCalls(
  transport: Transport,
  { config: { platform, mediaOrigin }, siteCredentials }: Site,
  { language, ...scope }: Pick<CallScope, 'requestId' | 'signal' | 'beforeCall' | 'language'>,
  ownToken: (fresh: boolean) => Promise<string>,
): ServiceCalls | null {
  if (!siteCredentials) return null
  const { apiKey } = platform
  const bySite = { ...scope, ...siteCredentials }
  const site = bindPlatform(transport, bySite)
  // Orders have texts of the catalog; what the other calls send and return identifies.
  const inLanguage = bindPlatform(transport, { ...bySite, ...(language && { language }) })
  // With a member's own token beside the key, a call acts on that member. docs/contract/auth.md §1.
  const both =
    apiKey !== undefined &&
    bindPlatform(transport, {
      ...scope,
      credential: 'site',
      token: async (fresh) => `${await ownToken(fresh)},${apiKey}`,
    })
  /** Returns the URL as the gateway reaches it: an embedded platform may have another one for browsers. */
  const reachable = (address: string) =>
    address.startsWith(`${mediaOrigin}/`)
      ? new URL(platform.url).origin + address.slice(mediaOrigin.length)
      : address
  // Each is bound when it is called, because most requests use none of them.
  return {
    signOn: both ? (request) => both.identity.signOn(request) : null,
    getOrder: (request) => inLanguage.orders.get(request),
    searchOrders: (request) => inLanguage.orders.search(request),
    queryMembers: (request) => site.members.query(request),
    ...backInStockOf(site),
    createUploadUrl: (request) => site.site.createUploadUrl(request),
    uploadFile: (uploadUrl, file) =>
      transport.put({ ...fileUpload, address: reachable(uploadUrl) }, file, scope),
  }
}

/**
 * Binds the back-in-stock calls. Requests belong to an email address, which the code that reads them verifies.
 * docs/security.md S71.
 */
function backInStockOf(site: Platform): BackInStockCalls {
  return {
    createBackInStockRequest: (request) => site.backInStock.create(request),
    getBackInStockRequest: (request) => site.backInStock.get(request),
    queryBackInStockRequests: (request) => site.backInStock.query(request),
    deleteBackInStockRequest: (request) => site.backInStock.delete(request),
  }
}
