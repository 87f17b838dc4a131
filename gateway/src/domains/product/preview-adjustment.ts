// What an adjustment would make of up to a hundred products, before anybody asks for it.
import {
  type AdjustValueBody,
  allCalls,
  type WireProduct,
  type WireVariant,
} from '@vitrine/platform'
import type {
  AdjustmentPreview,
  AdjustProductPropertyInput,
} from '../../__generated__/resolvers.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { Context } from '../../graphql/context.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import { type Adjusted, adjusted, ruleOf } from './adjust-amount.ts'
import { readAdjust } from './bulk-input.ts'
import { readManagedByIds } from './read-managed.ts'

type Arguments = { ids: readonly string[]; adjust: AdjustProductPropertyInput }
type Move = (amount: number) => Adjusted

/** The same rules as the call it is a preview of. */
export async function previewAdjustment(
  { ids, adjust }: Arguments,
  context: Context,
): Promise<AdjustmentPreview[]> {
  const { body, problems } = readAdjust(adjust, 'adjust')
  const request = { ids: [...ids], adjust: body }
  const checked = checkInput(allCalls.productsWrite.bulkAdjustProductProperty.request, request)
  const [broken] = checked.ok ? problems : [...problems, ...checked.problems]
  if (broken) throw new BadInput(broken.field ?? 'adjust', broken.message)
  const products = await readManagedByIds([...new Set(ids)], context)
  return products.map((product) => previewOf(product, body))
}

function previewOf(product: WireProduct, { price, cost, weight }: AdjustValueBody) {
  if (price) return priceOf(product, ruleMove(price, true))
  if (cost) {
    const read = (variant: WireVariant) => variant.variant?.costAndProfitData?.itemCost
    return eachOf(product, product.costAndProfitData?.itemCost, read, ruleMove(cost, true))
  }
  const move = ruleMove(weight ?? {}, false)
  return eachOf(product, product.weight, (variant) => variant.variant?.weight, move)
}

const ruleMove = (body: Parameters<typeof ruleOf>[0], isMoney: boolean): Move => {
  const rule = ruleOf(body, isMoney)
  return (amount) => adjusted(amount, rule, isMoney)
}

/** The product's price is moved by the rule, those of its variants by as much. */
function priceOf(product: WireProduct, move: Move): AdjustmentPreview {
  const own = move(product.priceData?.price ?? 0)
  const along: Move = (amount) => adjusted(amount, (before) => before + own.shift, true)
  const read = (variant: WireVariant) => variant.variant?.priceData?.price
  return told(product, own, variantsOf(product, read, along))
}

/** Costs and weights: each by the rule. */
function eachOf(
  product: WireProduct,
  amount: number | null | undefined,
  read: (variant: WireVariant) => number | null | undefined,
  move: Move,
): AdjustmentPreview {
  const own = typeof amount === 'number' ? move(amount) : null
  return told(product, own, variantsOf(product, read, move))
}

type Moved = { variant: WireVariant; moved: Adjusted }

function variantsOf(
  product: WireProduct,
  read: (variant: WireVariant) => number | null | undefined,
  move: Move,
): Moved[] {
  if (!product.manageVariants) return []
  return (product.variants ?? []).flatMap((variant) => {
    const amount = read(variant)
    return typeof amount === 'number' ? [{ variant, moved: move(amount) }] : []
  })
}

function told(product: WireProduct, own: Adjusted | null, variants: Moved[]): AdjustmentPreview {
  const isRefused = own?.isRefused || variants.some(({ moved }) => moved.isRefused)
  return {
    id: product.id,
    name: product.name ?? '',
    before: own?.before ?? null,
    after: own?.after ?? null,
    variants: variants.map(({ variant: { id, choices }, moved: { before, after } }) => ({
      id,
      choices: Object.entries(choices).map(([option, choice]) => ({ option, choice })),
      before,
      after,
    })),
    problem: isRefused ? problem('OUT_OF_RANGE') : null,
  }
}
