// What the build replaces `graphql(...)` by (build/documents-plugin.ts): the text of the document, its hash, and
// whether its response is the same for all callers. This parser covers only the part of the language that our
// documents use, and the build refuses a document with another; a general one is five times its size.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

type Node = { kind: string } & Record<string, unknown>

const token = /\.\.\.|[$!:{}()[\]]|\w+/g

export function document<Data, Variables>(
  text: string,
  documentId: string,
  isPublic = false,
): TypedDocumentNode<Data, Variables> {
  // With a location, urql reads the text from here instead of printing the tree.
  const source = { body: text, name: 'gql', locationOffset: { line: 1, column: 1 } }
  const definitions = new Parser(text).definitions()
  const node = {
    kind: 'Document',
    definitions,
    documentId,
    isPublic,
    loc: { start: 0, end: text.length, source },
  }
  return node as unknown as TypedDocumentNode<Data, Variables>
}

export function documentIdOf(node: object): string {
  return 'documentId' in node && typeof node.documentId === 'string' ? node.documentId : ''
}

/** Returns whether a shared cache may answer the document. */
export const isPublicDocument = (node: object): boolean => 'isPublic' in node && !!node.isPublic

export function documentTextOf(node: object): string {
  const { loc } = node as { loc?: { source: { body: string } } }
  return loc?.source.body ?? ''
}

class Parser {
  readonly #tokens: string[]
  #at = 0

  constructor(text: string) {
    this.#tokens = text.match(token) ?? []
  }

  definitions(): Node[] {
    const all: Node[] = []
    while (this.#at < this.#tokens.length) all.push(this.#definition())
    return all
  }

  #next(): string {
    return this.#tokens[this.#at++] ?? ''
  }

  #takes(expected: string): boolean {
    const isThere = this.#tokens[this.#at] === expected
    if (isThere) this.#at++
    return isThere
  }

  #until<Item>(end: string, item: () => Item): Item[] {
    const items: Item[] = []
    while (!this.#takes(end)) {
      if (this.#at >= this.#tokens.length) throw new Error(`Document ends before ${end}`)
      items.push(item())
    }
    return items
  }

  #definition(): Node {
    const operation = this.#next()
    const name = this.#name()
    if (operation === 'fragment') {
      this.#next()
      const typeCondition = { kind: 'NamedType', name: this.#name() }
      return {
        kind: 'FragmentDefinition',
        name,
        typeCondition,
        directives: [],
        selectionSet: this.#selections(),
      }
    }
    const variableDefinitions = this.#takes('(') ? this.#until(')', () => this.#variable()) : []
    const selectionSet = this.#selections()
    return {
      kind: 'OperationDefinition',
      operation,
      name,
      variableDefinitions,
      directives: [],
      selectionSet,
    }
  }

  #name(value = this.#next()): Node {
    return { kind: 'Name', value }
  }

  #variable(): Node {
    this.#next()
    const variable = { kind: 'Variable', name: this.#name() }
    this.#next()
    return { kind: 'VariableDefinition', variable, type: this.#type(), directives: [] }
  }

  #type(): Node {
    const type = this.#takes('[')
      ? { kind: 'ListType', type: this.#until(']', () => this.#type())[0] }
      : { kind: 'NamedType', name: this.#name() }
    return this.#takes('!') ? { kind: 'NonNullType', type } : type
  }

  #selections(): Node | undefined {
    if (!this.#takes('{')) return undefined
    return { kind: 'SelectionSet', selections: this.#until('}', () => this.#selection()) }
  }

  #selection(): Node {
    if (this.#takes('...')) return { kind: 'FragmentSpread', name: this.#name(), directives: [] }
    const first = this.#name()
    const isAliased = this.#takes(':')
    const name = isAliased ? this.#name() : first
    const given = this.#takes('(') ? this.#until(')', () => this.#pair('Argument')) : []
    const selectionSet = this.#selections()
    return {
      kind: 'Field',
      alias: isAliased ? first : undefined,
      name,
      arguments: given,
      directives: [],
      selectionSet,
    }
  }

  #pair(kind: string): Node {
    const name = this.#name()
    this.#next()
    return { kind, name, value: this.#value() }
  }

  #value(): Node {
    const text = this.#next()
    if (text === '$') return { kind: 'Variable', name: this.#name() }
    if (text === '{')
      return { kind: 'ObjectValue', fields: this.#until('}', () => this.#pair('ObjectField')) }
    if (+text >= 0) return { kind: 'IntValue', value: text }
    return { kind: 'EnumValue', value: text }
  }
}
