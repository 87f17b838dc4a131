// Selects the catalog version of the site. A hosted site has v1 or v3, never both; this one has both unless its
// settings say otherwise. docs/contract/catalog.md §1.
import type { AllCalls } from '@vitrine/platform'
import { refused } from '../refuse.ts'
import { siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'

type Catalog = 'V1_CATALOG' | 'V3_CATALOG'

/** The catalog version that each service belongs to; other services work on every site. */
const catalogs: { readonly [Service in keyof AllCalls]?: Catalog } = {
  productsRead: 'V1_CATALOG',
  catalogStringQueries: 'V1_CATALOG',
  productsWrite: 'V1_CATALOG',
  collections: 'V1_CATALOG',
  brands: 'V3_CATALOG',
  brandsWrite: 'V3_CATALOG',
}

/** Code of a refusal by the called version; the two spellings differ. docs/contract/catalog-v3.md §1. */
const codes: Record<Catalog, string> = {
  V1_CATALOG: 'CATALOG_V3_CALLING_CATALOG_V1_API',
  V3_CATALOG: 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
}

/** Throws a 428 when the service belongs to a catalog version that the site does not have. */
export function checkCatalog(service: keyof AllCalls, state: State): void {
  const { catalogVersion } = siteSettingsOf(state)
  const called = catalogs[service]
  if (!called || catalogVersion === 'BOTH' || called === catalogVersion) return
  throw refused(
    428,
    codes[called],
    `This site has ${catalogVersion}, the call belongs to ${called}`,
  )
}

/** Returns the site's catalog version; a site with both reports v1, which contains its products. Assumed. */
export function catalogVersionOf(state: State): Catalog {
  const { catalogVersion } = siteSettingsOf(state)
  return catalogVersion === 'BOTH' ? 'V1_CATALOG' : catalogVersion
}
