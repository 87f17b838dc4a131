// Counts how often the nodes of a document are looked at, by whatever code: each look reads a node's `kind`.
import { type ASTNode, type DocumentNode, visit } from 'graphql'

export type Looks = { readonly nodes: number; readonly looks: number }

/** Makes a parsed document count the looks at its nodes from now on. */
export function countLooks(document: DocumentNode): Looks {
  const nodes: ASTNode[] = []
  visit(document, { enter: (node) => void nodes.push(node) })
  const counted = { nodes: nodes.length, looks: 0 }
  for (const node of nodes) {
    const { kind } = node
    const get = () => {
      counted.looks += 1
      return kind
    }
    Object.defineProperty(node, 'kind', { get, enumerable: true })
  }
  return counted
}
