// Changes one property of up to a hundred products. docs/contract/catalog.md §9.

import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { PriceRisk, Problem } from '../../__generated__/schema-types.ts'
import { checkInput } from '../../graphql/problems.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import { operations } from '../../platform/operations.ts'
import { bulkPayloadOf, notTried } from '../common/bulk.ts'
import { repeatedId } from '../common/repeated-id.ts'
import { checkedCall } from './admin-write.ts'
import { bulkNames, readAdjust, readSet } from './bulk-input.ts'
import { changeOfAdjust, changeOfSet, isAboutMoney, type PriceChange } from './price-change.ts'
import { guardProblems, judge, type PriceGuard, strictGuard } from './price-guard.ts'
import { readMany } from './read-many.ts'

const calls = operations.catalogWrites

/** Returns the unacknowledged risks of a price change; makes read calls only. */
async function riskProblems(
  ids: readonly string[],
  change: PriceChange,
  acknowledge: readonly PriceRisk[] | null | undefined,
  context: AdminPlatformContext,
): Promise<Problem[]> {
  if (!isAboutMoney(change)) return []
  const products = await readMany(ids, requireAdminPlatform(context))
  const guard: PriceGuard = { ...strictGuard, acknowledged: acknowledge ?? [] }
  const changes = ids.map((id) => [id, change] as const)
  return guardProblems(judge(changes, products, guard.limitPercent), guard, 'acknowledge')
}

const bulkSetProductProperty: MutationResolvers['bulkSetProductProperty'] = async (
  _,
  { input: { ids, set, acknowledge } },
  context,
) => {
  const { setProperty: call } = calls
  const { set: value, problems } = readSet(set, 'set', context.config.store.weightUnit)
  const own = [...problems, ...repeatedId(ids, (index) => `ids[${index}]`)]
  const request = { ids, set: value }
  if (own.length === 0 && checkInput(call.request, request).ok) {
    const risky = await riskProblems(ids, changeOfSet(value), acknowledge, context)
    if (risky.length > 0) return notTried(risky)
  }
  const { setProperty: send } = requireAdminPlatform(context).catalogWrites
  const result = await checkedCall({ call, send, request, names: bulkNames, own }, context)
  return result.ok ? bulkPayloadOf(result.answer) : notTried(result.problems)
}

const bulkAdjustProductProperty: MutationResolvers['bulkAdjustProductProperty'] = async (
  _,
  { input: { ids, adjust, acknowledge } },
  context,
) => {
  const { adjustProperty: call } = calls
  const { adjust: change, problems } = readAdjust(adjust, 'adjust', context.config.store.weightUnit)
  const own = [...problems, ...repeatedId(ids, (index) => `ids[${index}]`)]
  const request = { ids, adjust: change }
  if (own.length === 0 && checkInput(call.request, request).ok) {
    const risky = await riskProblems(ids, changeOfAdjust(change), acknowledge, context)
    if (risky.length > 0) return notTried(risky)
  }
  const { adjustProperty: send } = requireAdminPlatform(context).catalogWrites
  const result = await checkedCall({ call, send, request, names: bulkNames, own }, context)
  return result.ok ? bulkPayloadOf(result.answer) : notTried(result.problems)
}

export const manageProducts = { bulkSetProductProperty, bulkAdjustProductProperty }
