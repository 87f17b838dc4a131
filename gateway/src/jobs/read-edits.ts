// Reads product edits: each changes an existing product or creates one.

import { guid } from '@vitrine/platform'
import type {
  CreateProductInput,
  Problem,
  ProductEditInput,
  UpdateProductInput,
} from '../__generated__/schema-types.ts'
import { problem } from '../graphql/problems.ts'
import type { NewItem } from './job-rows.ts'
import { type Step, stepProblems } from './steps.ts'

type Edits = { items: NewItem[]; problems: Problem[] }

/** Returns the items of a job and all problems. A product to create has no id yet and is named by its index. */
export function readEdits(edits: readonly ProductEditInput[]): Edits {
  const read: Edits = { items: [], problems: [] }
  for (const [at, { update, create }] of edits.entries()) {
    const place = `edits[${at}].${create ? 'create' : 'update'}`
    const id = update?.id ?? `new-${at}`
    if (update && !guid.safeParse(id).success) {
      read.problems.push(problem('INVALID_FORMAT', { field: `${place}.id` }))
    }
    const step = create ? stepOfNew(create) : stepOfChange(update)
    read.problems.push(...stepProblems(step, place))
    read.items.push({ id, step })
  }
  return read
}

const stepOfNew = (input: CreateProductInput): Step => ({ do: 'CREATE_PRODUCT', input })

function stepOfChange({ id: _, ...input }: UpdateProductInput): Step {
  return { do: 'CHANGE_PRODUCT', input }
}
