import { primaryLanguage } from '@vitrine/languages'
import { guid, storesAppId } from '@vitrine/platform'
import { z } from 'zod'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import { checkInput, problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import type { Product } from '../../platform/catalog/product.ts'
import type { BackInStockRequest } from '../../platform/ecom/back-in-stock.ts'
import { isNotFound } from '../../platform/failure.ts'
import { translateChoices } from '../common/choices.ts'
import { ownOrReason } from '../common/own-or-reason.ts'
import { callsOf } from '../common/store-features.ts'
import { findOwnRequest, readOwnRequests } from './own-requests.ts'
import { requestBackInStock } from './request.ts'

type ChoicesContext = LoaderContext & Pick<RequestContext, 'language'>

const cancelBackInStockRequest: MutationResolvers['cancelBackInStockRequest'] = async (
  _,
  { input },
  context,
) => {
  const checked = checkInput(z.object({ id: guid }), input)
  if (!checked.ok) return { accepted: false, problems: checked.problems }
  const { id } = checked.value
  try {
    const own = await findOwnRequest(id, context)
    if (!own) return { accepted: false, problems: [problem('NOT_FOUND', { field: 'id' })] }
    await callsOf('STOCK_ALERTS', context)?.deleteBackInStockRequest({ id: own.id }).catch(ifGone)
    return { accepted: true, problems: [] }
  } catch (error) {
    const problems = withRequestId(problemsOfFailure(error, 'id'), context.requestId)
    return { accepted: false, problems }
  }
}

/** Already deleted, possibly by an earlier try whose response was lost. */
function ifGone(error: unknown): void {
  if (!isNotFound(error)) throw error
}

async function productOf(
  { catalogAppId, catalogItemId }: BackInStockRequest,
  { loaders }: LoaderContext,
): Promise<Product | null> {
  return catalogAppId === storesAppId && catalogItemId ? loaders.products.load(catalogItemId) : null
}

/** Returns the image of the choices, or else of the product. */
function imageOf({ options, media }: Product, choices: ReturnType<typeof choicesOf>) {
  const ofChoices = choices.flatMap(({ option, choice }) => {
    const known = options.find(({ name }) => name === option)?.choices
    return known?.find(({ label }) => label === choice)?.media ?? []
  })
  return [...ofChoices, ...media].find(({ image }) => image)?.image ?? null
}

/** Returns the choices in the language of the request: they are stored in the first one. */
async function shownChoices(request: BackInStockRequest, context: ChoicesContext) {
  const stored = choicesOf(request)
  if (context.language === primaryLanguage || stored.length === 0) return stored
  const { catalogItemId } = request
  const [product, original] = await Promise.all([
    productOf(request, context),
    catalogItemId ? context.loaders.originals.load(catalogItemId) : null,
  ])
  return product && original ? translateChoices(stored, original, product) : stored
}

/** Returns the choices of a store item; other apps use options of their own form. */
function choicesOf({ catalogOptions }: BackInStockRequest) {
  const { options } = catalogOptions ?? {}
  if (typeof options !== 'object' || options === null) return []
  return Object.entries(options).map(([option, choice]) => ({ option, choice: String(choice) }))
}

export const backInStockResolvers = {
  Query: {
    async myBackInStockRequests(_, args, context, info) {
      const why = callsOf('STOCK_ALERTS', context)
        ? 'EMAIL_NOT_VERIFIED'
        : 'NOT_AVAILABLE_ON_THIS_SITE'
      return ownOrReason(await readOwnRequests(args, context), why, context, info)
    },
  },
  Mutation: { requestBackInStock, cancelBackInStockRequest },
  BackInStockRequest: {
    choices: (request, _, context) => shownChoices(request, context),
    product: (request, _, context) => productOf(request, context),
    async image(request, _, context) {
      const product = await productOf(request, context)
      return product && imageOf(product, await shownChoices(request, context))
    },
  },
} satisfies DomainResolvers
