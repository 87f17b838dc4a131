// Makes one write to a product and returns the product afterwards.

import { messages } from '../../__generated__/messages/catalog.ts'
import { problemMessages } from '../../__generated__/problem-messages.ts'
import type { Problem, ProblemCode } from '../../__generated__/schema-types.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import { joinProblems, problem } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import type { Product } from '../../platform/catalog/product.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import type { InputOf, PlatformCall } from '../../platform/platform-call.ts'
import { type AdminCall, type AdminResult, adminCall } from '../common/admin-call.ts'
import { knowCosts } from './merchant-costs.ts'

/** The argument of a problem without a field, by code. */
type Fields = Partial<Record<ProblemCode, string>>

export type ProductCall<
  C extends PlatformCall,
  Answer,
  Request extends InputOf<C> = InputOf<C>,
> = AdminCall<C, Answer, Request> & {
  /** Problems found by us; the request is then only validated and not sent. */
  own?: Problem[]
  fields?: Fields
}

export async function checkedCall<C extends PlatformCall, Answer, Request extends InputOf<C>>(
  { own = [], fields = {}, ...options }: ProductCall<C, Answer, Request>,
  context: RequestContext,
): Promise<AdminResult<Answer>> {
  if (own.length === 0) {
    const result = await adminCall(options, context)
    return { ...result, problems: result.problems.map((one) => placed(one, fields)) }
  }
  const send = async (_: InputOf<C>) => ({}) as Answer
  const { problems } = await adminCall({ ...options, send }, context)
  return { ok: false, problems: joinProblems(own, problems) }
}

/** Only the slug of a product must be unique, so a taken name is reported as a taken slug. */
function placed(one: Problem, fields: Fields): Problem {
  const field = one.field ?? fields[one.code]
  if (one.code !== 'NAME_TAKEN' || !field?.endsWith('slug')) return { ...one, field }
  return { ...one, code: 'SLUG_TAKEN', message: problemMessages.SLUG_TAKEN, field }
}

/** Reads a product with costs and variants, uncached. */
export async function readWhole(
  id: string,
  context: LoaderContext & AdminPlatformContext,
): Promise<Product> {
  const request = { id, includeMerchantSpecificData: true }
  const { product } = await requireAdminPlatform(context).catalog.getProduct(request)
  // Its costs need not be read again.
  knowCosts([product], context)
  return product
}

/** `answer`: the product returned by the write, without its costs. */
export async function productPayload(
  id: string,
  { ok, problems }: Pick<AdminResult<unknown>, 'ok' | 'problems'>,
  context: RequestContext & LoaderContext & AdminPlatformContext,
  answer: Product | null = null,
) {
  if (!ok) return { product: null, problems }
  try {
    return { product: await readWhole(id, context), problems }
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error
    const { requestId } = context
    const details = { message: messages.doneButUnread, severity: 'WARNING' as const, requestId }
    return {
      product: answer,
      problems: [...problems, problem('UPSTREAM_UNAVAILABLE', details)],
    }
  }
}
