import { localizedPath } from '@vitrine/languages'
import type { Config } from '../../config.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { checkInput, problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import type {
  RedirectCallbacks,
  RedirectIntent,
  RedirectPreferences,
} from '../../platform/redirect/redirect.ts'
import { pagesOfSite } from '../common/site-pages.ts'
import { type RedirectValue, redirectInput } from './input.ts'

/** Returns the requested intent. */
const intentOf = (
  { logout, ...others }: RedirectValue['intent'],
  { platform: { clientId } }: Config,
): RedirectIntent => (logout ? { logout: { clientId } } : others)

function callbacksOf(
  callbacks: RedirectValue['callbacks'],
  { config: { publicUrl }, language }: RequestContext,
): RedirectCallbacks {
  const address = (path: string | null | undefined) => (path ? `${publicUrl}${path}` : undefined)
  return {
    postFlow: address(callbacks?.postFlow ?? localizedPath(language, '/')),
    thankYouPage: address(callbacks?.thankYouPage),
    login: address(callbacks?.login),
    cartPage: address(callbacks?.cartPage),
    planList: address(callbacks?.planList),
    bookingsServiceList: address(callbacks?.bookingsServiceList),
  }
}

/** What the caller leaves open is as the site has it. */
function preferencesOf(
  preferences: RedirectValue['preferences'],
  config: Config,
): RedirectPreferences | undefined {
  const site = pagesOfSite(config)
  if (!preferences) return site
  const { additionalQueryParameters: parameters, useGenericPages, ...others } = preferences
  const named = parameters?.map(({ name, value }) => [name, value] as const)
  return {
    ...site,
    ...others,
    ...(typeof useGenericPages === 'boolean' && { useGenericPages }),
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
        const preferences = preferencesOf(checked.value.preferences, context.config)
        const { redirectSession } = await context.own.redirects.create({
          intent: intentOf(checked.value.intent, context.config),
          callbacks: callbacksOf(checked.value.callbacks, context),
          ...(preferences && { preferences }),
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
} satisfies DomainResolvers
