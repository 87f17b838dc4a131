// The fields of selections that answer one object, collected through fragments and by response name.
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
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
import { DocumentRefused } from './document-refused.ts'
import { fragmentsOf } from './document-shape.ts'

export type Parent = GraphQLNamedType | undefined
/** Selections that together answer one object, and the type each is made on. */
export type Meeting = ReadonlyMap<SelectionSetNode, Parent>
/** `type` is undefined for what every type has, such as `__typename`. */
export type Selected = { node: FieldNode; parent: Parent; type: GraphQLOutputType | undefined }

/** Twenty times the fields a document may have. */
const mostSteps = 20_000

export class MergedFields {
  steps = 0
  private readonly ids = new Map<SelectionSetNode, number>()
  private readonly fragments: Map<string, FragmentDefinitionNode>

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
  ) {
    this.fragments = fragmentsOf(document)
  }

  /** Counts work. Throws `DocumentRefused` when there is too much of it. */
  step(): void {
    this.steps += 1
    if (this.steps <= mostSteps) return
    throw new DocumentRefused('DOCUMENT_TOO_COMPLEX', 'Too many fields have the same name.')
  }

  /** Returns the same text for the same selections. */
  keyOf(meeting: Meeting): string {
    const ids = Array.from(meeting.keys(), (set) => this.idOf(set))
    return ids.sort((a, b) => a - b).join()
  }

  /** Returns all fields of the selections by response name, each fragment looked into once. */
  of(meeting: Meeting): Map<string, Selected[]> {
    const byName = new Map<string, Selected[]>()
    const spread = new Set<string>()
    for (const [set, parent] of meeting) this.collect(set, parent, { byName, spread })
    return byName
  }

  /** Returns the selections below fields of one name. */
  below(group: readonly Selected[]): Meeting {
    const meeting = new Map<SelectionSetNode, Parent>()
    for (const { node, type } of group) {
      if (node.selectionSet) meeting.set(node.selectionSet, getNamedType(type ?? metaType(node)))
    }
    return meeting
  }

  private collect(set: SelectionSetNode, parent: Parent, into: Collected): void {
    for (const selection of set.selections) {
      this.step()
      if (selection.kind === Kind.FIELD) addField(selection, parent, into)
      else this.collectFragment(selection, parent, into)
    }
  }

  private collectFragment(
    selection: Exclude<SelectionNode, FieldNode>,
    parent: Parent,
    into: Collected,
  ): void {
    const fragment = this.fragmentOf(selection, into)
    if (!fragment) return
    const { typeCondition, selectionSet } = fragment
    const type = typeCondition ? this.schema.getType(typeCondition.name.value) : parent
    this.collect(selectionSet, type, into)
  }

  private fragmentOf(selection: Exclude<SelectionNode, FieldNode>, { spread }: Collected) {
    if (selection.kind === Kind.INLINE_FRAGMENT) return selection
    const name = selection.name.value
    if (spread.has(name)) return undefined
    spread.add(name)
    return this.fragments.get(name)
  }

  private idOf(set: SelectionSetNode): number {
    const id = this.ids.get(set) ?? this.ids.size
    this.ids.set(set, id)
    return id
  }
}

type Collected = { byName: Map<string, Selected[]>; spread: Set<string> }

function addField(node: FieldNode, parent: Parent, { byName }: Collected): void {
  const hasFields = isObjectType(parent) || isInterfaceType(parent)
  const type = hasFields ? parent.getFields()[node.name.value]?.type : undefined
  const name = node.alias?.value ?? node.name.value
  const selected = byName.get(name) ?? []
  byName.set(name, selected)
  selected.push({ node, parent, type })
}

const metaType = ({ name }: FieldNode) =>
  [SchemaMetaFieldDef, TypeMetaFieldDef].find((field) => field.name === name.value)?.type
