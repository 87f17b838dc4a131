// Metadata of a page for search engines and link previews.
import type { Read, ScreenRequest } from '../lib/screen.ts'

export type Description = {
  title: string
  description?: string
  /** Canonical path, without filters, sorting and unknown parameters; pages of a list have their own. */
  canonical: string
  prev?: string
  next?: string
  image?: string | null
  ogType?: 'website' | 'product'
  isNoindex?: boolean
  jsonLd?: object[]
}

/** What `<screen>.describe.ts` exports as `describe`: the metadata that differs from the defaults (`describe-page.ts`). */
export type Describe = (
  read: Read,
  request: ScreenRequest,
  publicUrl: string,
) => Partial<Description>

export type CrumbLink = { label: string; href: string }

export function breadcrumbList(crumbs: CrumbLink[], publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + href,
    })),
  }
}

export function itemList(items: CrumbLink[], publicUrl: string, from = 1): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: from + index,
      name: label,
      url: publicUrl + href,
    })),
  }
}
