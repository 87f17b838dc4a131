// What a change of prices would do to up to ten thousand products, and which risks it has.
import { adjustValueBody, guid, setValueBody } from '@vitrine/platform'
import { z } from 'zod'
import type {
  AdjustmentPreview,
  PriceChangeInput,
  PriceDryRun,
  PriceRisk,
  Problem,
} from '../../__generated__/resolvers.ts'
import { BadInput, checkArgument } from '../../graphql/bad-input.ts'
import type { Context } from '../../graphql/context.ts'
import { connectionOf, windowOf } from '../../graphql/paging.ts'
import { siteOf } from '../../graphql/site.ts'
import type { Platform } from '../../platform/platform.ts'
import { readAdjust, readSet } from './bulk-input.ts'
import { changeOfAdjust, changeOfSet, type PriceChange } from './price-change.ts'
import { judge } from './price-guard.ts'
import { previewOf } from './price-preview.ts'
import { countRisks, defaultLimitPercent, priceRisks } from './price-risks.ts'
import { readMany } from './read-many.ts'

const rules = z.object({
  ids: z.array(guid).min(1).max(10_000),
  limitPercent: z.number().int().min(0).max(1000).nullish(),
})

type Arguments = { input: PriceChangeInput; first?: number | null; after?: string | null }

/** The site without a call budget: reading many products is one step of the owner's, however many pages it takes. */
export const unmeteredSite = (context: Context): Platform =>
  context.owner.siteFor(context.actor, context.requestId) ?? siteOf(context)

/** Returns a page of what would come of it, what is dangerous first. */
export async function dryRunPrices(
  { input, first, after }: Arguments,
  context: Context,
): Promise<PriceDryRun> {
  checkArgument(rules, input, 'input')
  const window = windowOf({ first, after })
  const change = readChange(input)
  const limitPercent = input.limitPercent ?? defaultLimitPercent
  const ids = [...new Set(input.ids.map((id) => id.toLowerCase()))]
  const products = await readMany(ids, unmeteredSite(context))
  const judged = judge(
    ids.map((id) => [id, change] as const),
    products,
    limitPercent,
  )
  const rank = ({ risks, outcome }: (typeof judged)[number]) =>
    risks.length > 0 || outcome.isRefused ? 0 : 1
  const ordered = judged.toSorted((one, other) => rank(one) - rank(other))
  const shown = ordered.slice(window.offset, window.offset + window.limit)
  const nodes: AdjustmentPreview[] = shown.map(({ outcome }) =>
    previewOf(outcome, change, limitPercent),
  )
  return {
    total: judged.length,
    refused: judged.filter(({ outcome }) => outcome.isRefused).length,
    counts: countsOf(judged.map(({ risks }) => risks)),
    items: { ...connectionOf(nodes, window, judged.length), totalCount: judged.length },
  }
}

function countsOf(found: readonly PriceRisk[][]) {
  const counts = countRisks(found)
  return priceRisks.flatMap((risk) => {
    const count = counts.get(risk)
    return count ? [{ risk, count }] : []
  })
}

/** One of the two: their rules are those of the calls. */
function readChange({ set, adjust }: PriceChangeInput): PriceChange {
  if (set && !adjust) {
    const { body, problems } = readSet(set, 'input.set')
    refuseBroken(problems)
    checkArgument(z.object({ set: setValueBody }), { set: body }, 'input')
    return changeOfSet(body)
  }
  if (!adjust || set) throw new BadInput('input', 'Give set or adjust.')
  const { body, problems } = readAdjust(adjust, 'input.adjust')
  refuseBroken(problems)
  checkArgument(z.object({ adjust: adjustValueBody }), { adjust: body }, 'input')
  return changeOfAdjust(body)
}

function refuseBroken([broken]: Problem[]): void {
  if (broken) throw new BadInput(broken.field ?? 'input', broken.message)
}
