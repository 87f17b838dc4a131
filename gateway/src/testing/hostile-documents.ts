// Documents that cost more work than their length suggests, in sizes up to the limits. docs/security.md S56-S58, S60,
// S66.
import { documentLimits } from '../graphql/document-limits.ts'

/** `variables` are JSON text: `JSON.stringify` cannot write the deepest ones. */
export type Hostile = { kind: string; query: string; variables?: string }

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ')

/** A chain of fragments, each of which spreads the next one several times. */
const chain = (levels: number, spreads: number, on: string, last: string) =>
  `${times(levels, (level) => `fragment F${level} on ${on} { ${`...F${level + 1} `.repeat(spreads)}}`)} fragment F${levels} on ${on} { ${last} }`

const filled = (start: string, unit: string, end = '') => {
  const room = documentLimits.bytes - start.length - end.length
  return start + unit.repeat(Math.floor(room / unit.length)) + end
}

const collection = (below: string) => `products(first: 1) { nodes { collections { ${below} } } }`

/** Selections by kind; `size` is the number of repetitions, at most what 1,500 tokens allow. */
const kinds: Readonly<Record<string, (size: number) => Omit<Hostile, 'kind'>>> = {
  'chain of doubled fragments': (size) => ({
    query: `{ store { ...F0 } } ${chain(Math.min(size, 58), 2, 'Store', 'name')}`,
  }),
  'chain of tripled fragments': (size) => ({
    query: `{ store { ...F0 } } ${chain(Math.min(size, 58), 3, 'Store', 'name')}`,
  }),
  'doubled fragments below the schema': (size) => ({
    query: `{ __schema { ...F0 } } ${chain(Math.min(size, 58), 2, '__Schema', 'description')}`,
  }),
  'fragments through lists': (size) => ({
    query: `{ collections(first: 100) { nodes { ...F0 } } } ${times(Math.min(size, 10), (level) => `fragment F${level} on Collection { a${level}: ${collection(`...F${level + 1}`)} b${level}: ${collection(`...F${level + 1}`)} }`)} fragment F${Math.min(size, 10)} on Collection { id }`,
  }),
  'fragments spread side by side': (size) => ({
    query: `{ store { ${times(Math.min(size, 59), (i) => `...F${i}`)} } } ${times(Math.min(size, 59), (i) => `fragment F${i} on Store { ${'name '.repeat(15)}}`)}`,
  }),
  'one fragment spread very often': (size) => ({
    query: `{ store { ${'...A '.repeat(size)}} } fragment A on Store { name }`,
  }),
  'fragments in a circle': (size) => ({
    query: `{ store { ...F0 } } ${times(Math.min(size, 59), (i) => `fragment F${i} on Store { ...F${(i + 1) % Math.min(size, 59)} name }`)}`,
  }),
  'fragments nobody spreads': (size) => ({
    query: `{ store { name } } ${times(Math.min(size, 60), (i) => `fragment F${i} on Store { ...F${(i + 1) % 60} }`)}`,
  }),
  'a chain of fragments below many fields': (size) => ({
    query: `{ ${times(20, (i) => `a${i}: product(slug: "s") { ...P }`)} } fragment P on Product { ${times(10, (i) => `b${i}: price { ...F0 }`)} } ${chain(Math.min(size, 34), 1, 'ProductPrice', 'isDiscounted')}`,
  }),
  'one field very often': (size) => ({ query: `{ store { ${'name '.repeat(size)}} }` }),
  'lists of one name merged': (size) => ({
    query: `{ products { ${'nodes { collections { products { nodes { id } } } } '.repeat(Math.ceil(size / 11))}} }`,
  }),
  'one field with other arguments': (size) => ({
    query: `{ ${times(Math.min(size, 20), (i) => `store { name } a${i % 9}: product(slug: "s") { id }`)} }`,
  }),
  'overlapping aliases': (size) => ({
    query: `{ products { nodes { ${times(size, (i) => `${i < 30 ? `a${i % 6}: ` : ''}name`)} } } }`,
  }),
  'aliases at every level': (size) => ({
    query: `{ ${times(Math.min(size, 15), (i) => `a${i}: collections { nodes { b${i}: products { nodes { id } } } }`)} }`,
  }),
  'deep inline fragments': (size) => ({
    query: `{ ${'... { '.repeat(size)}__typename${' }'.repeat(size)} }`,
  }),
  'inline fragments side by side': (size) => ({
    query: `{ store { ${'... on Store { name } '.repeat(Math.ceil(size / 5))}} }`,
  }),
  'inline fragments of every event': (size) => ({
    query: `{ changeEvents { nodes { ${times(Math.ceil(size / 8), (i) => `... on ${i % 2 ? 'ProductCreated' : 'ProductChanged'}Event { entityId } entityId`)} } } }`,
  }),
  directives: (size) => ({ query: `{ store { name ${'@include(if: true) '.repeat(size)}} }` }),
  'directives nobody knows': (size) => ({ query: `{ store { name ${'@x '.repeat(size)}} }` }),
  'variables nobody uses': (size) => ({
    query: `query (${times(size, (i) => `$v${i}: Int`)}) { store { name } }`,
  }),
  'variables nobody declares': (size) => ({
    query: `{ store { ${times(size, (i) => `name @skip(if: $v${i})`)} } }`,
  }),
  'fields nobody knows': (size) => ({ query: `{ store { ${times(size, (i) => `naem${i}`)} } }` }),
  'a list of values': (size) => ({
    query: `{ products(filter: { ids: [${'"a" '.repeat(size)}] }) { totalCount } }`,
  }),
  'a list of wrong values': (size) => ({
    query: `{ products(filter: { ids: [${'1.5 '.repeat(size)}] }) { totalCount } }`,
  }),
  'a list of empty objects': (size) => ({
    query: `{ products(filter: { options: [${'{} '.repeat(size)}] }) { totalCount } }`,
  }),
  'lists in lists': (size) => ({
    query: `{ products(filter: { ids: ${'['.repeat(size)}${']'.repeat(size)} }) { totalCount } }`,
  }),
  'types in types': (size) => ({
    query: `query ($a: ${'['.repeat(size)}ID${']'.repeat(size)}) { store { name } }`,
  }),
  'arguments given twice': (size) => ({
    query: `{ products(${'first: 1 '.repeat(size)}) { totalCount } }`,
  }),
  'the schema by aliases': (size) => ({
    query: `{ __schema { types { ${times(Math.min(size, 29), (i) => `a${i}: fields { type { fields { name } } }`)} } } }`,
  }),
  'the schema in circles': (size) => ({
    query: `{ __schema { types { ${'fields { type { '.repeat(size)}name${' } }'.repeat(size)} } } }`,
  }),
  comments: () => ({ query: filled('{ store { name } }', '#\n') }),
  commas: () => ({ query: filled('{ store { name } }', ',') }),
  'one long name': () => ({ query: filled('{ ', 'n', ' }') }),
  'one long text': () => ({ query: filled('{ product(slug: "', '\\u0061', '") { id } }') }),
  'one long block of lines': () => ({
    query: filled('{ product(slug: """', ' \n', '""") { id } }'),
  }),
  'what is no document': () => ({ query: filled('{ store { ', '{') }),
  'a huge list in the variables': (size) => filtered(`{"ids":[${list('"a"', size * 25)}]}`),
  'wrong entries in the variables': (size) => filtered(`{"ids":[${list('{}', size * 25)}]}`),
  'small objects in the variables': (size) =>
    filtered(`{"options":[${list('{"name":"a","values":["a"]}', size * 2)}]}`),
  'lists in lists in the variables': (size) =>
    filtered(`{"ids":${'['.repeat(size * 25)}${']'.repeat(size * 25)}}`),
  'objects in objects in the variables': (size) =>
    filtered(`${'{"price":'.repeat(size * 8)}1${'}'.repeat(size * 8)}`),
  'variables without a declaration': (size) => ({
    query: '{ store { name } }',
    variables: `{${Array.from({ length: size * 8 }, (_, i) => `"v${i}":${i}`)}}`,
  }),
}

const list = (entry: string, count: number) => Array<string>(count).fill(entry).join()

const filtered = (filter: string): Omit<Hostile, 'kind'> => ({
  query: 'query ($f: ProductFilter) { products(filter: $f) { totalCount } }',
  variables: `{"f":${filter}}`,
})

/** Above the limit of tokens: this many repetitions of any part are too many. */
export const largestSize: number = documentLimits.tokens

/** Returns one document of each kind in that size. */
export const hostileDocuments = (size = largestSize): Hostile[] =>
  Object.entries(kinds).map(([kind, make]) => ({ kind, ...make(size) }))
