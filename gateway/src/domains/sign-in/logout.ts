// The platform's sign-in page, and signing out.
import { localizedPath } from '@vitrine/languages'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { ResponseMode } from '../../__generated__/schema-types.ts'
import { callbackPath } from '../../auth/client-lists.ts'
import { newOauthData } from '../../auth/pkce.ts'
import { checkInput, problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import { rateLimitProblem } from '../common/sign-in-rate-limit.ts'
import { completeSignIn as complete } from './complete.ts'
import { authorizationUrl } from './direct-login.ts'
import { completeInput, returnInput, startInput } from './input.ts'
import { endMemberSession } from './session-transitions.ts'

const modes = { QUERY: 'query', FRAGMENT: 'fragment', WEB_MESSAGE: 'web_message' } as const
const prompts = { LOGIN: 'login', NONE: 'none' } as const

const home = ({ language }: RequestContext) => localizedPath(language, '/')

const startSignIn: MutationResolvers['startSignIn'] = async (_, { input }, context) => {
  const nothing = { url: null, state: null, origin: null }
  const checked = checkInput(startInput, input)
  if (!checked.ok) return { ...nothing, problems: checked.problems }
  const refused = await rateLimitProblem(context)
  if (refused) return { ...nothing, problems: [refused] }
  const mode: ResponseMode = checked.value.responseMode ?? 'QUERY'
  const prompt = prompts[checked.value.prompt ?? 'LOGIN']
  const redirectUri = mode === 'WEB_MESSAGE' ? undefined : context.config.publicUrl + callbackPath
  const oauth = newOauthData(redirectUri)
  try {
    const url = await authorizationUrl({ oauth, prompt, mode: modes[mode] }, context)
    const returnTo = checked.value.returnTo ?? localizedPath(context.language, '/account')
    const { idHash } = await context.session.update((state) => ({
      ...state,
      redirect: { oauth, returnTo, startedAt: Date.now() },
    }))
    if (redirectUri) context.response.returnLeg = idHash
    return { url, state: oauth.state, origin: new URL(url).origin, problems: [] }
  } catch (error) {
    return { ...nothing, problems: withRequestId(problemsOfFailure(error), context.requestId) }
  }
}

const completeSignIn: MutationResolvers['completeSignIn'] = async (_, { input }, context) => {
  const checked = checkInput(completeInput, input)
  if (!checked.ok) return { returnTo: null, viewer: {}, problems: checked.problems }
  const refused = await rateLimitProblem(context)
  if (refused) return { returnTo: null, viewer: {}, problems: [refused] }
  return { viewer: {}, ...(await complete(checked.value, context)) }
}

const logout: MutationResolvers['logout'] = async (_, { input }, context) => {
  const checked = checkInput(returnInput, input ?? {})
  const refused = (problems: ReturnType<typeof problem>[]) => ({
    logoutUrl: null,
    viewer: {},
    problems,
  })
  if (!checked.ok) return refused([problem('RETURN_ADDRESS_NOT_ALLOWED', { field: 'returnTo' })])
  const logoutUrl = await endMemberSession(checked.value.returnTo ?? home(context), context)
  return { logoutUrl: logoutUrl ?? null, viewer: {}, problems: [] }
}

const signOutEverywhere: MutationResolvers['signOutEverywhere'] = async (_, __, context) => {
  const record = await context.session.find()
  const logoutUrl = await endMemberSession(home(context), context)
  if (record?.memberId) await context.signIn.store.deleteOfMember(record.memberId)
  return { logoutUrl: logoutUrl ?? null, viewer: {}, problems: [] }
}

const endSession: MutationResolvers['endSession'] = async (_, { input: { id } }, context) => {
  const record = await context.session.find()
  const mine = record?.memberId ? await context.signIn.store.listOfMember(record.memberId) : []
  const found = mine.find((one) => one.idHash === id)
  if (!found) return { accepted: false, problems: [problem('NOT_FOUND', { field: 'id' })] }
  await context.signIn.store.delete(found.idHash)
  return { accepted: true, problems: [] }
}

export const logoutMutations = {
  startSignIn,
  completeSignIn,
  logout,
  signOutEverywhere,
  endSession,
}
