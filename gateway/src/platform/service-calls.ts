// The site's own rights, held by the server-side key. Only the calls named here can be made with
// them, so that a shopper's request never runs as the site by mistake. docs/security.md S30.
import { type AllCalls, type Caller, uploadFile, type WireSiteFile } from '@vitrine/platform'
import type { Config } from '../config.ts'
import { bindPlatform, type Platform } from './platform.ts'
import type { CallScope, SentFile, Transport } from './transport.ts'

export type ServiceCalls = Pick<Caller<AllCalls['orders']>, 'getOrder' | 'searchOrders'> &
  Pick<Caller<AllCalls['members']>, 'queryMembers'> &
  Pick<Caller<AllCalls['authentication']>, 'signOn'> &
  Caller<AllCalls['backInStockNotifications']> &
  Pick<Caller<AllCalls['siteMedia']>, 'generateFileUploadUrl'> & {
    /** What follows `generateFileUploadUrl`: the file, to the address that was named. */
    uploadFile(uploadUrl: string, file: SentFile): Promise<{ file: WireSiteFile }>
  }

/** The service calls; null without a site key. */
export type ServiceContext = { readonly serviceCalls: ServiceCalls | null }

/** Null on a site whose key is not set: then what needs it answers NOT_AVAILABLE_ON_THIS_SITE. */
export function bindServiceCalls(
  transport: Transport,
  { platform, mediaOrigin }: Config,
  scope: Pick<CallScope, 'requestId' | 'signal' | 'beforeCall'>,
  ownToken: (fresh: boolean) => Promise<string>,
): ServiceCalls | null {
  const { apiKey, siteId } = platform
  if (!apiKey || !siteId) return null
  const site = bindPlatform(transport, { ...scope, siteId, token: async () => apiKey })
  // A member's own token beside the key: the call acts on that member. docs/contract/auth.md §1.
  const both = bindPlatform(transport, {
    ...scope,
    token: async (fresh) => `${await ownToken(fresh)},${apiKey}`,
  })
  /** An embedded platform may have another address for browsers than for us. */
  const reachable = (address: string) =>
    address.startsWith(`${mediaOrigin}/`)
      ? new URL(platform.url).origin + address.slice(mediaOrigin.length)
      : address
  // Bound when it is called: most requests never use any of these.
  return {
    signOn: (request) => both.authentication.signOn(request),
    getOrder: (request) => site.orders.getOrder(request),
    searchOrders: (request) => site.orders.searchOrders(request),
    queryMembers: (request) => site.members.queryMembers(request),
    ...backInStockOf(site),
    generateFileUploadUrl: (request) => site.siteMedia.generateFileUploadUrl(request),
    uploadFile: (uploadUrl, file) =>
      transport.put({ ...uploadFile, address: reachable(uploadUrl) }, file, scope),
  }
}

/** Back-in-stock requests belong to an email address: ownership is checked where they are read. docs/security.md S71. */
function backInStockOf(site: Platform): Caller<AllCalls['backInStockNotifications']> {
  return {
    createBackInStockNotificationRequest: (request) =>
      site.backInStockNotifications.createBackInStockNotificationRequest(request),
    getBackInStockNotificationRequest: (request) =>
      site.backInStockNotifications.getBackInStockNotificationRequest(request),
    queryBackInStockNotificationRequests: (request) =>
      site.backInStockNotifications.queryBackInStockNotificationRequests(request),
    deleteBackInStockNotificationRequest: (request) =>
      site.backInStockNotifications.deleteBackInStockNotificationRequest(request),
  }
}
