// Replaces `@0no-co/graphql.web` in our bundles by the parts that urql needs when every document is already parsed
// and has its text (lib/document.ts): no parser and no printer.

export const Kind = {
  OPERATION_DEFINITION: 'OperationDefinition',
  FRAGMENT_DEFINITION: 'FragmentDefinition',
  INLINE_FRAGMENT: 'InlineFragment',
  FIELD: 'Field',
  NAME: 'Name',
} as const

/** Takes graphql-js's seven arguments, of which urql reads the path and the extensions. */
export class GraphQLError extends Error {
  override readonly name = 'GraphQLError'
  readonly path: unknown
  readonly extensions: unknown

  constructor(message: string, ...rest: unknown[]) {
    super(message)
    this.path = rest[3]
    this.extensions = rest[5] ?? {}
  }
}

type ValueNode = {
  kind: string
  name: { value: string }
  value?: unknown
  values: ValueNode[]
  fields: (ValueNode & { value: ValueNode })[]
}

export function valueFromASTUntyped(
  node: ValueNode,
  variables?: Record<string, unknown> | null,
): unknown {
  const { kind, value } = node
  if (kind === 'Variable') return variables?.[node.name.value]
  if (kind === 'IntValue' || kind === 'FloatValue') return Number(value)
  if (kind === 'ListValue') return node.values.map((one) => valueFromASTUntyped(one, variables))
  if (kind !== 'ObjectValue') return kind === 'NullValue' ? null : value
  const entries = node.fields.map((one) => [
    one.name.value,
    valueFromASTUntyped(one.value, variables),
  ])
  return Object.fromEntries(entries)
}

/** Documents come from lib/document.ts. */
export function parse(): never {
  throw new Error('Not parsed')
}

/** Called by code paths that do not use the text. */
export const print = () => ''
