// Reads product edits: each changes an existing product or creates one.

import type {
  CreateProductInput,
  Problem,
  ProductEditInput,
  UpdateProductInput,
  WeightUnit,
} from '../__generated__/schema-types.ts'
import { withNames } from '../domains/common/admin-call.ts'
import { clearedProduct } from '../domains/product/cleared-product.ts'
import {
  productNames,
  readNewProduct,
  readProductChange,
} from '../domains/product/product-input.ts'
import { storedInput } from '../domains/product/stored-input.ts'
import { checkInput, joinProblems } from '../graphql/problems.ts'
import { operations } from '../platform/operations.ts'
import type { PlatformCall } from '../platform/platform-call.ts'
import type { NewItem } from './job-rows.ts'
import type { Step } from './steps.ts'

type Edits = { items: NewItem[]; problems: Problem[] }

/**
 * Returns the items of a job and all problems. A product to create has no id yet and is named by its index. `path`: that
 * of the list.
 */
export function readEdits(
  edits: readonly ProductEditInput[],
  path: string,
  unit: WeightUnit,
): Edits {
  const read: Edits = { items: [], problems: [] }
  for (const [at, { update, create }] of edits.entries()) {
    const place = `${path}[${at}].${create ? 'create' : 'update'}`
    const id = update?.id ?? `new-${at}`
    const { step, problems } = create ? readNew(create, unit) : readChange(update, unit)
    read.problems.push(...problems.map((one) => within(place, one)))
    read.items.push({ id, step })
  }
  return read
}

const calls = operations.catalogWrites

type ReadEdit = { step: Step; problems: Problem[] }

function readNew(given: CreateProductInput, unit: WeightUnit): ReadEdit {
  const { input, problems: own } = storedInput(given, unit)
  const { product, problems } = readNewProduct(input)
  const broken = violations(calls.createProduct, { product })
  return {
    step: { do: 'CREATE_PRODUCT', input },
    problems: joinProblems([...own, ...problems], broken),
  }
}

function readChange({ id, ...given }: UpdateProductInput, unit: WeightUnit): ReadEdit {
  const cleared = clearedProduct(given)
  const { input, problems: own } = storedInput(cleared.input, unit)
  const { product, problems } = readProductChange(input)
  const broken = violations(calls.updateProduct, { id, product })
  return {
    step: { do: 'CHANGE_PRODUCT', input },
    problems: joinProblems([...cleared.problems, ...own, ...problems], broken),
  }
}

function violations(call: PlatformCall, request: unknown): Problem[] {
  const checked = checkInput(call.request, request)
  return checked.ok ? [] : withNames(checked.problems, productNames)
}

const within = (place: string, one: Problem): Problem => ({
  ...one,
  field: one.field ? `${place}.${one.field}` : place,
})
