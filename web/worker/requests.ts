// Which requests the worker answers. docs/security.md S117.

import { splitAddress } from '@vitrine/languages'

/** `page`: a page of the shop; `passed`: a page that is no screen of the shop; null: the browser's alone. */
export type Kind = 'page' | 'passed' | 'file' | 'picture' | null

/** Addresses that the shop writes to the site's media: pictures of other hosts are the browser's alone. */
const ofMedia = /^\/media\/[^/]+\/v1\//

/** Programs and endpoints beside the shop: the offline page is none of theirs. */
const beside = /^\/(admin|api|apps|cart\/count|forms|graphiql|graphql|schema|vitals|webhooks)(\/|$)/

type Answerable = Pick<Request, 'method' | 'url' | 'mode' | 'destination'>

export function kindOf({ method, url, mode, destination }: Answerable, origin: string): Kind {
  if (method !== 'GET') return null
  if (mode === 'navigate')
    return beside.test(splitAddress(new URL(url).pathname).path) ? 'passed' : 'page'
  const { origin: from, pathname } = new URL(url)
  if (from === origin && pathname.startsWith('/assets/')) return 'file'
  return destination === 'image' && ofMedia.test(pathname) ? 'picture' : null
}

/** Returns whether a request is a plain form, any of which may sign a member in or out. */
export const isPlainForm = ({ method, mode }: Pick<Request, 'method' | 'mode'>) =>
  method === 'POST' && mode === 'navigate'
