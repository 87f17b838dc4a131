// The search of the schema pages: names and descriptions of types and fields.
import { type GraphQLNamedType, type GraphQLSchema, isIntrospectionType } from 'graphql'
import { membersOf } from './members.ts'

/** `path`: `Product` or `Product.price`. */
export type Found = { path: string; description: string }
type Entry = Found & { words: string }

const known = new WeakMap<GraphQLSchema, readonly Entry[]>()

/** Returns the types that have a page, by name. */
export const shownTypes = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .sort((one, other) => one.name.localeCompare(other.name))

function entriesOf(schema: GraphQLSchema): readonly Entry[] {
  const before = known.get(schema)
  if (before) return before
  const entryOf = (path: string, text: string | null | undefined): Entry => {
    const description = text ?? ''
    return { path, description, words: `${path} ${description}`.toLowerCase() }
  }
  const entries = shownTypes(schema).flatMap((type) => [
    entryOf(type.name, type.description),
    ...membersOf(type).map(({ name, description }) => entryOf(`${type.name}.${name}`, description)),
  ])
  known.set(schema, entries)
  return entries
}

/** Orders matches: the name itself, names that begin so, names that contain it, descriptions. */
function rankOf({ path }: Entry, [word = '']: readonly string[]): number {
  const name = path.slice(path.indexOf('.') + 1).toLowerCase()
  if (name === word) return 0
  if (name.startsWith(word)) return 1
  return path.toLowerCase().includes(word) ? 2 : 3
}

/** Returns what has all the words in its name or description, best match first. */
export function findInSchema(schema: GraphQLSchema, query: string): Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return entriesOf(schema)
    .filter((entry) => words.every((word) => entry.words.includes(word)))
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}
