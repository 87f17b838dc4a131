// Previews a price change of up to ten thousand products with its risks.

import { adjustValueBody, guid, setValueBody } from '@vitrine/platform'
import { z } from 'zod'
import * as messages from '../../__generated__/messages/catalog.ts'
import type { PriceChangeInput, PriceRisk, Problem } from '../../__generated__/schema-types.ts'
import { BadInput, checkArgument } from '../../graphql/bad-input.ts'
import { type PageArguments, slicePage, withNodes } from '../../graphql/paging.ts'
import type { AdminContext } from '../../jobs/admin-services.ts'
import type { NewItem } from '../../jobs/job-rows.ts'
import { readEdits } from '../../jobs/read-edits.ts'
import { judgeItems, unmeteredSite } from '../../jobs/risk-problems.ts'
import { priceChangeOf } from '../../jobs/steps.ts'
import { readAdjust, readSet } from './bulk-input.ts'
import { changeOfAdjust, changeOfSet, type PriceChange } from './price-change.ts'
import { previewOf } from './price-preview.ts'
import { countRisks, defaultLimitPercent, priceRisks } from './price-risks.ts'
import type { StoreContext } from './prices.ts'

const rules = z.object({
  ids: z.array(guid).max(10_000),
  edits: z.array(z.unknown()).max(5000).nullish(),
  limitPercent: z.number().int().min(0).max(1000).nullish(),
})

type Arguments = Omit<PageArguments, 'page'> & { input: PriceChangeInput }

/** Returns a page of the preview, risky products first. */
export async function dryRunPrices(
  { input, ...args }: Arguments,
  context: AdminContext & StoreContext,
) {
  checkArgument(rules, input, 'input')
  const limitPercent = input.limitPercent ?? defaultLimitPercent
  const judged = await judgeItems(readChanges(input), limitPercent, unmeteredSite(context))
  const rank = ({ risks, outcome }: (typeof judged)[number]) =>
    risks.length > 0 || outcome.isRefused ? 0 : 1
  const ordered = judged.toSorted((one, other) => rank(one) - rank(other))
  const page = slicePage(ordered, args, ({ outcome }) => outcome.product.id)
  const { currency } = context.config.store
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
function readChanges(input: PriceChangeInput): [NewItem, PriceChange][] {
  const { edits } = input
  const ids = input.ids ?? []
  if (Boolean(edits?.length) === ids.length > 0)
    throw new BadInput('input', messages.giveIdsOrEdits)
  if (!edits) {
    const change = readChange(input)
    return [...new Set(ids.map((id) => id.toLowerCase()))].map((id) => [{ id }, change])
  }
  const { items, problems } = readEdits(edits)
  refuseBroken(problems)
  return items.flatMap((item): [NewItem, PriceChange][] => {
    const change = item.step && priceChangeOf(item.step)
    return change ? [[item, change]] : []
  })
}

/** Reads `set` or `adjust` with the schemas of their calls. */
function readChange({ set, adjust }: PriceChangeInput): PriceChange {
  if (set && !adjust) {
    const { body, problems } = readSet(set, 'set')
    refuseBroken(problems)
    checkArgument(z.object({ set: setValueBody }), { set: body }, 'input')
    return changeOfSet(body)
  }
  if (!adjust || set) throw new BadInput('input', messages.giveSetOrAdjust)
  const { body, problems } = readAdjust(adjust, 'adjust')
  refuseBroken(problems)
  checkArgument(z.object({ adjust: adjustValueBody }), { adjust: body }, 'input')
  return changeOfAdjust(body)
}

function refuseBroken([broken]: Problem[]): void {
  if (broken) throw new BadInput(broken.field ?? 'input', broken.message)
}
