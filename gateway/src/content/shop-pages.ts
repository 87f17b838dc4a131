// Pages of text of the shop: those that the merchant has written, and the one about contact, which the facts of the site
// make where none is written. docs/decisions/060-site-facts.md

import { contactPageOf } from './contact-page.ts'
import type { ContentPage } from './content-library.ts'
import type { ShopSource } from './store-texts.ts'

/** Slug of the page that says how the shop is reached. */
const contactSlug = 'contact'

/** Returns all of them, in the order of the shop's links. The facts may change, so the result is not stored. */
export function pagesOf(source: ShopSource): readonly ContentPage[] {
  const { content } = source
  const contact = content.page(contactSlug) ? null : contactPageOf(source, contactSlug)
  return contact ? [...content.pages, contact] : content.pages
}

/** Returns the page of this slug; null without one. */
export const pageOf = (slug: string, source: ShopSource): ContentPage | null =>
  source.content.page(slug) ?? (slug === contactSlug ? contactPageOf(source, slug) : null)
