// Checks that the hosted pages may return to this shop. docs/contract/real-site.md §4.1.
import { isAllowedDomain, isAllowedUri, platformCodes } from '@vitrine/platform'
import { clientListsFor, clientListsPlace as place } from '../auth/client-lists.ts'
import { isNotFound, isRefusal, needsPlan } from '../platform/failure.ts'
import { operations } from '../platform/operations.ts'
import { permissionOf } from '../platform/permission-of.ts'
import { isLocalOnHosted, localOrigin } from '../platform/public-address.ts'
import type { ClientLists } from '../platform/site/site.ts'
import { advice, fault, good, type Outcome, skipped } from './finding.ts'
import { reasonOf, refusalOf, type Subject } from './subject.ts'

/** What a start on another local port has to say, whatever else is known of the lists. */
const onlyLocal = `${localOrigin} is the only local address that the platform allows by default`
const localCure = `or start with PORT=${new URL(localOrigin).port}`

/** Returns the outcome for lists that were not read: on this machine shoppers most likely cannot return. */
function unread({ config }: Subject, found: string, cure: string): Outcome {
  const { publicUrl, platform } = config
  if (!isLocalOnHosted({ publicUrl, platformUrl: platform.url })) return skipped(found, `${cure}.`)
  if (publicUrl === localOrigin) return good(`The platform allows ${localOrigin} by default.`)
  return advice(`PUBLIC_URL is ${publicUrl}, but ${onlyLocal}.`, `${cure}, ${localCure}.`)
}

/** Returns the outcome for entries that are missing; one address of this machine needs none. */
function missingFrom({ config }: Subject, missing: string): Outcome {
  const { publicUrl, platform } = config
  const found = `The client does not allow ${missing}`
  const cure = `Add exactly this: ${place}`
  if (!isLocalOnHosted({ publicUrl, platformUrl: platform.url })) {
    return fault(`${found}.`, `${cure}.`)
  }
  if (publicUrl === localOrigin) return good(`The platform allows ${localOrigin} by default.`)
  return fault(`${found}, and ${onlyLocal}.`, `${cure}; ${localCure}.`)
}

export async function checkRedirects(subject: Subject): Promise<Outcome> {
  const { site, config } = subject
  const { publicUrl } = config
  const needed = clientListsFor(publicUrl)
  const entries = wordsOf(needed)
  if (!site) {
    return unread(subject, 'The lists of the client were not read.', `Allow ${entries}: ${place}`)
  }
  try {
    const lists = await site.site.getClientLists({ oAuthAppId: config.platform.clientId })
    const missing = {
      redirectUris: needed.redirectUris.filter((uri) => !isAllowedUri(lists.redirectUris, uri)),
      redirectDomains: isAllowedDomain(lists.redirectDomains, publicUrl)
        ? []
        : needed.redirectDomains,
    }
    if (wordsOf(missing) === '') return good(`The client allows ${entries}.`)
    return missingFrom(subject, wordsOf(missing))
  } catch (error) {
    if (isNotFound(error)) {
      return fault(
        `The credentials do not know the client ${config.platform.clientId} (${reasonOf(error)}).`,
        'They belong to another site: take client, secret and key from the dashboard of the same one.',
      )
    }
    return unread(
      subject,
      `The lists of the client could not be read (${refusalOf(error)}).`,
      `Give the credentials the permission ${permissionOf(operations.site.getClientLists)}, or compare by hand: ${entries}`,
    )
  }
}

const wordsOf = ({ redirectUris, redirectDomains }: ClientLists): string =>
  [
    ...(redirectUris.length > 0 ? [`the redirect URIs ${redirectUris.join(', ')}`] : []),
    ...redirectDomains.map((domain) => `the redirect domain ${domain}`),
  ].join(' and ')

/** Requests a sign-out without opening it: the platform refuses one for a site that is not published. */
export async function checkLogout({ visitor, config }: Subject): Promise<Outcome> {
  try {
    await visitor.redirects.create({
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
    if (needsPlan(error)) {
      return fault(
        `The platform opens no page for this site without a plan (${reasonOf(error)}).`,
        'Give the site a premium plan, which its dashboard offers.',
      )
    }
    return fault(
      `The platform does not open its pages for this shop (${refusalOf(error)}).`,
      `Compare the lists of the client: ${place}.`,
    )
  }
}
