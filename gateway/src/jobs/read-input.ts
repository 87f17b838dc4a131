// Validates the input of a job.

import { z } from 'zod'
import type { Problem, StartJobInput, WeightUnit } from '../__generated__/schema-types.ts'
import { idempotencyKeyRule } from '../domains/common/idempotency-key.ts'
import { defaultLimitPercent, limitPercentRule } from '../domains/product/price-risks.ts'
import { checkInput } from '../graphql/problems.ts'
import type { BulkWork, NewItem } from './job-rows.ts'
import { readWork } from './read-work.ts'

const rules = z.object({ idempotencyKey: idempotencyKeyRule, limitPercent: limitPercentRule })

type ReadInput = { work: BulkWork | null; problems: Problem[]; items: readonly NewItem[] }

/** Returns the work and items of a job; `work` is null exactly when there are problems. */
export function readJobInput(input: StartJobInput, unit: WeightUnit): ReadInput {
  const checked = checkInput(rules, input)
  const { work, items, problems } = readWork(input.work, unit)
  const all = [...(checked.ok ? [] : checked.problems), ...problems]
  if (all.length > 0) return { work: null, problems: all, items: [] }
  return { work: withGuard(work, input), problems: [], items }
}

/** Adds the acknowledged risks to work that can change prices. */
function withGuard(work: BulkWork, { acknowledge, limitPercent }: StartJobInput): BulkWork {
  const guard = {
    acknowledged: [...new Set(acknowledge ?? [])],
    limitPercent: limitPercent ?? defaultLimitPercent,
  }
  switch (work.action) {
    case 'SET_PROPERTY':
    case 'ADJUST_PROPERTY':
    case 'EDIT_PRODUCTS':
      return { ...work, guard }
    default:
      return work
  }
}
