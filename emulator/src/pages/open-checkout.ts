// Resolves a page URL to its checkout and to the redirect session of the flow.
import { z } from 'zod'
import type { StoredCheckout } from '../rows/commerce-rows.ts'
import type { StoredRedirect } from '../rows/session-rows.ts'
import { languageParameter } from '../rules/language-parameter.ts'
import type { State } from '../state/state.ts'
import { hostedPages } from './hosted-pages.ts'
import { sessionAddress } from './kit/page-language.ts'

export const pageQuery = z.object({
  session: z.string().optional(),
  checkout: z.string().optional(),
  key: z.string().optional(),
})
export type PageQuery = z.output<typeof pageQuery>

export type OpenCheckout = {
  checkout: StoredCheckout
  /** Absent when the page was opened by the checkout's own URL. */
  session?: StoredRedirect
  /** Target URL of the page's form. */
  action: string
}

export function openCheckout(query: PageQuery, state: State): OpenCheckout | undefined {
  if (query.session) return bySession(query.session, state)
  const checkout = query.checkout ? state.checkouts.get(query.checkout) : undefined
  if (!checkout || checkout.key !== query.key) return
  return { checkout, action: checkoutAddress(checkout) }
}

/** The checkout's own address, in the language of the request. */
export function checkoutAddress({ id, key }: StoredCheckout): string {
  const query = new URLSearchParams({ checkout: id, key, ...languageParameter() })
  return `${hostedPages.ecomCheckout}?${query}`
}

function bySession(id: string, state: State): OpenCheckout | undefined {
  const session = state.redirects.get(id)
  const checkoutId = String(session?.target.checkoutId ?? '').toLowerCase()
  const checkout = state.checkouts.get(checkoutId)
  if (session?.intent !== 'ecomCheckout' || !checkout) return
  return { checkout, session, action: sessionAddress(hostedPages.ecomCheckout, id) }
}
