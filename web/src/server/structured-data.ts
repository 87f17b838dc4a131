// Structured data that several pages have: https://schema.org, as search engines read it.

import { localizedPath } from '@vitrine/languages'
import { streetLines } from '@vitrine/languages/postal-address'
import type {
  BreadcrumbList,
  CollectionPage,
  OnlineStore,
  PostalAddress,
  WebSite,
  WithContext,
} from 'schema-dts'
import { locale } from '../__generated__/messages/locale.ts'
import { paths } from '../lib/paths.ts'
import type { Site } from './description.ts'
import { returnPolicy } from './terms-data.ts'

export type CrumbLink = { label: string; href: string }

const context = 'https://schema.org' as const

/** Id of the shop itself, by which other data refers to it. */
export const storeId = (publicUrl: string) => `${publicUrl}/#store`

/** The site is another one in each language. */
const websiteId = (publicUrl: string) => `${publicUrl}${localizedPath(locale, '/')}#website`

export function breadcrumbList(
  crumbs: CrumbLink[],
  publicUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + href,
    })),
  }
}

type ListPage = {
  name: string
  description?: string | null | undefined
  /** Canonical path of the page. */
  path: string
  items: CrumbLink[]
  /** Position of the first item in the whole list. */
  from?: number
  /** Length of the whole list; that of the items when left out. */
  total?: number | undefined
}

/** Returns the data of a page that lists products, collections or brands. */
export function collectionPage(
  { name, description, path, items, from = 1, total = items.length }: ListPage,
  publicUrl: string,
): WithContext<CollectionPage> {
  return {
    '@context': context,
    '@type': 'CollectionPage',
    name,
    ...(description ? { description } : {}),
    url: publicUrl + path,
    isPartOf: { '@id': websiteId(publicUrl) },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: items.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: from + index,
        name: label,
        url: publicUrl + href,
      })),
    },
  }
}

function postalAddress(address: NonNullable<Site['store']['address']>): PostalAddress {
  const region = address.subdivision?.replace(/^\w+-/, '') ?? address.subdivisionName
  return {
    '@type': 'PostalAddress',
    streetAddress: streetLines(address).join(', '),
    ...(address.city && { addressLocality: address.city }),
    ...(region && { addressRegion: region }),
    ...(address.postalCode && { postalCode: address.postalCode }),
    ...(address.country && { addressCountry: address.country }),
  }
}

type LogoSource = Pick<Site, 'publicUrl' | 'store' | 'icons' | 'hasOwnIcons'>

/** Returns the logo of the site, else the merchant's icon: the icons that are built in are no logo. */
function logoOf({ publicUrl, store, icons, hasOwnIcons }: LogoSource) {
  const icon = hasOwnIcons && icons.includes('icon-512.png') && `${publicUrl}/icon-512.png`
  const logo = store.logo?.url ?? icon
  return logo ? { logo } : {}
}

/** Returns the shop as an organization, with what it promises about returns. */
export const onlineStore = ({
  publicUrl,
  terms,
  store,
  ...site
}: Site): WithContext<OnlineStore> => ({
  '@context': context,
  '@type': 'OnlineStore',
  '@id': storeId(publicUrl),
  name: store.name,
  ...(store.texts.description && { description: store.texts.description }),
  url: publicUrl,
  ...logoOf({ publicUrl, store, ...site }),
  ...(site.preview && { image: site.preview.url }),
  ...(store.email && { email: store.email }),
  ...(store.phone && { telephone: store.phone }),
  ...(store.address && { address: postalAddress(store.address) }),
  ...(terms?.returns ? { hasMerchantReturnPolicy: returnPolicy(terms.returns) } : {}),
})

export const webSite = ({ publicUrl, store }: Site): WithContext<WebSite> => ({
  '@context': context,
  '@type': 'WebSite',
  '@id': websiteId(publicUrl),
  name: store.name,
  url: publicUrl + localizedPath(locale, '/'),
  inLanguage: locale,
  publisher: { '@id': storeId(publicUrl) },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${publicUrl}${paths.search()}?q={search_term_string}`,
    },
    // Google's own word, which the vocabulary does not list.
    ...{ 'query-input': 'required name=search_term_string' },
  },
})
