// Finds arguments of a wrong type, in variables or in the document, and names them as a caller does: `first`,
// `filter.ids[0]`. Paths below `input` omit that word, as everywhere.
import { fieldPath } from '@vitrine/platform'
import {
  BREAK,
  type DocumentNode,
  type FieldNode,
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
/** `path`: of the field in the response; undefined for one in a fragment, which can be in several places. */
export type WrongArgument = { field: string; message: string; path: readonly string[] | undefined }

function argumentName(path: Path): string {
  const [first, ...rest] = path
  return fieldPath(first === 'input' && rest.length > 0 ? rest : path)
}

/** Returns the first argument of the document with a wrong value. */
export function wrongLiteral(schema: GraphQLSchema, document: DocumentNode): WrongArgument | null {
  let wrong: WrongArgument | null = null
  const types = new TypeInfo(schema)
  const places = responsePlaces()
  const Argument = ({ name, value }: { name: { value: string }; value: ValueNode }) => {
    const type = types.getArgument()?.type
    const fault = type && wrongValue(type, givenLiteral(value), [name.value])
    if (!fault) return undefined
    wrong = argumentAt(fault.path, fault, places.path())
    return BREAK
  }
  visit(document, visitWithTypeInfo(types, { ...places.visitor, Argument }))
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
    if (fault) {
      const { place, path } = placeOf(document, name)
      return argumentAt([...place, ...fault.path], fault, path)
    }
  }
  return null
}

const argumentAt = (
  place: Path,
  { message }: Pick<WrongValue, 'message'>,
  path: WrongArgument['path'],
): WrongArgument => ({ field: argumentName(place), message, path })

/** Follows a visit of a document; `path` is that of the field that it is in. */
function responsePlaces() {
  const keys: string[] = []
  let isFragment = false
  const visitor = {
    Field: {
      enter: ({ alias, name }: FieldNode) => void keys.push(alias?.value ?? name.value),
      leave: () => void keys.pop(),
    },
    FragmentDefinition: {
      enter: () => {
        isFragment = true
      },
      leave: () => {
        isFragment = false
      },
    },
  }
  return { visitor, path: () => (isFragment ? undefined : [...keys]) }
}

/** Returns the path of the argument that first uses a variable; the variable's own name when unused. */
function placeOf(document: DocumentNode, variable: string) {
  let found: { place: Path; path: WrongArgument['path'] } | null = null
  const places = responsePlaces()
  const Argument = ({ name, value }: { name: { value: string }; value: ValueNode }) => {
    if (found) return
    const place = within(value, variable, [name.value])
    if (place) found = { place, path: places.path() }
  }
  visit(document, { ...places.visitor, Argument })
  // Assigned in a callback, which the compiler does not follow.
  const answer = found as { place: Path; path: WrongArgument['path'] } | null
  return answer ?? { place: [variable], path: undefined }
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
