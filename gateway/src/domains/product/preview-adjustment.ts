// Previews an adjustment of up to a hundred products.
import { allCalls } from '@vitrine/platform'
import type { AdjustProductPropertyInput } from '../../__generated__/schema-types.ts'
import { badInputOf } from '../../graphql/bad-input.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import { checkInput } from '../../graphql/problems.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import { withNames } from '../common/admin-call.ts'
import { bulkNames, readAdjust } from './bulk-input.ts'
import { changeOfAdjust } from './price-change.ts'
import { outcomeOf } from './price-outcome.ts'
import { type Preview, previewOf } from './price-preview.ts'
import { defaultLimitPercent } from './price-risks.ts'
import type { StoreContext } from './prices.ts'
import { readManagedByIds } from './read-managed.ts'

type Arguments = { ids: readonly string[]; adjust: AdjustProductPropertyInput }

/** Validates with the schema of the call that it previews. */
export async function previewAdjustment(
  { ids, adjust }: Arguments,
  context: LoaderContext & AdminPlatformContext & StoreContext,
): Promise<Preview[]> {
  const { body, problems } = readAdjust(adjust, 'adjust', context.config.store.weightUnit)
  const request = { ids: [...ids], adjust: body }
  const checked = checkInput(allCalls.productsWrite.bulkAdjustProductProperty.request, request)
  const broken = checked.ok ? problems : [...problems, ...withNames(checked.problems, bulkNames)]
  if (broken.length > 0) throw badInputOf(broken, 'adjust')
  const products = await readManagedByIds([...new Set(ids)], context)
  const change = changeOfAdjust(body)
  const { currency } = context.config.store
  return products.map((product) =>
    previewOf(outcomeOf(product, change), change, { limitPercent: defaultLimitPercent, currency }),
  )
}
