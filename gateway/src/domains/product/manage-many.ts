// One property of up to a hundred products; each is tried by itself. contract/catalog.md §9.
import { allCalls } from '@vitrine/platform'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import { siteOf } from '../../graphql/site.ts'
import { bulkPayloadOf, notTried } from '../common/bulk.ts'
import { readAdjust, readSet } from './bulk-input.ts'
import { checkedCall } from './owner-write.ts'

const calls = allCalls.productsWrite

const bulkUpdateProductsProperty: MutationResolvers['bulkUpdateProductsProperty'] = async (
  _,
  { ids, set },
  context,
) => {
  const { bulkUpdateProductsProperty: send } = siteOf(context).productsWrite
  const { body, problems: own } = readSet(set, 'set')
  const request = { ids: [...ids], set: body }
  const asked = { call: calls.bulkUpdateProductsProperty, send, request, own }
  const result = await checkedCall(asked, context)
  return result.ok ? bulkPayloadOf(result.answer) : notTried(result.problems)
}

const bulkAdjustProductProperty: MutationResolvers['bulkAdjustProductProperty'] = async (
  _,
  { ids, adjust },
  context,
) => {
  const { bulkAdjustProductProperty: send } = siteOf(context).productsWrite
  const { body, problems: own } = readAdjust(adjust, 'adjust')
  const request = { ids: [...ids], adjust: body }
  const asked = { call: calls.bulkAdjustProductProperty, send, request, own }
  const result = await checkedCall(asked, context)
  return result.ok ? bulkPayloadOf(result.answer) : notTried(result.problems)
}

export const manageProducts = { bulkUpdateProductsProperty, bulkAdjustProductProperty }
