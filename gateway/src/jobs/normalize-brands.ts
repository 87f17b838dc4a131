// Normalizes the brands that a job sets to the spelling of existing brands.
import type { CatalogContext } from '../cache/cached-catalog.ts'
import { allBrands } from '../domains/brand/all-brands.ts'
import { existingSpelling } from '../domains/common/brand-identity.ts'
import type { BulkWork, NewItem } from './job-rows.ts'
import type { Step } from './steps.ts'

type JobContent = { work: BulkWork; items: readonly NewItem[] }
type WithBrand = { brand?: string | null }

/** Reads brands only when the job sets one. */
export async function normalizeBrands(
  content: JobContent,
  context: CatalogContext,
): Promise<JobContent> {
  const { work, items } = content
  const set = work.action === 'SET_PROPERTY' ? work.set : null
  if (![set, ...items.map(({ step }) => productOf(step))].some((one) => one?.brand)) return content
  const spell = existingSpelling(await allBrands(context.catalog))
  const named = <One extends WithBrand>(one: One): One =>
    one.brand ? { ...one, brand: spell(one.brand) } : one
  return {
    work: work.action === 'SET_PROPERTY' ? { ...work, set: named(work.set) } : work,
    items: items.map((item) =>
      item.step ? { ...item, step: normalized(item.step, named) } : item,
    ),
  }
}

/** Returns the product that a step changes or creates; null for other steps. */
const productOf = (step: Step | undefined): WithBrand | null =>
  step?.do === 'CHANGE_PRODUCT' || step?.do === 'CREATE_PRODUCT' ? step.input : null

function normalized(step: Step, named: <One extends WithBrand>(one: One) => One): Step {
  if (step.do === 'CHANGE_PRODUCT') return { ...step, input: named(step.input) }
  return step.do === 'CREATE_PRODUCT' ? { ...step, input: named(step.input) } : step
}
