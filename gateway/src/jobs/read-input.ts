// Validates the input of a job with the schemas of the platform calls it will make.

import { adjustValueBody, guid, setValueBody, text } from '@vitrine/platform'
import { z } from 'zod'
import * as messages from '../__generated__/messages/jobs.ts'
import type { Problem, StartJobInput } from '../__generated__/schema-types.ts'
import { readAdjust, readSet } from '../domains/product/bulk-input.ts'
import type { PriceGuard } from '../domains/product/price-guard.ts'
import { defaultLimitPercent } from '../domains/product/price-risks.ts'
import { checkInput, problem } from '../graphql/problems.ts'
import type { BulkWork, NewItem } from './job-rows.ts'
import { readEdits } from './read-edits.ts'

const maxIds = 10_000
/** Lower, because each edit has its own input. */
const maxEdits = 5000
const rules = z.object({
  requestId: text(100, 8),
  ids: z.array(guid).max(maxIds),
  edits: z.array(z.unknown()).min(1).max(maxEdits).nullish(),
  collectionId: guid.nullish(),
  limitPercent: z.number().int().min(0).max(1000).nullish(),
})

/** The argument that each action requires; the others are not allowed. */
const needs = {
  DELETE_PRODUCTS: null,
  SET_PROPERTY: 'set',
  ADJUST_PROPERTY: 'adjust',
  SET_VISIBILITY: 'visible',
  ADD_TO_COLLECTION: 'collectionId',
  REMOVE_FROM_COLLECTION: 'collectionId',
  DELETE_BRANDS: null,
  EDIT_PRODUCTS: 'edits',
} as const
const extras = ['set', 'adjust', 'visible', 'collectionId', 'edits'] as const

type Startable = keyof typeof needs
const isStartable = (action: string): action is Startable => action in needs

type ReadInput = { work: BulkWork | null; problems: Problem[]; items: readonly NewItem[] }
type ReadWork = Omit<ReadInput, 'items'>

/** Returns the work and items of a job; `work` is null exactly when there are problems. */
export function readJobInput(input: StartJobInput): ReadInput {
  const { action } = input
  if (!isStartable(action)) {
    const message = messages.thisIsNotStartedSo
    const refused = problem('INVALID_ARGUMENT', { field: 'action', message })
    return { work: null, problems: [refused], items: [] }
  }
  const checked = checkInput(rules, input)
  const fitting = [
    ...(checked.ok ? [] : checked.problems),
    ...countProblems(input),
    ...extraProblems(action, input),
  ]
  const { work, problems } = readWork(action, input)
  const read = readEdits(input.edits ?? [])
  const items = action === 'EDIT_PRODUCTS' ? read.items : (input.ids ?? []).map((id) => ({ id }))
  const twice = checked.ok ? repeats(items) : []
  const all = [...fitting, ...problems, ...read.problems, ...twice]
  if (all.length > 0) return { work: null, problems: all, items: [] }
  return { work, problems: [], items }
}

function countProblems({ action, ids = [] }: StartJobInput): Problem[] {
  const isWrong = action === 'EDIT_PRODUCTS' ? ids.length > 0 : ids.length === 0
  return isWrong ? [problem('INVALID_SIZE', { field: 'ids' })] : []
}

function extraProblems(action: Startable, input: StartJobInput): Problem[] {
  const needed = needs[action]
  return extras.flatMap((name) => {
    const isThere = input[name] !== null && input[name] !== undefined
    if (isThere === (name === needed)) return []
    const code = isThere ? 'INVALID_ARGUMENT' : 'REQUIRED_FIELD'
    return [problem(code, { field: name })]
  })
}

/** A repeated id would be processed twice. */
function repeats(items: readonly NewItem[]): Problem[] {
  const seen = new Set<string>()
  const at = items.findIndex(({ id }) => seen.size === seen.add(id.toLowerCase()).size)
  if (at < 0) return []
  const field = items[at]?.step ? `edits[${at}].update.id` : `ids[${at}]`
  return [problem('INVALID_ARGUMENT', { field, message: messages.thisIsThereTwice })]
}

function readWork(action: Startable, input: StartJobInput): ReadWork {
  const guard = guardOf(input)
  switch (action) {
    case 'EDIT_PRODUCTS':
      return { work: { action, guard }, problems: [] }
    case 'DELETE_PRODUCTS':
    case 'DELETE_BRANDS':
      return { work: { action }, problems: [] }
    case 'SET_VISIBILITY':
      return { work: { action, visible: input.visible ?? true }, problems: [] }
    case 'ADD_TO_COLLECTION':
    case 'REMOVE_FROM_COLLECTION':
      return { work: { action, collectionId: input.collectionId ?? '' }, problems: [] }
    case 'SET_PROPERTY': {
      const { body, problems } = readSet(input.set ?? {}, 'set')
      const broken = input.set ? ruleProblems(z.object({ set: setValueBody }), { set: body }) : []
      return { work: { action, set: body, guard }, problems: joined(problems, broken) }
    }
    case 'ADJUST_PROPERTY': {
      const { body, problems } = readAdjust(input.adjust ?? {}, 'adjust')
      const rule = z.object({ adjust: adjustValueBody })
      const broken = input.adjust ? ruleProblems(rule, { adjust: body }) : []
      return { work: { action, adjust: body, guard }, problems: joined(problems, broken) }
    }
  }
}

const guardOf = (input: Pick<StartJobInput, 'acknowledge' | 'limitPercent'>): PriceGuard => ({
  acknowledged: [...new Set(input.acknowledge ?? [])],
  limitPercent: input.limitPercent ?? defaultLimitPercent,
})

function ruleProblems(rule: z.ZodType, input: object): Problem[] {
  const checked = checkInput(rule, input)
  return checked.ok ? [] : checked.problems
}

const joined = (own: Problem[], broken: Problem[]) => {
  const reported = new Set(own.map(({ field }) => field))
  return [...own, ...broken.filter(({ field }) => !reported.has(field))]
}
