// Reads the work of a job: validates it with the schemas of the platform calls that it will make.
import { guid } from '@vitrine/platform'
import { z } from 'zod'
import type {
  AdjustPropertyWorkInput,
  JobWorkInput,
  Problem,
  SetPropertyWorkInput,
  WeightUnit,
} from '../__generated__/schema-types.ts'
import { withNames } from '../domains/common/admin-call.ts'
import { repeatedId } from '../domains/common/repeated-id.ts'
import { bulkNames, readAdjust, readSet } from '../domains/product/bulk-input.ts'
import { checkInput, joinProblems } from '../graphql/problems.ts'
import { adjustmentRule, valueRule } from '../platform/catalog/property-rules.ts'
import type { BulkWork, NewItem } from './job-rows.ts'
import { readEdits } from './read-edits.ts'
import { storedAdjustment, storedValue } from './stored-property.ts'

/** `work` without the guard of its prices. Usable only without problems. */
export type ReadWork = { work: BulkWork; items: readonly NewItem[]; problems: Problem[] }

const maxIds = 10_000
/** Lower, because each edit has its own input. */
const maxEdits = 5000
const ids = z.array(guid).min(1).max(maxIds)
const withIds = z.object({ ids })
const ofCollection = z.object({ ids, collectionId: guid })
const rules = z.object({
  deleteProducts: withIds.optional(),
  setProperty: withIds.optional(),
  adjustProperty: withIds.optional(),
  setVisibility: withIds.optional(),
  addToCollection: ofCollection.optional(),
  removeFromCollection: ofCollection.optional(),
  deleteBrands: withIds.optional(),
  editProducts: z.object({ edits: z.array(z.unknown()).min(1).max(maxEdits) }).optional(),
})

/** Returns the work, its items and every problem, at paths that begin with `work`. `unit`: the shop's. */
export function readWork(given: JobWorkInput, unit: WeightUnit): ReadWork {
  const checked = checkInput(z.object({ work: rules }), { work: given })
  const { work, items, problems, at } = readKind(given, unit)
  const broken = checked.ok ? repeats(items, at) : checked.problems
  return { work, items, problems: [...broken, ...problems] }
}

/** `at`: returns the path of the id of an item. */
type Kind = ReadWork & { at: (index: number) => string }

function readKind(given: JobWorkInput, unit: WeightUnit): Kind {
  if (given.editProducts) {
    const path = 'work.editProducts.edits'
    const { items, problems } = readEdits(given.editProducts.edits, path, unit)
    const at = (index: number) => `${path}[${index}].update.id`
    return { work: { action: 'EDIT_PRODUCTS' }, items, problems, at }
  }
  if (given.deleteProducts) {
    return ofIds({ action: 'DELETE_PRODUCTS' }, given.deleteProducts.ids, 'deleteProducts')
  }
  if (given.deleteBrands) {
    return ofIds({ action: 'DELETE_BRANDS' }, given.deleteBrands.ids, 'deleteBrands')
  }
  if (given.setProperty) return setting(given.setProperty, unit)
  if (given.adjustProperty) return adjustment(given.adjustProperty, unit)
  if (given.setVisibility) {
    const { visible, ...more } = given.setVisibility
    return ofIds({ action: 'SET_VISIBILITY', visible }, more.ids, 'setVisibility')
  }
  if (given.addToCollection) {
    const { collectionId, ...more } = given.addToCollection
    return ofIds({ action: 'ADD_TO_COLLECTION', collectionId }, more.ids, 'addToCollection')
  }
  const { collectionId, ...more } = given.removeFromCollection
  return ofIds({ action: 'REMOVE_FROM_COLLECTION', collectionId }, more.ids, 'removeFromCollection')
}

const itemsOf = (given: readonly string[]): NewItem[] => given.map((id) => ({ id }))

function ofIds(work: BulkWork, given: readonly string[], name: keyof JobWorkInput): Kind {
  const at = (index: number) => `work.${name}.ids[${index}]`
  return { work, items: itemsOf(given), problems: [], at }
}

function setting(given: SetPropertyWorkInput, unit: WeightUnit): Kind {
  const { set, problems } = readSet(given.set, 'work.setProperty.set', unit)
  const rule = z.object({ setProperty: z.object({ set: valueRule }) })
  const broken = ruleProblems(rule, { setProperty: { set } })
  const work = { action: 'SET_PROPERTY', set: storedValue(set) } as const
  const read = ofIds(work, given.ids, 'setProperty')
  return { ...read, problems: joinProblems(problems, broken) }
}

function adjustment(given: AdjustPropertyWorkInput, unit: WeightUnit): Kind {
  const { adjust, problems } = readAdjust(given.adjust, 'work.adjustProperty.adjust', unit)
  const rule = z.object({ adjustProperty: z.object({ adjust: adjustmentRule }) })
  const broken = ruleProblems(rule, { adjustProperty: { adjust } })
  const work = { action: 'ADJUST_PROPERTY', adjust: storedAdjustment(adjust) } as const
  const read = ofIds(work, given.ids, 'adjustProperty')
  return { ...read, problems: joinProblems(problems, broken) }
}

function ruleProblems(rule: z.ZodType, work: object): Problem[] {
  const checked = checkInput(z.object({ work: rule }), { work })
  return checked.ok ? [] : withNames(checked.problems, bulkNames)
}

const repeats = (items: readonly NewItem[], at: (index: number) => string): Problem[] =>
  repeatedId(
    items.map(({ id }) => id),
    at,
  )
