// How deep a document goes, through fragments named and inline.
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { DocumentRefused } from './document-refused.ts'

/** Levels of fields below the operation. Throws when fragments go in a circle. */
export function depthOf(document: DocumentNode, operation: OperationDefinitionNode): number {
  return new DepthMeter(fragmentsOf(document)).ofSet(operation.selectionSet, [])
}

/** The fragments of a document by name. */
export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const definitions = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(definitions.map((fragment) => [fragment.name.value, fragment]))
}

const isIntrospection = (selection: SelectionNode) =>
  selection.kind === Kind.FIELD && /^__(schema|type)$/.test(selection.name.value)

/** Each fragment is measured once, however often it is spread. */
class DepthMeter {
  private readonly measured = new Map<string, number>()

  constructor(private readonly fragments: Map<string, FragmentDefinitionNode>) {}

  ofSet(set: SelectionSetNode | undefined, path: readonly string[]): number {
    return (set?.selections ?? []).reduce(
      (deepest, one) => Math.max(deepest, this.of(one, path)),
      0,
    )
  }

  private of(selection: SelectionNode, path: readonly string[]): number {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.ofFragment(selection.name.value, path)
    // Asking for the schema is deep by nature and bounded by it; whether it is allowed is another rule.
    if (isIntrospection(selection)) return 1
    const below = this.ofSet(selection.selectionSet, path)
    return selection.kind === Kind.FIELD ? below + 1 : below
  }

  private ofFragment(name: string, path: readonly string[]): number {
    const known = this.measured.get(name)
    if (known !== undefined) return known
    if (path.includes(name)) {
      throw new DocumentRefused('DOCUMENT_TOO_COMPLEX', 'Fragments go in a circle.')
    }
    const depth = this.ofSet(this.fragments.get(name)?.selectionSet, [...path, name])
    this.measured.set(name, depth)
    return depth
  }
}
