// The number at the cart, as a page of its own in a frame of the header: pages are the same for all visitors, and without
// JavaScript nothing else adds to them. docs/decisions/056-cart-count-without-javascript.md

import { locale } from '../__generated__/messages/locale.ts'
import * as shellMessages from '../__generated__/messages/shell.ts'
import { cartCountDocument } from '../app/shell/cart-count.ts'
import styles from '../app/shell/Header.module.css'
import { loading } from '../lib/screen.ts'
import type { CartCountRequest } from '../server-contract.ts'
import { assetsOf } from './assets.ts'
import { escapeHtml } from './html.ts'
import { SsrResults } from './run.ts'

/** Returns the document; it shows nothing while the cart is empty, and when it could not be read. */
export async function renderCartCount({
  executePrivate,
  manifest,
}: CartCountRequest): Promise<string> {
  const results = new SsrResults(executePrivate)
  await results.run([loading(cartCountDocument, {})])
  const count = results.read(cartCountDocument)?.cart?.itemCount ?? 0
  const links = assetsOf(manifest, []).styles.map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  )
  const words = escapeHtml(shellMessages.cartPieces({ count }))
  const badge =
    count > 0
      ? `<p class="sr">${words}</p><span class="${styles.count}" aria-hidden="true">${count > 99 ? '99+' : count}</span>`
      : ''
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${words}</title>${links.join('')}<body class="counted">${badge}</body></html>`
}
