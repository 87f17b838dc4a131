// Port of what belongs to the site as a whole. A failure of any of them is a `PlatformFailure`.
import type { NewSiteFile } from '../site-media/site-file.ts'
import type { CatalogGeneration, ClientLists, SiteProperties } from './site.ts'

type Nothing = Record<string, never>

/** Facts about the site, and files that it takes. docs/contract/real-site.md §2, §4.1 */
export type SitePort = {
  getProperties(request: Nothing): Promise<SiteProperties>
  /** ISO 4217 codes in which prices can be shown. */
  getCurrencies(request: Nothing): Promise<{ readonly codes: readonly string[] }>
  /** Null: a generation that this gateway does not know. */
  getCatalogVersion(request: Nothing): Promise<{ readonly generation: CatalogGeneration | null }>
  listPublishedUrls(request: Nothing): Promise<{ readonly urls: readonly string[] }>
  /** Addresses to which the platform's pages may return. */
  getClientLists(request: { readonly oAuthAppId: string }): Promise<ClientLists>
  /** Returns an address that takes one file. */
  createUploadUrl(request: NewSiteFile): Promise<{ readonly uploadUrl: string }>
}
