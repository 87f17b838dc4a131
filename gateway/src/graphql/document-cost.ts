// How much a document may ask for: every list counts as long as its `first` says, at most.
// SECURITY row 62.
import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql'
import { fragmentsOf } from './document-depth.ts'
import { onlyOperation } from './document-limits.ts'
import { DocumentRefused } from './document-refused.ts'

/** A listing of 100 products with everything a card shows costs about 4,000. */
export const maxCost = 20_000
const defaultLength = 50
const maxLength = 100

type Variables = Record<string, unknown>

/** Fields the document can fill at most, lists multiplied by their length. */
export function costOf(document: DocumentNode, variables: Variables): number {
  const fragments = fragmentsOf(document)
  const operation = onlyOperation(document)
  const defaults: Variables = {}
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue?.kind === Kind.INT) defaults[variable.name.value] = Number(defaultValue.value)
  }
  const given = { ...defaults, ...variables }

  function cost(set: SelectionSetNode): number {
    return set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD)
        return sum + 1 + fieldLength(selection, given) * inner(selection.selectionSet)
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + cost(selection.selectionSet)
      return sum + inner(fragments.get(selection.name.value)?.selectionSet)
    }, 0)
  }
  const inner = (set: SelectionSetNode | undefined) => (set ? cost(set) : 0)
  return cost(operation.selectionSet)
}

const listFields = new Set(['products', 'collections', 'brands', 'variants', 'storeVariants'])

function fieldLength(field: FieldNode, variables: Variables): number {
  if (!listFields.has(field.name.value)) return 1
  const first = field.arguments?.find(({ name }) => name.value === 'first')?.value
  const value =
    first?.kind === Kind.VARIABLE
      ? variables[first.name.value]
      : first?.kind === Kind.INT && Number(first.value)
  return typeof value === 'number' ? Math.min(Math.max(value, 1), maxLength) : defaultLength
}

/** Throws when the document could ask for too much. */
export function checkCost(document: DocumentNode, variables: Variables): void {
  if (costOf(document, variables) > maxCost) {
    throw new DocumentRefused('DOCUMENT_TOO_COSTLY', 'The document asks for too much at once.')
  }
}
