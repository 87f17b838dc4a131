// Previews a price change of up to ten thousand products with its risks.

import { z } from 'zod'
import type {
  PriceChangeInput,
  PriceRisk,
  PriceWorkInput,
  WeightUnit,
} from '../../__generated__/schema-types.ts'
import { badInputOf, checkArgument } from '../../graphql/bad-input.ts'
import { type PageArguments, slicePage, withNodes } from '../../graphql/paging.ts'
import type { AdminContext } from '../../jobs/admin-services.ts'
import type { NewItem } from '../../jobs/job-rows.ts'
import { readWork } from '../../jobs/read-work.ts'
import { changeOfItem, judgeItems, unmeteredSite } from '../../jobs/risk-problems.ts'
import type { PriceChange } from './price-change.ts'
import { previewOf } from './price-preview.ts'
import { countRisks, defaultLimitPercent, limitPercentRule, priceRisks } from './price-risks.ts'
import type { StoreContext } from './prices.ts'

const rules = z.object({ limitPercent: limitPercentRule })

type Arguments = Omit<PageArguments, 'page'> & { input: PriceChangeInput }

/** Returns a page of the preview, risky products first. */
export async function dryRunPrices(
  { input, ...args }: Arguments,
  context: AdminContext & StoreContext,
) {
  checkArgument(rules, input, 'input')
  const limitPercent = input.limitPercent ?? defaultLimitPercent
  const judged = await judgeItems(
    readChanges(input.work, context.config.store.weightUnit),
    limitPercent,
    unmeteredSite(context),
  )
  const rank = ({ risks, outcome }: (typeof judged)[number]) =>
    risks.length > 0 || outcome.isRefused ? 0 : 1
  const ordered = judged.toSorted((one, other) => rank(one) - rank(other))
  const page = slicePage(ordered, args, ({ outcome }) => outcome.product.id)
  const { currency } = context.storeFacts
  const previews = page.nodes.map(({ outcome, change }) =>
    previewOf(outcome, change, { limitPercent, currency }),
  )
  return {
    total: judged.length,
    refused: judged.filter(({ outcome }) => outcome.isRefused).length,
    counts: countsOf(judged.map(({ risks }) => risks)),
    items: withNodes(page, previews),
  }
}

function countsOf(found: readonly PriceRisk[][]) {
  const counts = countRisks(found)
  return priceRisks.flatMap((risk) => {
    const count = counts.get(risk)
    return count ? [{ risk, count }] : []
  })
}

/** Returns the change of each product, without edits that change no amount. */
function readChanges(given: PriceWorkInput, unit: WeightUnit): (readonly [NewItem, PriceChange])[] {
  const { work, items, problems } = readWork(given, unit)
  if (problems.length > 0) throw badInputOf(problems, 'work')
  return items.flatMap((item) => {
    const change = changeOfItem(work, item)
    return change ? [[item, change] as const] : []
  })
}
