// Changes variants. docs/contract/catalog.md §10 "VariantOverride".
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { Problem, VariantChangeInput } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { VariantChange } from '../../platform/catalog/product-change.ts'
import { operations } from '../../platform/operations.ts'
import type { FieldNames } from '../common/admin-call.ts'
import { type PlainWeight, plainWeight } from '../common/weight-input.ts'
import { checkedCall, productPayload } from './admin-write.ts'
import { clearedVariant } from './cleared-product.ts'
import { type Amounts, createAmounts } from './decimals.ts'
import { dimensionsOf } from './product-input.ts'

const calls = operations.catalogWrites
const names: FieldNames = [
  // Options are keys of a map in the request.
  [/^variants(\[\d+\])\.choices.*$/, 'changes$1.variants.choices'],
  [/^variants(\[\d+\])\.variantIds/, 'changes$1.variants.ids'],
  [/^variants(\[\d+\])\.price$/, 'changes$1.basePrice'],
  [/^variants(\[\d+\])\.weight$/, 'changes$1.weight.value'],
  [/^variants\b/, 'changes'],
]
const fields = { VARIANTS_NOT_MANAGED: 'id', NOT_FOUND: 'id' }

function changeOf(
  change: PlainWeight<VariantChangeInput>,
  place: string,
  amounts: Amounts,
): VariantChange {
  return {
    variants: change.variants,
    basePrice: amounts.read(change.basePrice, `${place}.basePrice`),
    cost: amounts.read(change.cost, `${place}.cost`),
    weight: amounts.read(change.weight, `${place}.weight.value`),
    sku: change.sku,
    visible: change.visible,
    productDimensions: dimensionsOf(change.productDimensions),
    packageDimensions: dimensionsOf(change.packageDimensions),
  }
}

/** Refuses repeated options, of which the platform's map would keep only the last. */
function repeated({ variants: { choices } }: VariantChangeInput, place: string): Problem[] {
  const options = (choices ?? []).map(({ option }) => option.toLowerCase())
  return options.flatMap((option, at) =>
    options.indexOf(option) < at
      ? [problem('INVALID_ARGUMENT', { field: `${place}.variants.choices[${at}].option` })]
      : [],
  )
}

const updateProductVariants: MutationResolvers['updateProductVariants'] = async (
  _,
  { input: { id, changes } },
  context,
) => {
  const { updateVariants: send } = requireAdminPlatform(context).catalogWrites
  const amounts = createAmounts()
  const { weightUnit } = context.config.store
  const cleared = changes.map((one, at) => clearedVariant(one, `changes[${at}].`))
  const plain = cleared.map(({ input }, at) => plainWeight(input, weightUnit, `changes[${at}].`))
  const variants = plain.map(({ input }, at) => changeOf(input, `changes[${at}]`, amounts))
  const twice = changes.flatMap((one, at) => repeated(one, `changes[${at}]`))
  const nulls = cleared.flatMap(({ problems }) => problems)
  const units = plain.flatMap(({ problems }) => problems)
  const own = [...nulls, ...amounts.problems, ...units, ...twice]
  const request = { id, variants }
  const options = { call: calls.updateVariants, send, request, names, own, fields }
  return productPayload(id, await checkedCall(options, context), context)
}

const resetAllProductVariantData: MutationResolvers['resetAllProductVariantData'] = async (
  _,
  { input: { id } },
  context,
) => {
  const { resetVariants: send } = requireAdminPlatform(context).catalogWrites
  const call = calls.resetVariants
  const options = { call, send, request: { id }, names, field: 'id' }
  return productPayload(id, await checkedCall(options, context), context)
}

export const manageVariants = { updateProductVariants, resetAllProductVariantData }
