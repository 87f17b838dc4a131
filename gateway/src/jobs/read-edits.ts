// Reads product edits: each changes an existing product or creates one.

import { allCalls, type Call } from '@vitrine/platform'
import type {
  CreateProductInput,
  Problem,
  ProductEditInput,
  UpdateProductInput,
} from '../__generated__/schema-types.ts'
import { withNames } from '../domains/common/admin-call.ts'
import {
  productNames,
  readNewProduct,
  readProductChange,
} from '../domains/product/product-input.ts'
import { checkInput, joinProblems } from '../graphql/problems.ts'
import type { NewItem } from './job-rows.ts'
import type { Step } from './steps.ts'

type Edits = { items: NewItem[]; problems: Problem[] }

/**
 * Returns the items of a job and all problems. A product to create has no id yet and is named by its index. `path`: that
 * of the list.
 */
export function readEdits(edits: readonly ProductEditInput[], path: string): Edits {
  const read: Edits = { items: [], problems: [] }
  for (const [at, { update, create }] of edits.entries()) {
    const place = `${path}[${at}].${create ? 'create' : 'update'}`
    const id = update?.id ?? `new-${at}`
    const step = create ? stepOfNew(create) : stepOfChange(update)
    const found = create ? problemsOfNew(create) : problemsOfChange(update)
    read.problems.push(...found.map((one) => within(place, one)))
    read.items.push({ id, step })
  }
  return read
}

const calls = allCalls.productsWrite

function problemsOfNew(input: CreateProductInput): Problem[] {
  const { body, problems } = readNewProduct(input)
  return joinProblems(problems, violations(calls.createProduct, { product: body }))
}

function problemsOfChange({ id, ...input }: UpdateProductInput): Problem[] {
  const { body, problems } = readProductChange(input)
  return joinProblems(problems, violations(calls.updateProduct, { id, product: body }))
}

function violations(call: Call, request: unknown): Problem[] {
  const checked = checkInput(call.request, request)
  return checked.ok ? [] : withNames(checked.problems, productNames)
}

const within = (place: string, one: Problem): Problem => ({
  ...one,
  field: one.field ? `${place}.${one.field}` : place,
})

const stepOfNew = (input: CreateProductInput): Step => ({ do: 'CREATE_PRODUCT', input })

function stepOfChange({ id: _, ...input }: UpdateProductInput): Step {
  return { do: 'CHANGE_PRODUCT', input }
}
