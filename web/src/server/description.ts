// Metadata of a page for search engines and link previews.
import type { LanguageCode } from '@vitrine/languages'
import type { ShopFacts } from '../app/shell/footer-document.ts'
import type { Load, Read, ScreenRequest } from '../lib/screen.ts'
import type { RenderRequest } from '../server-contract.ts'

/** The size is absent when it is not known. */
export type Preview = { url: string; width?: number; height?: number; alt: string }

export type Description = {
  title: string
  description?: string
  /** Canonical path, without filters, sorting and unknown parameters; pages of a list have their own. */
  canonical: string
  prev?: string
  next?: string
  /** Picture for link previews; the shop's own one when left out. */
  image?: Preview | null
  ogType?: 'website' | 'product'
  /** Path of the same content as Markdown. */
  markdown?: string
  isNoindex?: boolean
  /** The languages that have the page: all of them where left out. */
  languages?: readonly LanguageCode[]
  /** Structured data, made by `structured-data.ts`. */
  jsonLd?: object[]
}

/** What descriptions know of the shop. */
export type Site = Pick<
  RenderRequest,
  'publicUrl' | 'terms' | 'preview' | 'icons' | 'hasOwnIcons' | 'languagesOfPage'
> & { store: ShopFacts }

/** What `<screen>.describe.ts` exports as `describe`: the metadata that differs from the defaults (`describe-page.ts`). */
export type Describe = (read: Read, request: ScreenRequest, site: Site) => Partial<Description>

/** What it may export as `loadFacts`: documents that only the description reads. They are not sent to the browser. */
export type LoadFacts = (request: ScreenRequest) => Load[]
