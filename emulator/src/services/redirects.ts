// Implements redirect sessions: the URL of the hosted page for an intent. docs/contract/auth.md §3.
import type { AllCalls, Handlers, ParsedRequestOf, RedirectIntent } from '@vitrine/platform'
import { redirectIntents } from '@vitrine/platform'
import { type CallContext, ownerOf } from '../context.ts'
import { secret } from '../ids.ts'
import { hostedPages } from '../pages/hosted-pages.ts'
import { invalid, notFound, siteNotPublished } from '../refuse.ts'
import { checkCallback } from '../rules/callbacks.ts'
import { languageParameter } from '../rules/language-parameter.ts'
import { sessionTokenPrefix } from '../rules/token-life.ts'
import { newRedirectId } from '../state/redirect-id.ts'
import { siteSettingsOf } from '../state/site-settings.ts'

type Request = ParsedRequestOf<AllCalls['redirects']['createRedirectSession']>

export const redirects: Handlers<AllCalls['redirects'], CallContext> = {
  createRedirectSession: (request, context) => {
    const { state, site, caller } = context
    if (!siteSettingsOf(state).isPublished) throw siteNotPublished()
    const { intent, target } = intentOf(request)
    const callbacks = callbacksOf(request)
    if (intent === 'auth' || intent === 'logout') checkClient(request, site.clientId)
    if (intent === 'ecomCheckout') checkCheckout(String(target.checkoutId), context)
    const session = state.redirects.put({
      id: newRedirectId(),
      intent,
      target,
      callbacks,
      refreshId: caller.refreshId,
      owner: ownerOf(caller),
      loggedIn: caller.kind === 'member',
      ...(request.origin && { origin: request.origin }),
      createdDate: state.now().toISOString(),
    })
    const endpoint = `${site.url}${pathOf(intent, request, context)}`
    const extra = request.preferences?.additionalQueryParameters ?? {}
    const searchParams = { session: session.id, ...languageParameter(), ...extra }
    const fullUrl = `${endpoint}?${new URLSearchParams(searchParams)}`
    const keepsIdentity = request.preferences?.maintainIdentity !== false
    return {
      redirectSession: {
        id: session.id,
        fullUrl: fullUrl.slice(0, 2048),
        urlDetails: { endpoint, searchParams },
        ...(keepsIdentity && { sessionToken: sessionTokenPrefix + secret(24) }),
      },
    }
  },
}

/** Prefix of pages that the site designed itself. Assumed. */
const customPages = '/site-pages'

/**
 * Returns the path of the page of an intent: one that the site does not have when the request insists on its custom
 * pages. docs/contract/real-site.md §4.3
 */
function pathOf(intent: RedirectIntent, { preferences }: Request, { state }: CallContext): string {
  const isOfProtocol = intent === 'auth' || intent === 'logout'
  const isCustom = preferences?.useGenericWixPages === false && !preferences.checkIfPublish
  const isMissing = isCustom && !isOfProtocol && !siteSettingsOf(state).customPages
  return `${isMissing ? customPages : ''}${hostedPages[intent]}`
}

function intentOf(request: Request): { intent: RedirectIntent; target: Record<string, unknown> } {
  for (const intent of redirectIntents) {
    if (intent === 'ecomOrderPaymentRequest') continue
    const target = request[intent]
    if (target) return { intent, target }
  }
  // The schema in the call table allows exactly one intent.
  throw new Error('A redirect session without an intent passed its shape')
}

function callbacksOf(request: Request): Record<string, string> {
  const given = Object.entries(request.callbacks ?? {})
  const callbacks = given.flatMap(([name, url]) => (url ? [[name, url] as const] : []))
  for (const [name, url] of callbacks) checkCallback(`callbacks.${name}`, url)
  const redirectUri = request.auth?.authRequest.redirectUri
  if (redirectUri) checkCallback('auth.authRequest.redirectUri', redirectUri)
  if (request.origin) checkCallback('origin', request.origin)
  return Object.fromEntries(callbacks)
}

function checkClient({ auth, logout }: Request, clientId: string): void {
  const field = auth ? 'auth.authRequest.clientId' : 'logout.clientId'
  const given = auth?.authRequest.clientId ?? logout?.clientId
  if (given !== clientId) throw invalid(field, 'is not a client of this site')
  const { redirectUri, responseMode } = auth?.authRequest ?? {}
  // Only a posted message needs no redirect URI. docs/contract/auth.md §5.
  if (auth && !redirectUri && responseMode !== 'web_message') {
    throw invalid('auth.authRequest.redirectUri', 'is required', { rule: 'REQUIRED_FIELD' })
  }
}

function checkCheckout(id: string, { state, caller }: CallContext): void {
  const checkout = state.checkouts.get(id.toLowerCase())
  const mine = checkout?.owner === ownerOf(caller) || caller.elevated
  if (!checkout || !mine) throw notFound('Checkout')
}
