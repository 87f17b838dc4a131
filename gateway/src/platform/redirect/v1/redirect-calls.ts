// The call that creates a redirect session, with request and response in the form of this gateway.
// docs/contract/auth.md §3.
import { type AllCalls, allCalls, type RequestOf } from '@vitrine/platform'
import { type MappedTable, mappedTable, type WithRequest, withRequest } from '../../mapped-call.ts'
import {
  filledString,
  type JsonObject,
  mapped,
  mappedPart,
  requiredString,
  stringOrNull,
} from '../../read-json.ts'
import type {
  AuthorizationRequest,
  RedirectCallbacks,
  RedirectIntent,
  RedirectPreferences,
  RedirectRequest,
  RedirectSession,
} from '../redirect.ts'

type Body = RequestOf<AllCalls['redirects']['createRedirectSession']>

const authorizationBody = ({ prompt, ...request }: AuthorizationRequest): Body['auth'] => ({
  prompt,
  authRequest: {
    ...request,
    responseType: 'code',
    scope: 'offline_access',
    codeChallengeMethod: 'S256',
  },
})

function bookingsBody({
  timezone,
  ...slot
}: NonNullable<RedirectIntent['bookingsCheckout']>): Body['bookingsCheckout'] {
  const { serviceId, startsAt: startDate, endsAt: endDate } = slot
  return { slotAvailability: { slot: { serviceId, startDate, endDate } }, timezone }
}

/** Returns the intent under its name on the wire. */
const intentBody = (intent: RedirectIntent): Body => ({
  ...(intent.checkout && { ecomCheckout: intent.checkout }),
  ...(intent.bookingsCheckout && { bookingsCheckout: bookingsBody(intent.bookingsCheckout) }),
  ...(intent.eventsCheckout && { eventsCheckout: intent.eventsCheckout }),
  ...(intent.paidPlansCheckout && { paidPlansCheckout: intent.paidPlansCheckout }),
  ...(intent.product && { storesProduct: intent.product }),
  ...(intent.bookingsBook && { bookingsBook: intent.bookingsBook }),
  ...(intent.memberAccount && { memberAccountPage: intent.memberAccount }),
  ...(intent.login && { login: {} }),
  ...(intent.logout && { logout: intent.logout }),
  ...(intent.authorization && { auth: authorizationBody(intent.authorization) }),
})

const callbacksBody = (callbacks: RedirectCallbacks): Body['callbacks'] => ({
  postFlowUrl: callbacks.postFlow,
  thankYouPageUrl: callbacks.thankYouPage,
  loginUrl: callbacks.login,
  cartPageUrl: callbacks.cartPage,
  planListUrl: callbacks.planList,
  bookingsServiceListUrl: callbacks.bookingsServiceList,
})

const preferencesBody = ({
  useGenericPages,
  ...others
}: RedirectPreferences): Body['preferences'] => ({ ...others, useGenericWixPages: useGenericPages })

const requestBody = ({ intent, callbacks, preferences }: RedirectRequest): Body => ({
  ...intentBody(intent),
  ...(callbacks && { callbacks: callbacksBody(callbacks) }),
  ...(preferences && { preferences: preferencesBody(preferences) }),
})

const readSession = (from: JsonObject): RedirectSession => ({
  id: stringOrNull(from, 'id'),
  fullUrl: requiredString(from, 'fullUrl'),
  ...mappedPart(from, 'urlDetails', (details) => ({
    endpoint: stringOrNull(details, 'endpoint'),
    searchParams: details.searchParams ?? null,
  })),
  shortUrl: filledString(from, 'shortUrl'),
  hasSessionToken: filledString(from, 'sessionToken') !== null,
})

const readers = {
  createRedirectSession: (from: JsonObject) => ({
    redirectSession: mapped(from, 'redirectSession', readSession),
  }),
}

type Redirects = MappedTable<AllCalls['redirects'], typeof readers>

/** The service of v1 behind `redirect-ports.ts`. */
export type RedirectCalls = {
  readonly redirects: {
    readonly createRedirectSession: WithRequest<Redirects['createRedirectSession'], RedirectRequest>
  }
}

const { createRedirectSession } = mappedTable(allCalls.redirects, readers)

/** The call, which `operations.ts` assigns to its operation. A response without `fullUrl` fails as a `PlatformFailure`. */
export const redirectCalls: RedirectCalls = {
  redirects: { createRedirectSession: withRequest(createRedirectSession, requestBody) },
}
