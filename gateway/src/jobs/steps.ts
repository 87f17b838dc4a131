// Steps: the individual operations of a job on single items. docs/contract/catalog.md §3.2, §8, §10.

import { messages } from '../__generated__/messages/jobs.ts'
import type {
  CreateProductInput,
  Problem,
  UpdateProductInput,
} from '../__generated__/schema-types.ts'
import type { PricedProduct } from '../domains/product/amounts.ts'
import { changeOfProduct, isAboutMoney, type PriceChange } from '../domains/product/price-change.ts'
import { judge, type PriceGuard, refusedOnes, strictGuard } from '../domains/product/price-guard.ts'
import { readNewProduct, readProductChange } from '../domains/product/product-input.ts'
import { readMany } from '../domains/product/read-many.ts'
import type { StoredInput } from '../domains/product/stored-input.ts'
import { problem } from '../graphql/problems.ts'
import { isNotFound, PlatformFailure } from '../platform/failure.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyArray } from '../platform/read-json.ts'
import type { Facts, MadeThing, ThingKind } from './facts.ts'
import { thingOfBrand, thingOfProduct } from './read-things.ts'
import { inUse, type RemovableKind, removals } from './removals.ts'
import { renameBrand } from './rename-brand.ts'
import { changeOfPatch, restore } from './restore.ts'

/** Parts of a product that a step changes; its id is that of the item. */
type ProductChange = StoredInput<Omit<UpdateProductInput, 'id'>>
type NewProduct = StoredInput<CreateProductInput>

export type Step =
  | { do: 'CREATE_PRODUCT'; input: NewProduct }
  | { do: 'CHANGE_PRODUCT'; input: ProductChange }
  | { do: 'RESTORE'; kind: ThingKind; patch: Facts }
  | { do: 'RENAME_BRAND'; name: string }
  /** `intoId`: the brand its products were moved to; if that one is missing, the brand stays. */
  | { do: 'DELETE_BRAND'; intoId?: string }
  /** Creates a deleted brand again. */
  | { do: 'MAKE_BRAND'; name: string }
  /** Deletes what a job created. */
  | { do: 'REMOVE'; kind: RemovableKind }

/** `made`: the created thing. */
export type StepOutcome = { problem: Problem | null; made?: MadeThing }

/** Returns whether a step deletes: then a missing item counts as success. */
export const isStepDelete = (step: Step | null): boolean =>
  step?.do === 'DELETE_BRAND' || step?.do === 'REMOVE'

/** Returns whether a step is idempotent: all but creating a product set absolute values. */
export const isStepRepeatable = (step: Step | null): boolean => step?.do !== 'CREATE_PRODUCT'

/** Returns how a step changes prices; null when it does not. */
export function priceChangeOf(step: Step): PriceChange | null {
  const change =
    step.do === 'CHANGE_PRODUCT'
      ? changeOfProduct(readProductChange(step.input).product)
      : step.do === 'CREATE_PRODUCT'
        ? changeOfProduct(readNewProduct(step.input).product)
        : step.do === 'RESTORE' && step.kind === 'PRODUCT'
          ? changeOfPatch(step.patch)
          : null
  return change && isAboutMoney(change) ? change : null
}

/** Returns the prices of a product to be created, so that it is judged like an existing one. */
export function pricesOfNew(id: string, input: NewProduct): PricedProduct {
  const { basePrice, cost, discount } = readNewProduct(input).product
  const base = { amount: basePrice, formatted: null }
  return {
    id,
    name: input.name,
    price: { currency: 'USD', base, paid: base, perUnit: null },
    costs:
      typeof cost === 'number'
        ? { cost: { amount: cost, formatted: null }, profit: null, margin: null }
        : null,
    weight: null,
    discount: { type: discountTypeOf(discount?.type), value: discount?.value ?? 0 },
    managesVariants: false,
    variants: emptyArray,
  }
}

const discountTypeOf = (type: string | null | undefined) =>
  type === 'AMOUNT' || type === 'PERCENT' ? type : 'NONE'

/** Performs one step. Throws when the platform refuses it or does not respond. */
export async function doStep(
  site: Platform,
  { id, step, guard = strictGuard }: { id: string; step: Step; guard?: PriceGuard },
): Promise<StepOutcome> {
  const refusal = await refusalOf(site, { id, step, guard })
  if (refusal) return { problem: refusal }
  switch (step.do) {
    case 'CREATE_PRODUCT': {
      const request = { product: readNewProduct(step.input).product }
      const { product } = await site.catalogWrites.createProduct(request)
      return { problem: null, made: { ...thingOfProduct(product), kind: 'PRODUCT' } }
    }
    case 'CHANGE_PRODUCT':
      await changeProduct(site, id, step.input)
      return { problem: null }
    case 'RESTORE':
      await restore(site, { id, kind: step.kind, patch: step.patch })
      return { problem: null }
    case 'RENAME_BRAND':
      await renameBrand(site, id, step.name)
      return { problem: null }
    case 'DELETE_BRAND':
      if (step.intoId && !(await isThere(site, step.intoId))) return { problem: intoIsGone() }
      await removals.BRAND(site, id)
      return { problem: null }
    case 'MAKE_BRAND': {
      const { brand } = await site.catalogWrites.getOrCreateBrand({ name: step.name })
      return { problem: null, made: { ...thingOfBrand(brand), kind: 'BRAND' } }
    }
    case 'REMOVE': {
      const why = await inUse(step.kind, id, site)
      if (!why) await removals[step.kind](site, id)
      return { problem: why }
    }
  }
}

const intoIsGone = () => problem('REFUSED', { message: messages.mergeTargetGone })

async function isThere({ catalog }: Platform, id: string): Promise<boolean> {
  try {
    await catalog.getBrand({ id })
    return true
  } catch (error) {
    if (isNotFound(error)) return false
    throw error
  }
}

async function refusalOf(
  site: Platform,
  { id, step, guard }: { id: string; step: Step; guard: PriceGuard },
): Promise<Problem | null> {
  const change = priceChangeOf(step)
  if (!change) return null
  const products =
    step.do === 'CREATE_PRODUCT'
      ? new Map([[id.toLowerCase(), pricesOfNew(id, step.input)]])
      : await readMany([id], site).catch((error: unknown) => {
          throw error instanceof PlatformFailure ? error.settled() : error
        })
  const judged = judge([[id, change]], products, guard.limitPercent)
  return refusedOnes(judged, guard).get(id.toLowerCase()) ?? null
}

async function changeProduct(site: Platform, id: string, input: ProductChange) {
  const { product } = readProductChange(input)
  const isAboutMore = Object.values(product).some((value) => value !== undefined && value !== null)
  if (isAboutMore) await site.catalogWrites.updateProduct({ id, product })
  // The update call accepts no empty brand; removing one is a separate call.
  if (input.brand === '') await site.catalogWrites.removeBrand({ id })
}
