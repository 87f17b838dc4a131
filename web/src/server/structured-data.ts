// Structured data that several pages have: https://schema.org, as search engines read it.

import { localizedPath } from '@vitrine/languages'
import type { BreadcrumbList, CollectionPage, OnlineStore, WebSite, WithContext } from 'schema-dts'
import { locale } from '../__generated__/messages/locale.ts'
import { siteDescription, siteName, sitePicture } from '../app/site.ts'
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

/** Returns the shop as an organization, with what it promises about returns. */
export const onlineStore = ({ publicUrl, terms }: Site): WithContext<OnlineStore> => ({
  '@context': context,
  '@type': 'OnlineStore',
  '@id': storeId(publicUrl),
  name: siteName,
  description: siteDescription,
  url: publicUrl,
  logo: `${publicUrl}/icon-512.png`,
  image: publicUrl + sitePicture.path,
  ...(terms?.returns ? { hasMerchantReturnPolicy: returnPolicy(terms.returns) } : {}),
})

export const webSite = (publicUrl: string): WithContext<WebSite> => ({
  '@context': context,
  '@type': 'WebSite',
  '@id': websiteId(publicUrl),
  name: siteName,
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
