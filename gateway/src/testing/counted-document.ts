// Counts how often code reads the nodes of a document: every visitor reads a node's `kind`.
import { type ASTNode, type DocumentNode, visit } from 'graphql'

export type Looks = { readonly nodes: number; readonly looks: number }

/** Replaces `kind` of every node by a getter that counts. */
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
