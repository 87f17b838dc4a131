// Reads product edits: each changes an existing product or creates one.

import { guid } from '@vitrine/platform'
import * as messages from '../__generated__/messages/jobs.ts'
import type { Problem, ProductEditInput } from '../__generated__/schema-types.ts'
import { problem } from '../graphql/problems.ts'
import type { NewItem } from './job-rows.ts'
import { type Step, stepProblems } from './steps.ts'

type Edits = { items: NewItem[]; problems: Problem[] }

/** Returns the items of a job and all problems. A product to create has no id yet and is named by its index. */
export function readEdits(edits: readonly ProductEditInput[]): Edits {
  const read: Edits = { items: [], problems: [] }
  for (const [at, edit] of edits.entries()) {
    const place = `input.edits[${at}]`
    const step = stepOf(edit)
    if (!step) {
      const message = messages.giveIdAndChangeOrCreate
      read.problems.push(problem('INVALID_ARGUMENT', { field: place, message }))
      continue
    }
    const id = edit.id ?? `new-${at}`
    if (edit.id && !guid.safeParse(edit.id).success) {
      read.problems.push(problem('INVALID_FORMAT', { field: `${place}.id` }))
    }
    const argument = `${place}.${step.do === 'CREATE_PRODUCT' ? 'create' : 'change'}`
    read.problems.push(...stepProblems(step, argument))
    read.items.push({ id, step })
  }
  return read
}

function stepOf({ id, change, create }: ProductEditInput): Step | null {
  if (id && change && !create) return { do: 'CHANGE_PRODUCT', input: change }
  return create && !id && !change ? { do: 'CREATE_PRODUCT', input: create } : null
}
