// Measures the selections of a document through its fragments: their depth, and the number of fields with every
// spread expanded. docs/security.md S56, S58.

import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { messages } from '../__generated__/messages/documents.ts'
import { DocumentRefused } from './document-refused.ts'

type DocumentShape = {
  /** Levels of fields below the operation. */
  depth: number
  /** Levels of selection sets, including inline fragments. */
  nesting: number
  /** Number of fields at the first level. */
  width: number
  /** Number of fields with every fragment spread expanded. */
  fields: number
}

/** Returns the shape of an operation. Throws `DocumentRefused` for cyclic fragments. */
export function shapeOf(document: DocumentNode, operation: OperationDefinitionNode): DocumentShape {
  return new ShapeMeter(fragmentsOf(document)).ofSet(operation.selectionSet)
}

/** Returns the fragments of a document, keyed by name. */
export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const definitions = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(definitions.map((fragment) => [fragment.name.value, fragment]))
}

const nothing: DocumentShape = { depth: 0, nesting: 0, width: 0, fields: 0 }

const isIntrospection = ({ name }: FieldNode) => /^__(schema|type)$/.test(name.value)

/** Measures each fragment once, however often it is spread, so the work is linear in the document. */
class ShapeMeter {
  private readonly measured = new Map<string, DocumentShape>()
  private readonly entered = new Set<string>()

  constructor(private readonly fragments: Map<string, FragmentDefinitionNode>) {}

  ofSet(set: SelectionSetNode | undefined): DocumentShape {
    if (!set) return nothing
    const shape = { depth: 0, nesting: 0, width: 0, fields: 0 }
    for (const selection of set.selections) {
      const { depth, nesting, width, fields } = this.of(selection)
      shape.depth = Math.max(shape.depth, depth)
      shape.nesting = Math.max(shape.nesting, nesting)
      shape.width += width
      shape.fields += fields
    }
    shape.nesting += 1
    return shape
  }

  private of(selection: SelectionNode): DocumentShape {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.ofFragment(selection.name.value)
    const below = this.ofSet(selection.selectionSet)
    if (selection.kind === Kind.INLINE_FRAGMENT) return below
    // Introspection is deep by nature; its own rule and cost limit it.
    const depth = isIntrospection(selection) ? 1 : below.depth + 1
    return { depth, nesting: below.nesting, width: 1, fields: below.fields + 1 }
  }

  private ofFragment(name: string): DocumentShape {
    const known = this.measured.get(name)
    if (known) return known
    if (this.entered.has(name)) {
      throw new DocumentRefused('DOCUMENT_TOO_COMPLEX', messages.fragmentsGoInCircle)
    }
    this.entered.add(name)
    const shape = this.ofSet(this.fragments.get(name)?.selectionSet)
    this.measured.set(name, shape)
    return shape
  }
}
