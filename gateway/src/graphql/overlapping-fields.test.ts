// Compares our rule with that of graphql-js on random documents.
import {
  buildSchema,
  OverlappingFieldsCanBeMergedRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { refusalCodeOf } from '../testing/refusal-code.ts'
import { overlappingFields } from './overlapping-fields.ts'

const schema = buildSchema(`
  interface Pet { name(short: Boolean, form: Form): String! owner: Person tags: [String!]! same: Pet friends(first: Int): [Pet!] }
  input Form { upper: Boolean lower: Boolean }
  type Dog implements Pet { name(short: Boolean, form: Form): String! owner: Person tags: [String!]! same: Dog friends(first: Int): [Pet!] size: Int! age: Int color: Color any: Any }
  type Cat implements Pet { name(short: Boolean, form: Form): String! owner: Person! tags: [String!]! same: Cat friends(first: Int): [Cat!] size: Int age: Int! color: [Color] any: Any }
  type Person { name(short: Boolean): String pets: [Pet] pet: Pet any: Any dog: Dog cat: Cat size: Float }
  enum Color { RED BLUE }
  union Any = Dog | Cat | Person
  type Query { pet: Pet dog: Dog cat: Cat any: Any person: Person name: String }
`)

/** A pseudo-random generator with a fixed seed. */
function numbersFrom(seed: number) {
  let state = seed * 2654435761 + 1
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0
    return Math.abs(state ^ (state >>> 13)) % below
  }
}

const fieldsOf: Readonly<Record<string, readonly (readonly [string, string?])[]>> = {
  Query: [
    ['pet', 'Pet'],
    ['dog', 'Dog'],
    ['cat', 'Cat'],
    ['any', 'Any'],
    ['person', 'Person'],
    ['name'],
  ],
  Pet: [['name'], ['owner', 'Person'], ['tags'], ['same', 'Pet'], ['friends', 'Pet']],
  Dog: [
    ['name'],
    ['owner', 'Person'],
    ['same', 'Dog'],
    ['friends', 'Pet'],
    ['size'],
    ['age'],
    ['color'],
    ['any', 'Any'],
  ],
  Cat: [
    ['name'],
    ['owner', 'Person'],
    ['same', 'Cat'],
    ['friends', 'Cat'],
    ['size'],
    ['age'],
    ['color'],
    ['any', 'Any'],
  ],
  Person: [
    ['name'],
    ['pets', 'Pet'],
    ['pet', 'Pet'],
    ['any', 'Any'],
    ['dog', 'Dog'],
    ['cat', 'Cat'],
    ['size'],
  ],
  Any: [['__typename']],
}
const narrower: Readonly<Record<string, readonly string[]>> = {
  Pet: ['Dog', 'Cat', 'Pet', 'Any'],
  Any: ['Dog', 'Cat', 'Person', 'Pet'],
  Dog: ['Dog', 'Pet', 'Any'],
  Cat: ['Cat', 'Pet', 'Any'],
  Person: ['Person', 'Any'],
  Query: ['Query'],
}
const argumentsOf: Readonly<Record<string, readonly string[]>> = {
  name: ['', '', '', '', '', '', '(short: true)', '(short: false)'],
  friends: ['', '', '', '', '(first: 1)', '(first: 2)'],
}
const forms = [
  '(form: {upper: true, lower: null})',
  '(form: {lower: null, upper: true})',
  '(form: {upper: true})',
]
const fragmentTypes = ['Pet', 'Dog', 'Cat', 'Person', 'Any', 'Pet']

function randomDocument(seed: number): string {
  const next = numbersFrom(seed)
  const pick = <One>(list: readonly One[]) => list[next(list.length)] as One

  const alias = () => (next(7) === 0 ? `${pick(['a', 'b', 'name', 'size'])}: ` : '')
  function argumentsFor(type: string, name: string): string {
    if (type === 'Query') return ''
    const hasForm = name === 'name' && type !== 'Person'
    return hasForm && next(8) === 0 ? pick(forms) : pick(argumentsOf[name] ?? [''])
  }
  function field(type: string, depth: number): string {
    const known = fieldsOf[type] ?? []
    const [name, below] = pick(depth > 0 ? known : known.filter(([, inner]) => !inner))
    const rest = below ? selections(below, depth - 1) : ''
    return `${alias()}${name}${argumentsFor(type, name)}${rest}`
  }
  function selection(type: string, depth: number): string {
    const choice = next(10)
    if (choice < 6) return field(type, depth)
    if (choice < 8) {
      const inner = pick(narrower[type] ?? [type])
      return `... on ${inner} ${selections(inner, depth)}`
    }
    // A fragment spreads only later ones, which excludes cycles.
    const first = fragmentTypes.length - Math.max(depth, 0)
    const index = first + next(Math.max(fragmentTypes.length - first, 1))
    const isFitting = (narrower[type] ?? []).includes(fragmentTypes[index] ?? '')
    return isFitting && depth > 0 ? `...F${index}` : field(type, depth)
  }
  const selections = (type: string, depth: number): string =>
    `{ ${Array.from({ length: 1 + next(3) }, () => selection(type, depth)).join(' ')} }`

  const fragments = fragmentTypes.map(
    (type, index) =>
      `fragment F${index} on ${type} ${selections(type, Math.min(3, fragmentTypes.length - 1 - index))}`,
  )
  // Spreads each fragment once under its own alias, so that none is unused or merged.
  const tops = fragmentTypes.map((_, index) => `top${index}: any { ...F${index} }`)
  return `{ ${selection('Query', 3)} ${selection('Query', 3)} ${tops.join(' ')} } ${fragments.join(' ')}`
}

/** What random documents rarely have. */
const chosen: [string, string, string | null][] = [
  [
    'types that differ in being required, one of them of the root',
    '{ pet { x: owner { name } ... on Cat { x: owner { name } } } }',
    'conflicting types',
  ],
  [
    'types that differ far below two objects',
    '{ any { ... on Dog { same { x: size } } ... on Cat { same { x: size } } } }',
    'conflicting types',
  ],
  [
    'a value and the name of a type',
    '{ any { ... on Dog { x: name } ... on Cat { x: __typename } } }',
    null,
  ],
  [
    'two values in objects of two types',
    '{ pet { ... on Dog { x: name } ... on Cat { x: tags } } }',
    'conflicting types',
  ],
  [
    'two fields in objects of two types',
    '{ pet { ... on Dog { x: name } ... on Cat { x: name(short: true) } } }',
    null,
  ],
  [
    'fields of an interface and of an object',
    '{ pet { x: name ... on Dog { x: name(short: true) } } }',
    'different fields or have differing arguments',
  ],
  [
    'fields of an interface and of the second of two objects',
    '{ pet { x: name ... on Dog { x: name } ... on Cat { x: name(short: true) } } }',
    'different fields or have differing arguments',
  ],
  [
    'two fields of an interface',
    '{ pet { x: name x: name(short: true) } }',
    'different fields or have differing arguments',
  ],
  [
    'two fields of the schema',
    '{ __schema { x: types { name } x: directives { name } } }',
    'different fields or have differing arguments',
  ],
  ['the same fields of the schema', '{ __schema { types { name } types { kind } } }', null],
]

const otherRules = specifiedRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule)

describe('fields of one response name', () => {
  test.each(chosen)('S57 %s are judged as by graphql-js', (_name, source, reason) => {
    const document = parse(source, { noLocation: true })
    expect(validate(schema, document, otherRules)).toEqual([])
    const theirs = validate(schema, document, [OverlappingFieldsCanBeMergedRule])
    expect(theirs.length > 0).toBe(reason !== null)
    const own = overlappingFields(schema, document)
    if (reason === null) expect(own).toBeNull()
    else expect(own).toMatch(new RegExp(`^Fields ".*" conflict because they.* ${reason}\\. Use`))
  })

  test('S57 are compared once for each set of selections, however many fields share it', () => {
    const levels = Array.from(
      { length: 16 },
      (_, at) => `fragment F${at} on Dog { a: same { ...F${at + 1} } b: same { ...F${at + 1} } }`,
    )
    const source = `{ dog { ...F0 } } ${levels.join(' ')} fragment F16 on Dog { size }`
    expect(overlappingFields(schema, parse(source))).toBeNull()
  })

  test('S57 take a step in each of two passes, and up to 20,000 steps in all', () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `a${at}: name`)
    const check = (count: number) =>
      refusalCodeOf(() => overlappingFields(schema, parse(`{ ${names(count).join(' ')} }`)))
    expect([check(10_000), check(10_001)]).toEqual(['passed', 'DOCUMENT_TOO_COMPLEX'])
  })

  test('S57 are refused and let through as by graphql-js', { timeout: 60_000 }, () => {
    const verdicts = { same: 0, refused: 0 }
    for (let seed = 1; seed <= 600; seed += 1) {
      const source = randomDocument(seed)
      const document = parse(source, { noLocation: true })
      if (validate(schema, document, otherRules).length > 0) continue
      const theirs = validate(schema, document, [OverlappingFieldsCanBeMergedRule]).length > 0
      expect(overlappingFields(schema, document) !== null, source).toBe(theirs)
      verdicts.same += 1
      if (theirs) verdicts.refused += 1
    }
    expect(verdicts.refused).toBeGreaterThan(30)
    expect(verdicts.same - verdicts.refused).toBeGreaterThan(30)
  })
})
