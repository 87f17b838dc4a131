import { platformCodes } from '@vitrine/platform'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import { checkInput, problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import type { Member } from '../../platform/member/member.ts'
import type { ServiceContext } from '../../platform/service-calls.ts'
import { mailLimitProblem } from '../common/mail-limit.ts'
import { callsOf } from '../common/store-features.ts'
import { currentMember } from '../common/verify-member.ts'
import { requestInput } from './input.ts'
import { verifiedEmail } from './own-requests.ts'
import { findWanted, pageOf, shownOf, type Wanted } from './wanted.ts'

const refused = (...problems: Problem[]) => ({
  accepted: false,
  email: null,
  problems,
})

/**
 * Creates a request for visitors and members. Only the owner of an address learns that it already waits; others get
 * the response of a first request. docs/security.md S36.
 */
export const requestBackInStock: MutationResolvers['requestBackInStock'] = async (
  _,
  { input },
  context,
) => {
  const checked = checkInput(requestInput, input)
  if (!checked.ok) return refused(...checked.problems)
  const member = await currentMember(context)
  const email = checked.value.email ?? member?.loginEmail
  if (!email) return refused(problem('REQUIRED_FIELD', { field: 'email' }))
  const tooMany = await mailLimitProblem(context, email)
  if (tooMany) return refused(tooMany)
  const { productId, choices } = checked.value
  const found = await findWanted({ productId, choices: choices ?? [] }, context)
  if (!found.ok) return refused(...found.problems)
  return sendRequest(email, { wanted: found.wanted, member }, context)
}

type RequestDetails = { wanted: Wanted; member: Member | null }

async function sendRequest(
  email: string,
  { wanted, member }: RequestDetails,
  context: RequestContext & ServiceContext,
) {
  const calls = callsOf('STOCK_ALERTS', context)
  if (!calls) return refused(problem('NOT_AVAILABLE_ON_THIS_SITE'))
  try {
    await calls.createBackInStockRequest({
      productId: wanted.product.id,
      choices: wanted.stored,
      email,
      pageUrl: pageOf(wanted, context),
      shown: shownOf(wanted),
    })
    return { accepted: true, email, problems: [] }
  } catch (error) {
    if (error instanceof PlatformFailure && error.code === platformCodes.backInStockRequested) {
      const isTheirs = verifiedEmail(member) === email.toLowerCase()
      const known = problem('ALREADY_REQUESTED', { field: 'email', severity: 'WARNING' })
      return { accepted: true, email, problems: isTheirs ? [known] : [] }
    }
    return refused(...withRequestId(problemsOfFailure(error).map(atOurField), context.requestId))
  }
}

/** Maps the platform's field paths to ours. */
const atOurField = (one: Problem): Problem => ({
  ...one,
  field: one.field?.replace(/^request\.(?=email$)/, ''),
})
