// One write of the owner's to a product: refused at the field, sent, and told with the product as it
// is afterwards.
import type { Call, RequestOf, ResponseOf, WireProduct } from '@vitrine/platform'
import type { Problem, ProblemCode } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { problemMessages } from '../../graphql/problem-messages.ts'
import { problem } from '../../graphql/problems.ts'
import { siteOf } from '../../graphql/site.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import { type Answered, type OwnerCall, ownerCall } from '../common/owner-call.ts'
import { knowCosts } from './merchant-costs.ts'

/** A code that names no field → the argument it is about. */
type Fields = Partial<Record<ProblemCode, string>>

export type ProductCall<C extends Call> = OwnerCall<C> & {
  /** What we found wrong ourselves: then nothing is sent, and the platform's rules are told beside. */
  own?: Problem[]
  fields?: Fields
}

export async function checkedCall<C extends Call>(
  { own = [], fields = {}, ...asked }: ProductCall<C>,
  context: Context,
): Promise<Answered<ResponseOf<C>>> {
  if (own.length === 0) {
    const result = await ownerCall(asked, context)
    return { ...result, problems: result.problems.map((one) => placed(one, fields)) }
  }
  const send = async (_: RequestOf<C>) => ({}) as ResponseOf<C>
  const { problems } = await ownerCall({ ...asked, send }, context)
  const told = new Set(own.map(({ field }) => field))
  return { ok: false, problems: [...own, ...problems.filter(({ field }) => !told.has(field))] }
}

/** An address that is taken is told as one: nothing else of a product has to be unlike the others. */
function placed(one: Problem, fields: Fields): Problem {
  const field = one.field ?? fields[one.code]
  if (one.code !== 'NAME_TAKEN' || !field?.endsWith('slug')) return { ...one, field }
  return { ...one, code: 'SLUG_TAKEN', message: problemMessages.SLUG_TAKEN, field }
}

const notReadBack = 'It was done, but reading it again failed. Load the page anew.'

/** A product with its costs and variants, past every cache. */
export async function readWhole(id: string, context: Context): Promise<WireProduct> {
  const request = { id, includeMerchantSpecificData: true }
  const { product } = await siteOf(context).productsRead.getProduct(request)
  // What hangs below it and costs money to know is known now.
  knowCosts([product], context)
  return product
}

/** `answer`: the product as the write itself told it, without its costs. */
export async function productPayload(
  id: string,
  { ok, problems }: Pick<Answered<unknown>, 'ok' | 'problems'>,
  context: Context,
  answer: WireProduct | null = null,
) {
  if (!ok) return { product: null, problems }
  try {
    return { product: await readWhole(id, context), problems }
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error
    const { requestId } = context
    const details = { message: notReadBack, severity: 'WARNING' as const, requestId }
    return {
      product: answer,
      problems: [...problems, problem('UPSTREAM_UNAVAILABLE', details)],
    }
  }
}
