// Computes the cost of a document: every list counts with the length given by `first` or `last`. Each fragment is evaluated
// once, however often it is spread. docs/security.md S58, S61, S62.

import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql'
import { messages } from '../__generated__/messages/documents.ts'
import {
  addRowCalls,
  checkCallsPerRow,
  isShortList,
  noRowCalls,
  type RowCalls,
  rowCallsOf,
  timesRows,
} from './calls-per-row.ts'
import { onlyOperation } from './document-limits.ts'
import { DocumentRefused } from './document-refused.ts'
import { fragmentsOf } from './document-shape.ts'
import { introspectionLength } from './introspection-cost.ts'

/** A listing of 100 products with everything a card shows costs about 4,000. */
export const maxCost = 20_000
/** The introspection query of common tools costs about 60,000 with all its options. */
const maxSchemaCost = 80_000
/** Cost of a field without its subfields. */
export const costOfField = 1
const defaultLength = 50
const maxLength = 100
/** Length of lists without `first`, such as the collections of a product. */
const shortLength = 10

type Variables = Record<string, unknown>
/** Cost of a selection for one row of its parent. */
type Cost = {
  fields: number
  /** Introspection fields, which need no platform calls. */
  schemaFields: number
  calls: RowCalls
}

const nothing: Cost = { fields: 0, schemaFields: 0, calls: noRowCalls }

/** `lengths`: names of the variables that the cost depends on. */
type DocumentCost = Omit<Cost, 'calls'> & { readonly lengths: readonly string[] }

/**
 * Returns the number of fields that a document can return at most, lists multiplied by their length. Expects a
 * valid document. Throws when a list would make a platform call per row.
 */
export function costOf(
  document: DocumentNode,
  variables: Variables,
  schema: GraphQLSchema,
): DocumentCost {
  const operation = onlyOperation(document)
  const given = { ...defaultsOf(document), ...variables }
  const root = schema.getRootType(operation.operation)?.name ?? ''
  const meter = new CostMeter(schema, fragmentsOf(document), given)
  const { fields, schemaFields, calls } = meter.ofSet(operation.selectionSet, root)
  checkCallsPerRow(calls)
  return { fields, schemaFields, lengths: [...meter.lengths] }
}

class CostMeter {
  readonly lengths = new Set<string>()
  /** Keyed by fragment name: a fragment declares its own type. */
  private readonly counted = new Map<string, Cost>()

  constructor(
    readonly schema: GraphQLSchema,
    private readonly fragments: Map<string, FragmentDefinitionNode>,
    readonly given: Variables,
  ) {}

  ofSet(set: SelectionSetNode | undefined, parent: string): Cost {
    if (!set) return nothing
    const calls = new Map(noRowCalls)
    let [fields, schemaFields] = [0, 0]
    for (const selection of set.selections) {
      const one = this.of(selection, parent)
      fields += one.fields
      schemaFields += one.schemaFields
      addRowCalls(calls, one.calls)
    }
    return { fields, schemaFields, calls }
  }

  private of(selection: SelectionNode, parent: string): Cost {
    if (selection.kind === Kind.FIELD) return this.ofField(selection, parent)
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.ofFragment(selection.name.value)
    return this.ofSet(selection.selectionSet, selection.typeCondition?.name.value ?? parent)
  }

  private ofFragment(name: string): Cost {
    const known = this.counted.get(name)
    if (known) return known
    // Placeholder while the fragment is evaluated; cycles were refused before.
    this.counted.set(name, nothing)
    const fragment = this.fragments.get(name)
    const cost = this.ofSet(fragment?.selectionSet, fragment?.typeCondition.name.value ?? '')
    this.counted.set(name, cost)
    return cost
  }

  private ofField(node: FieldNode, parent: string): Cost {
    const field = fieldOf(this.schema, parent, node.name.value)
    if (!field) return { fields: 1, schemaFields: 0, calls: noRowCalls }
    // A scalar field may need a platform call too.
    const length = node.selectionSet ? lengthOf(node, field, parent, this) : 1
    const below = this.ofSet(node.selectionSet, getNamedType(field.type).name)
    const calls = new Map(rowCallsOf(this.schema, { parent, name: field.name, length }))
    addRowCalls(calls, timesRows(below.calls, length))
    const isOfSchema = parent.startsWith('__')
    return {
      fields: length * below.fields + (isOfSchema ? 0 : costOfField),
      schemaFields: length * below.schemaFields + (isOfSchema ? costOfField : 0),
      calls,
    }
  }
}

function defaultsOf(document: DocumentNode): Variables {
  const definitions = onlyOperation(document).variableDefinitions ?? []
  const numbers = definitions.flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
  )
  return Object.fromEntries(numbers)
}

/** Returns undefined for an unknown field. */
function fieldOf(schema: GraphQLSchema, parent: string, name: string): Field | undefined {
  const type = schema.getType(parent)
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined
  return type.getFields()[name] ?? metaFields.find((field) => field.name === name)
}

/** Entry points of introspection; only on the query type in a valid document. */
const metaFields = [SchemaMetaFieldDef, TypeMetaFieldDef]

type Field = Pick<GraphQLField<unknown, unknown>, 'name' | 'type'>

/** The rows that a field counts as: `usual` without `first` and `last`, and `most` with any. */
type Rows = { usual: number; most: number }

/** Returns as how many rows the subfields of a field are counted. */
export function rowsOf(schema: GraphQLSchema, parent: string, field: Field): Rows {
  const ofSchema = introspectionLength(schema, parent, field.name)
  if (ofSchema !== undefined) return { usual: ofSchema, most: ofSchema }
  if (isShortList(field.type, parent)) return { usual: shortLength, most: shortLength }
  const isPage = getNamedType(field.type).name.endsWith('Connection')
  return isPage ? { usual: defaultLength, most: maxLength } : { usual: 1, most: 1 }
}

function lengthOf(
  node: FieldNode,
  field: Field,
  parent: string,
  { schema, given, lengths }: CostMeter,
): number {
  const { usual, most } = rowsOf(schema, parent, field)
  if (usual === most) return usual
  const sizes = (node.arguments ?? []).flatMap(({ name, value }) => {
    if (name.value !== 'first' && name.value !== 'last') return []
    if (value.kind === Kind.VARIABLE) lengths.add(value.name.value)
    const size =
      value.kind === Kind.VARIABLE
        ? given[value.name.value]
        : value.kind === Kind.INT && Number(value.value)
    return typeof size === 'number' ? [size] : []
  })
  return sizes.length > 0 ? Math.min(Math.max(...sizes, 1), most) : usual
}

/** Costs of an accepted document, by the values of the variables that they depend on. */
type CountedDocument = { readonly lengths: readonly string[]; readonly costs: Map<string, number> }
const countedDocuments = new WeakMap<DocumentNode, CountedDocument>()
/** A document has a few lengths, such as those of its pages; those of a hostile client must not fill the memory. */
const mostCosts = 32

const keyOf = (variables: Variables, lengths: readonly string[]) =>
  lengths
    .map((name) => (typeof variables[name] === 'number' ? variables[name] : typeof variables[name]))
    .join()

/** Returns the cost of a document, counted once for equal lengths. Throws when it is beyond the limit. */
export function checkCost(
  document: DocumentNode,
  variables: Variables,
  schema: GraphQLSchema,
): number {
  const counted = countedDocuments.get(document)
  const known = counted?.costs.get(keyOf(variables, counted.lengths))
  if (known !== undefined) return known
  const { fields, schemaFields, lengths } = costOf(document, variables, schema)
  if (fields > maxCost || schemaFields > maxSchemaCost) {
    throw new DocumentRefused('DOCUMENT_TOO_COSTLY', messages.tooCostly)
  }
  const cost = Math.ceil(fields + schemaFields)
  const costs = counted?.costs ?? new Map<string, number>()
  if (costs.size < mostCosts) costs.set(keyOf(variables, lengths), cost)
  if (!counted) countedDocuments.set(document, { lengths, costs })
  return cost
}
