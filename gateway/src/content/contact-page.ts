// Makes the page about contact from the facts of the site, for shops whose merchant has not written one.
import { localeOf } from '@vitrine/languages'
import { shopAddressLines } from '@vitrine/languages/postal-address'
import { messages } from '../__generated__/messages/content.ts'
import { html } from '../schema-pages/html.ts'
import type { ContentPage } from './content-library.ts'
import type { ShopSource } from './store-texts.ts'

/** Returns null while the site says neither address nor email nor phone. Values are text, not markup. */
export function contactPageOf(
  { storeFacts, language }: Omit<ShopSource, 'content'>,
  slug: string,
): ContentPage | null {
  const { name, email, phone, address } = storeFacts
  if (!email && !phone && !address) return null
  const lines = [name, ...shopAddressLines(address, localeOf(language))]
  const body = html`<p>${lines.map((line, at) => html`${at > 0 && html`<br>`}${line}`)}</p>${
    email && html`<p>${messages.email} <a href="mailto:${addressed(email)}">${email}</a></p>`
  }${phone && html`<p>${messages.phone} <a href="tel:${dialed(phone)}">${phone}</a></p>`}`
  return {
    slug,
    title: messages.contact,
    description: messages.howToReach({ name }),
    terms: [],
    body: body.text,
  }
}

/** The address alone: a `?` would begin other fields of the letter. docs/security.md S134. */
const addressed = (email: string) => encodeURIComponent(email).replaceAll('%40', '@')

/** Digits alone, without the zero of calls within the country: `+44 (0)1632` is `+441632`. */
const dialed = (phone: string) => phone.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '')
