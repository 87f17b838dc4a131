// Checks that the hosted pages may return to this shop. docs/contract/real-site.md §4.1.
import { platformCodes } from '@vitrine/platform'
import { isRefusal } from '../platform/failure.ts'
import { permissionOf } from '../platform/permission-of.ts'
import { fault, good, type Outcome, skipped } from './finding.ts'
import { reasonOf, type Subject } from './subject.ts'

const place = 'dashboard, Settings, Headless Settings, your client, URLs'

/** Returns what has to be on the lists of the client, exactly. */
function listsOf(publicUrl: string) {
  return { uri: `${publicUrl}/callback`, domain: new URL(publicUrl).host }
}

export async function checkRedirects({ site, config }: Subject): Promise<Outcome> {
  const { uri, domain } = listsOf(config.publicUrl)
  const entries = `the redirect URI ${uri} and the redirect domain ${domain}`
  if (!site) {
    return skipped('The lists of the client were not read.', `Allow ${entries}: ${place}.`)
  }
  try {
    const lists = await site.oauthApps.getOAuthApp({ oAuthAppId: config.platform.clientId })
    const missing = [
      ...(lists.redirectUris.some((allowed) => matches(allowed, uri))
        ? []
        : [`redirect URI ${uri}`]),
      ...(lists.redirectDomains.some((allowed) => matches(allowed, domain))
        ? []
        : [`redirect domain ${domain}`]),
    ]
    if (missing.length === 0) return good(`The client allows ${entries}.`)
    return fault(
      `The client does not allow the ${missing.join(' and the ')}.`,
      `Add it exactly so: ${place}.`,
    )
  } catch (error) {
    return skipped(
      `The lists of the client could not be read (${reasonOf(error)}).`,
      `Give the credentials the permission ${permissionOf('oauthApps')}, or compare by hand: ${entries}.`,
    )
  }
}

/** An entry may have a wildcard for a part of a name: `https://*-shop.example/callback`. */
function matches(allowed: string, value: string): boolean {
  const parts = allowed.split('*').map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]*')}$`).test(value)
}

/** Requests a sign-out without opening it: the platform refuses one for a site that is not published. */
export async function checkLogout({ visitor, config }: Subject): Promise<Outcome> {
  try {
    await visitor.redirects.createRedirectSession({
      intent: { logout: { clientId: config.platform.clientId } },
      callbacks: { postFlow: `${config.publicUrl}/` },
    })
    return good('The platform opens its pages for this shop.', 'published')
  } catch (error) {
    if (isRefusal(error, platformCodes.siteNotPublished)) {
      return fault(
        'The platform opens no page for a site that is not published.',
        'Publish the site in the dashboard. Its own pages may stay empty.',
        'not published',
      )
    }
    return fault(
      `The platform does not open its pages for this shop (${reasonOf(error)}).`,
      `Compare the lists of the client: ${place}.`,
    )
  }
}
