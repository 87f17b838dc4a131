// Collects the fields of selections on one object, through fragments and keyed by response name.

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
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { messages } from '../__generated__/messages/documents.ts'
import { DocumentRefused } from './document-refused.ts'
import { fragmentsOf } from './document-shape.ts'

export type Parent = GraphQLNamedType | undefined
/** Selections on one object, with the type of each. */
export type SelectionSets = ReadonlyMap<SelectionSetNode, Parent>
/** `type`: undefined for meta fields such as `__typename`. */
export type SelectedField = { node: FieldNode; parent: Parent; type: GraphQLOutputType | undefined }

/** Twenty times the fields of the largest document. */
const maxSteps = 20_000

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

  /** Counts a step of work. Throws `DocumentRefused` beyond the limit. */
  step(): void {
    this.steps += 1
    if (this.steps <= maxSteps) return
    throw new DocumentRefused('DOCUMENT_TOO_COMPLEX', messages.tooManyFieldsHaveSameName)
  }

  /** Returns the same key for the same selections. */
  keyOf(sets: SelectionSets): string {
    const ids = Array.from(sets.keys(), (set) => this.idOf(set))
    return ids.sort((a, b) => a - b).join()
  }

  /** Returns all fields of the selections by response name; visits each fragment once. */
  of(sets: SelectionSets): Map<string, SelectedField[]> {
    const byName = new Map<string, SelectedField[]>()
    const spread = new Set<string>()
    for (const [set, parent] of sets) this.collect(set, parent, { byName, spread })
    return byName
  }

  /** Returns the selections below fields of one name. */
  below(group: readonly SelectedField[]): SelectionSets {
    const sets = new Map<SelectionSetNode, Parent>()
    for (const { node, type } of group) {
      if (node.selectionSet) sets.set(node.selectionSet, getNamedType(type))
    }
    return sets
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

type Collected = { byName: Map<string, SelectedField[]>; spread: Set<string> }

function addField(node: FieldNode, parent: Parent, { byName }: Collected): void {
  const hasFields = isObjectType(parent) || isInterfaceType(parent)
  const type = hasFields ? parent.getFields()[node.name.value]?.type : undefined
  const name = node.alias?.value ?? node.name.value
  const selected = byName.get(name) ?? []
  byName.set(name, selected)
  selected.push({ node, parent, type })
}
