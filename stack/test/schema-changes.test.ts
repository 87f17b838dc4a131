// Which changes of the schema are refused, and what a release stores.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { breakingChanges, deprecationsIn, removalDateOf } from '../tools/schema-changes.ts'
import { changesSinceRelease, lastRelease, release } from '../tools/schema-releases.ts'

const released = `
  directive @right(of: String!) on FIELD_DEFINITION
  directive @public on FIELD_DEFINITION
  directive @semanticNonNull on FIELD_DEFINITION
  directive @actors(allow: [String!]!) on FIELD_DEFINITION
  directive @perRow(idsPerCall: Int, rows: Int = 1) on FIELD_DEFINITION
  directive @lookupKey(maxLength: Int! = 100) on ARGUMENT_DEFINITION
  enum Color { RED GREEN }
  input CupInput { size: Int, color: Color = RED }
  type Cup { id: ID!, size: Int!, note: String, price(currency: String = "EUR"): Int }
  type Query { cup(id: ID!): Cup @public, cups: [Cup!] @right(of: "CATALOG_READ") }
  type Shelf { cups: [Cup!] @perRow(rows: 10), lids: [Int!], owner: Int @actors(allow: ["APP"]) }
  type Old { age: Int }
  type Mutation { fill(input: CupInput!): Cup @semanticNonNull }
  extend type Query { shelf(id: ID! @lookupKey(maxLength: 50)): Shelf, old: Old }
`
const changed = (...pairs: [from: string, to: string][]) =>
  pairs.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }, released)
const today = '2027-01-15'
const breaking = (...pairs: [from: string, to: string][]) =>
  breakingChanges(released, changed(...pairs), today)

describe('a change', () => {
  test.each([
    ['size: Int!, note', 'note', 'Cup.size was removed.'],
    ['note: String', 'note: Int', 'Cup.note changed type from String to Int.'],
    ['size: Int!', 'size: Int', 'Cup.size changed type from Int! to Int.'],
    [' GREEN', '', 'GREEN was removed from enum type Color.'],
    ['size: Int, color', 'size: Int!, color', 'CupInput.size changed type from Int to Int!.'],
    ['cup(id: ID!)', 'cup(id: ID!, size: Int!)', 'A required arg size on Query.cup was added.'],
    ['"EUR"', '"USD"', 'Cup.price arg currency has changed defaultValue from "EUR" to "USD".'],
    [
      'Cup @public',
      'Cup @right(of: "CATALOG_READ")',
      'Query.cup is limited by @right(of: "CATALOG_READ"), before by nothing.',
    ],
    [
      '@right(of: "CATALOG_READ")',
      '@right(of: "APPS_MANAGE")',
      'Query.cups is limited by @right(of: "APPS_MANAGE"), before by @right(of: "CATALOG_READ").',
    ],
    ['Cup @semanticNonNull', 'Cup', 'Mutation.fill may be null without an error.'],
    ['= RED', '= GREEN', 'CupInput.color has the default "GREEN", before "RED".'],
    ['= RED', '', 'CupInput.color has the default undefined, before "RED".'],
    ['input CupInput', 'input CupInput @oneOf', 'CupInput takes exactly one field.'],
    ['rows: 10', 'rows: 5', 'Shelf.cups is answered below 5 rows, before below 10.'],
    [
      'lids: [Int!]',
      'lids: [Int!] @perRow',
      'Shelf.lids is answered below 1 rows, before below any.',
    ],
    ['maxLength: 50', 'maxLength: 40', 'Query.shelf(id:) takes 40 characters, before 50.'],
    [
      '@actors(allow: ["APP"])',
      '@actors(allow: ["STAFF"])',
      'Shelf.owner is limited by @actors(allow: ["STAFF"]), before by @actors(allow: ["APP"]).',
    ],
  ])('from %j to %j breaks clients', (from, to, message) => {
    expect(breaking([from, to])).toEqual([message])
  })

  test.each([
    ['note: String', 'note: String!'],
    ['note: String', 'note: String, color: Color'],
    [' GREEN', ' GREEN BLUE'],
    ['size: Int, color', 'size: Int, name: String, color'],
    ['cup(id: ID!)', 'cup(id: ID!, size: Int)'],
    ['Cup @public', 'Cup'],
    ['rows: 10', 'rows: 20'],
    [' @perRow(rows: 10)', ''],
    ['(maxLength: 50)', ''],
    ['["APP"]', '["APP", "STAFF"]'],
    ['@right(of: "CATALOG_READ")', ''],
    ['Cup @semanticNonNull', 'Cup!'],
    ['directive @public on FIELD_DEFINITION', 'directive @public on FIELD_DEFINITION | OBJECT'],
  ])('from %j to %j does not', (from, to) => {
    expect(breaking([from, to])).toEqual([])
  })
})

describe('what was deprecated', () => {
  const deprecated = (date: string) =>
    changed(
      [
        'note: String',
        `note: String @deprecated(reason: "Use size instead. Removed after ${date}.")`,
      ],
      [' GREEN', ` GREEN @deprecated(reason: "Use RED instead. Removed after ${date}.")`],
    )
  const without = changed([', note: String', ''], [' GREEN', ''])

  test('may be gone after its date, and not before', () => {
    expect(breakingChanges(deprecated('2027-01-14'), without, today)).toEqual([])
    expect(breakingChanges(deprecated('2027-01-15'), without, today)).toHaveLength(2)
    expect(breakingChanges(deprecated('soon'), without, today)).toHaveLength(2)
  })

  test('may be the last field of a type, which is gone with it', () => {
    const reason = '@deprecated(reason: "Use shelf instead. Removed after 2027-01-14.")'
    const old = changed(['old: Old', `old: Old ${reason}`], ['age: Int', `age: Int ${reason}`])
    const gone = changed([', old: Old', ''], ['  type Old { age: Int }\n', ''])
    expect(breakingChanges(old, gone, today)).toEqual([])
    expect(breakingChanges(old, gone, '2027-01-14')).not.toEqual([])
  })

  test('is found with its reason', () => {
    expect(deprecationsIn(deprecated('2027-01-14'))).toEqual([
      { at: 'Color.GREEN', reason: 'Use RED instead. Removed after 2027-01-14.' },
      { at: 'Cup.note', reason: 'Use size instead. Removed after 2027-01-14.' },
    ])
    const withArgument = 'type Query { cup(old: Int @deprecated): Int }'
    expect(deprecationsIn(withArgument)).toEqual([{ at: 'Query.cup.old', reason: '' }])
    expect(removalDateOf('Use size instead.')).toBeNull()
  })
})

describe('a release', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'releases-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const options = (schema: string) => ({ folder, current: schema, today })

  test('is stored, and what follows is compared with the last one', () => {
    expect(lastRelease(folder)).toBeNull()
    expect(changesSinceRelease(options('anything'))).toEqual([])
    const file = release('1.9.0', options(released))
    expect(readFileSync(file, 'utf8')).toBe(released)
    release('1.10.0', options(changed([' GREEN', ' GREEN BLUE'])))
    expect(lastRelease(folder)?.version).toBe('1.10.0')
    expect(changesSinceRelease(options(released))).toEqual([
      'BLUE was removed from enum type Color.',
    ])
  })

  test('has a version after the last one, and breaks nothing', () => {
    for (const version of ['1', '1.0', 'v1.0.0', '../1.0.0'])
      expect(() => release(version, options(released))).toThrow('is no version')
    release('1.2.0', options(released))
    expect(() => release('1.2.0', options(released))).toThrow('1.2.0 is not after 1.2.0')
    expect(() => release('1.1.9', options(released))).toThrow('1.1.9 is not after 1.2.0')
    const broken = options(changed([' GREEN', '']))
    expect(() => release('2.0.0', broken)).toThrow('GREEN was removed')
  })

  test('announces a removal at least half a year ahead, once', () => {
    const announced = (date: string) =>
      changed([
        'note: String',
        `note: String @deprecated(reason: "Use size. Removed after ${date}.")`,
      ])
    expect(() => release('1.0.0', options(announced('2027-07-15')))).toThrow(
      'Cup.note: removed before 2027-07-16',
    )
    release('1.0.0', options(announced('2027-07-16')))
    const later = { ...options(announced('2027-07-16')), today: '2027-03-01' }
    expect(() => release('1.1.0', later)).not.toThrow()
  })

  test('of a folder with other files is the one with the last version', () => {
    writeFileSync(join(folder, 'README.md'), '')
    expect(lastRelease(folder)).toBeNull()
  })
})

test('what is deprecated says what to use instead, and until when it stays', () => {
  const sdl = readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8')
  const unclear = deprecationsIn(sdl).filter(({ reason }) => removalDateOf(reason) === null)
  expect(unclear).toEqual([])
})
