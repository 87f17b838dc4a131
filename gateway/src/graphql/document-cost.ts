// How much a document may ask for: every list counts as long as its `first` says, at most. Each fragment is counted
// once, however often it is spread. SECURITY S58, S61, S62.
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
/** The introspection query of the usual tools costs some 60,000 with everything it can ask for. */
const maxSchemaCost = 80_000
const defaultLength = 50
const maxLength = 100
/** Lists without `first`, such as the collections of one product. */
const shortLength = 10

type Variables = Record<string, unknown>
/** What a selection costs for one row of its parent. */
type Cost = {
  fields: number
  /** Of introspection, which no call stands behind. */
  schemaFields: number
  calls: RowCalls
}

const nothing: Cost = { fields: 0, schemaFields: 0, calls: noRowCalls }

/**
 * Fields the document can fill at most, lists multiplied by their length. Valid documents only. Throws when a list
 * would cost a platform call for each of its rows.
 */
export function costOf(
  document: DocumentNode,
  variables: Variables,
  schema: GraphQLSchema,
): Omit<Cost, 'calls'> {
  const operation = onlyOperation(document)
  const given = { ...defaultsOf(document), ...variables }
  const root = schema.getRootType(operation.operation)?.name ?? ''
  const meter = new CostMeter(schema, fragmentsOf(document), given)
  const { fields, schemaFields, calls } = meter.ofSet(operation.selectionSet, root)
  checkCallsPerRow(calls)
  return { fields, schemaFields }
}

class CostMeter {
  /** By fragment: a fragment names its own type. */
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
    // Stands for the fragment while it is counted: a circle was refused before.
    this.counted.set(name, nothing)
    const fragment = this.fragments.get(name)
    const cost = this.ofSet(fragment?.selectionSet, fragment?.typeCondition.name.value ?? '')
    this.counted.set(name, cost)
    return cost
  }

  private ofField(node: FieldNode, parent: string): Cost {
    const field = fieldOf(this.schema, parent, node.name.value)
    if (!field) return { fields: 1, schemaFields: 0, calls: noRowCalls }
    // A plain value may be asked of the platform as well.
    const length = node.selectionSet ? lengthOf(node, field, parent, this) : 1
    const below = this.ofSet(node.selectionSet, getNamedType(field.type).name)
    const calls = new Map(rowCallsOf(parent, field.name, length))
    addRowCalls(calls, timesRows(below.calls, length))
    const isOfSchema = parent.startsWith('__')
    return {
      fields: length * below.fields + (isOfSchema ? 0 : 1),
      schemaFields: length * below.schemaFields + (isOfSchema ? 1 : 0),
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

/** Undefined for what the type does not have. */
function fieldOf(schema: GraphQLSchema, parent: string, name: string): Field | undefined {
  const type = schema.getType(parent)
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined
  return type.getFields()[name] ?? metaFields.find((field) => field.name === name)
}

/** Where introspection begins; of the query type alone in a valid document. */
const metaFields = [SchemaMetaFieldDef, TypeMetaFieldDef]

type Field = Pick<GraphQLField<unknown, unknown>, 'name' | 'type'>
type Given = { readonly schema: GraphQLSchema; readonly given: Variables }

function lengthOf(node: FieldNode, field: Field, parent: string, { schema, given }: Given): number {
  const ofSchema = introspectionLength(schema, parent, field.name)
  if (ofSchema !== undefined) return ofSchema
  if (isShortList(field.type, parent)) return shortLength
  if (!getNamedType(field.type).name.endsWith('Connection')) return 1
  const first = node.arguments?.find(({ name }) => name.value === 'first')?.value
  const value =
    first?.kind === Kind.VARIABLE
      ? given[first.name.value]
      : first?.kind === Kind.INT && Number(first.value)
  return typeof value === 'number' ? Math.min(Math.max(value, 1), maxLength) : defaultLength
}

/** The document's cost, as it is paid for. Throws when it could ask for too much. */
export function checkCost(
  document: DocumentNode,
  variables: Variables,
  schema: GraphQLSchema,
): number {
  const { fields, schemaFields } = costOf(document, variables, schema)
  if (fields <= maxCost && schemaFields <= maxSchemaCost) return Math.ceil(fields + schemaFields)
  throw new DocumentRefused('DOCUMENT_TOO_COSTLY', 'The document asks for too much at once.')
}
