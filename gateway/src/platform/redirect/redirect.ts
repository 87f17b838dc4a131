// Redirect sessions, which lead a browser to the platform's hosted pages, in the form of this gateway.
// docs/contract/auth.md §3.
import type { AuthPrompt, MemberSection, ResponseMode } from '@vitrine/platform'

type Text = string | null | undefined

/** A request for an authorization code. RFC 6749, RFC 7636. */
export type AuthorizationRequest = {
  readonly clientId: string
  readonly prompt: AuthPrompt
  readonly responseMode: ResponseMode
  readonly codeChallenge: string
  readonly state: string
  readonly redirectUri?: string | undefined
  readonly sessionToken?: string | undefined
}

/** Where the browser is led: one of these. */
export type RedirectIntent = {
  readonly checkout?: { readonly checkoutId: string } | null
  readonly bookingsCheckout?: {
    readonly serviceId: string
    readonly startsAt: string
    readonly endsAt?: Text
    readonly timezone?: Text
  } | null
  readonly eventsCheckout?: { readonly reservationId: string; readonly eventSlug: string } | null
  readonly paidPlansCheckout?: { readonly planId: string; readonly checkoutData?: Text } | null
  readonly product?: { readonly productSlug: string } | null
  readonly bookingsBook?: { readonly resourceId?: Text } | null
  readonly memberAccount?: { readonly section: MemberSection } | null
  readonly login?: true | null
  readonly logout?: { readonly clientId: string } | null
  readonly authorization?: AuthorizationRequest | null
}

/** URLs to return to. */
export type RedirectCallbacks = {
  readonly postFlow?: string | undefined
  readonly thankYouPage?: string | undefined
  readonly login?: string | undefined
  readonly cartPage?: string | undefined
  readonly planList?: string | undefined
  readonly bookingsServiceList?: string | undefined
}

/** How the page is opened. The platform takes absent flags for true, only `checkIfPublish` for false. docs/contract/auth.md §3 */
export type RedirectPreferences = {
  readonly useGenericPages?: boolean | null
  readonly maintainIdentity?: boolean | null
  readonly checkIfPublish?: boolean | null
  readonly additionalQueryParameters?: Record<string, string> | null | undefined
}

/** A request for the address of one of the platform's pages. Any number of intents but one is refused before a call. */
export type RedirectRequest = {
  readonly intent: RedirectIntent
  readonly callbacks?: RedirectCallbacks
  readonly preferences?: RedirectPreferences
}

/** Where the browser is sent: `fullUrl`. The session token is a secret: only `hasSessionToken` says that there is one. */
export type RedirectSession = {
  readonly id: string | null
  readonly fullUrl: string
  readonly endpoint: string | null
  readonly searchParams: unknown
  readonly shortUrl: string | null
  readonly hasSessionToken: boolean
}
