// How much a document may ask for: every list counts as long as its `first` says, at most.
// SECURITY row 62.
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { checkCallsPerRow, isShortList } from './calls-per-row.ts'
import { fragmentsOf } from './document-depth.ts'
import { onlyOperation } from './document-limits.ts'
import { DocumentRefused } from './document-refused.ts'

/** A listing of 100 products with everything a card shows costs about 4,000. */
export const maxCost = 20_000
const defaultLength = 50
const maxLength = 100
/** Lists without `first`, such as the collections of one product. */
const shortLength = 10

type Variables = Record<string, unknown>

/** Fields the document can fill at most, lists multiplied by their length. Valid documents only. */
export function costOf(
  document: DocumentNode,
  variables: Variables,
  schema: GraphQLSchema,
): number {
  const fragments = fragmentsOf(document)
  const operation = onlyOperation(document)
  const given = { ...defaultsOf(document), ...variables }

  function cost(set: SelectionSetNode | undefined, parent: string, rows: number): number {
    return (set?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + 1 + below(selection, parent, rows)
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
      const type = fragment?.typeCondition?.name.value ?? parent
      return sum + cost(fragment?.selectionSet, type, rows)
    }, 0)
  }
  function below(node: FieldNode, parent: string, rows: number): number {
    const field = fieldOf(schema, parent, node.name.value)
    if (!node.selectionSet) {
      // A plain value may be asked of the platform as well.
      if (field) checkCallsPerRow({ parent, name: field.name, rows, length: 1 })
      return 0
    }
    if (!field) return cost(node.selectionSet, '', rows)
    const length = lengthOf(node, field, parent, given)
    checkCallsPerRow({ parent, name: field.name, rows, length })
    return length * cost(node.selectionSet, getNamedType(field.type).name, rows * length)
  }
  const root = schema.getRootType(operation.operation)?.name ?? ''
  return cost(operation.selectionSet, root, 1)
}

function defaultsOf(document: DocumentNode): Variables {
  const definitions = onlyOperation(document).variableDefinitions ?? []
  const numbers = definitions.flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
  )
  return Object.fromEntries(numbers)
}

/** Undefined for what every type has, such as `__typename`, and for the schema's own description. */
function fieldOf(schema: GraphQLSchema, parent: string, name: string) {
  const type = schema.getType(parent)
  return isObjectType(type) ? type.getFields()[name] : undefined
}

type Field = Pick<GraphQLField<unknown, unknown>, 'name' | 'type'>

function lengthOf(node: FieldNode, field: Field, parent: string, variables: Variables): number {
  if (isShortList(field.type, parent)) return shortLength
  if (!getNamedType(field.type).name.endsWith('Connection')) return 1
  const first = node.arguments?.find(({ name }) => name.value === 'first')?.value
  const value =
    first?.kind === Kind.VARIABLE
      ? variables[first.name.value]
      : first?.kind === Kind.INT && Number(first.value)
  return typeof value === 'number' ? Math.min(Math.max(value, 1), maxLength) : defaultLength
}

/** The document's cost. Throws when it could ask for too much. */
export function checkCost(
  document: DocumentNode,
  variables: Variables,
  schema: GraphQLSchema,
): number {
  const cost = costOf(document, variables, schema)
  if (cost <= maxCost) return cost
  throw new DocumentRefused('DOCUMENT_TOO_COSTLY', 'The document asks for too much at once.')
}
