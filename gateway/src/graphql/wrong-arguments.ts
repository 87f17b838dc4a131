// Finds arguments of a wrong type, in variables or in the document, and names them as a caller does: `first`,
// `filter.ids[0]`. Paths below `input` omit that word, as everywhere.
import { fieldPath } from '@vitrine/platform'
import {
  BREAK,
  type DocumentNode,
  type GraphQLSchema,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { givenLiteral, givenValue } from './given-value.ts'
import { type WrongValue, wrongValue } from './wrong-value.ts'

type Path = readonly (string | number)[]
export type WrongArgument = { field: string; message: string }

function argumentName(path: Path): string {
  const [first, ...rest] = path
  return fieldPath(first === 'input' && rest.length > 0 ? rest : path)
}

/** Returns the first argument of the document with a wrong value. */
export function wrongLiteral(schema: GraphQLSchema, document: DocumentNode): WrongArgument | null {
  let wrong: WrongArgument | null = null
  const types = new TypeInfo(schema)
  const Argument = ({ name, value }: { name: { value: string }; value: ValueNode }) => {
    const type = types.getArgument()?.type
    const fault = type && wrongValue(type, givenLiteral(value), [name.value])
    if (!fault) return undefined
    wrong = argumentAt(fault.path, fault)
    return BREAK
  }
  visit(document, visitWithTypeInfo(types, { Argument }))
  return wrong
}

/** Returns the first variable whose value does not match its type. */
export function wrongVariable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): WrongArgument | null {
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value
    const type = typeFromAST(schema, node as never)
    // A variable may have the name of a member that every object inherits.
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    if (!isInputType(type) || (value === undefined && defaultValue)) continue
    const fault = wrongValue(type, givenValue(value), [])
    if (fault) return argumentAt([...placeOf(document, name), ...fault.path], fault)
  }
  return null
}

const argumentAt = (path: Path, { message }: Pick<WrongValue, 'message'>): WrongArgument => ({
  field: argumentName(path),
  message,
})

/** Returns the path of the argument that first uses a variable; the variable's own name when unused. */
function placeOf(document: DocumentNode, variable: string): Path {
  let place: Path | null = null
  const Argument = ({ name, value }: { name: { value: string }; value: ValueNode }) => {
    place ??= within(value, variable, [name.value])
  }
  visit(document, { Argument })
  return place ?? [variable]
}

function within(node: ValueNode, variable: string, path: Path): Path | null {
  if (node.kind === Kind.VARIABLE) return node.name.value === variable ? path : null
  const inner =
    node.kind === Kind.LIST
      ? node.values.map((value, index) => within(value, variable, [...path, index]))
      : node.kind === Kind.OBJECT
        ? node.fields.map(({ name, value }) => within(value, variable, [...path, name.value]))
        : []
  return inner.find((one) => one !== null) ?? null
}
