import { localizedPath } from '@vitrine/languages'
import type { RequestOf } from '@vitrine/platform'
import type { Config } from '../../config.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { checkInput, problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import type { PlatformCalls } from '../../platform/calls.ts'
import { type RedirectValue, redirectInput } from './input.ts'

type Request = RequestOf<PlatformCalls['redirects']['createRedirectSession']>

/** Returns the requested intent under its name on the wire. docs/contract/auth.md §3. */
function intentOf(value: RedirectValue['intent'], config: Config): Partial<Request> {
  const { clientId } = config.platform
  if (value.checkout) return { ecomCheckout: value.checkout }
  if (value.bookingsCheckout) {
    const { serviceId, startsAt, endsAt, timezone } = value.bookingsCheckout
    const slot = { serviceId, startDate: startsAt, endDate: endsAt }
    return { bookingsCheckout: { slotAvailability: { slot }, timezone } }
  }
  if (value.eventsCheckout) return { eventsCheckout: value.eventsCheckout }
  if (value.paidPlansCheckout) return { paidPlansCheckout: value.paidPlansCheckout }
  if (value.product) return { storesProduct: value.product }
  if (value.bookingsBook) return { bookingsBook: value.bookingsBook }
  if (value.memberAccount) return { memberAccountPage: value.memberAccount }
  if (value.logout) return { logout: { clientId } }
  return { login: {} }
}

function callbacksOf(
  callbacks: RedirectValue['callbacks'],
  { config: { publicUrl }, language }: RequestContext,
): Request['callbacks'] {
  const address = (path: string | null | undefined) => (path ? `${publicUrl}${path}` : undefined)
  return {
    postFlowUrl: address(callbacks?.postFlow ?? localizedPath(language, '/')),
    thankYouPageUrl: address(callbacks?.thankYouPage),
    loginUrl: address(callbacks?.login),
    cartPageUrl: address(callbacks?.cartPage),
    planListUrl: address(callbacks?.planList),
    bookingsServiceListUrl: address(callbacks?.bookingsServiceList),
  }
}

function preferencesOf(preferences: RedirectValue['preferences']): Request['preferences'] {
  if (!preferences) return { useGenericWixPages: false }
  const { additionalQueryParameters: parameters, useGenericPages, ...rest } = preferences
  const named = parameters?.map(({ name, value }) => [name, value] as const)
  return {
    ...rest,
    useGenericWixPages: useGenericPages,
    ...(named && { additionalQueryParameters: Object.fromEntries(named) }),
  }
}

export const redirectResolvers = {
  Mutation: {
    async createRedirectSession(_, { input }, context) {
      const checked = checkInput(redirectInput, input)
      if (!checked.ok) {
        const problems = checked.problems.map((one) =>
          one.field?.startsWith('callbacks.')
            ? problem('RETURN_ADDRESS_NOT_ALLOWED', { field: one.field })
            : one,
        )
        return { redirectSession: null, problems }
      }
      try {
        const { redirectSession } = await context.own.redirects.createRedirectSession({
          ...intentOf(checked.value.intent, context.config),
          callbacks: callbacksOf(checked.value.callbacks, context),
          preferences: preferencesOf(checked.value.preferences),
        })
        return { redirectSession, problems: [] }
      } catch (error) {
        return {
          redirectSession: null,
          problems: withRequestId(problemsOfFailure(error), context.requestId),
        }
      }
    },
  },
  RedirectSession: {
    id: (session) => session.id ?? null,
    fullUrl: (session) => session.fullUrl,
    endpoint: (session) => session.urlDetails?.endpoint ?? null,
    searchParams: (session) => session.urlDetails?.searchParams ?? null,
    shortUrl: (session) => session.shortUrl || null,
    hasSessionToken: (session) => Boolean(session.sessionToken),
  },
} satisfies DomainResolvers
