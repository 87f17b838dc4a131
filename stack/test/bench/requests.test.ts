// What the benchmark sends, and how it judges what it gets.
import { readFileSync } from 'node:fs'
import { parse, visit } from 'graphql'
import { expect, test } from 'vitest'
import { numberOf, selectionOf } from '../../bench/requests/arguments.ts'
import { documents } from '../../bench/requests/documents.ts'
import { sendingOf } from '../../bench/requests/driver.ts'
import { differenceOf, normalized } from '../../bench/requests/golden.ts'
import { memberPages, newMember } from '../../bench/requests/members.ts'
import { serverIdOf, type Target, takesPart, targets } from '../../bench/requests/targets.ts'
import { workloads } from '../../bench/requests/workloads.ts'
import { adminManifest } from '../../src/root.ts'

const known = { workloads: ['W1', 'W2'], targets: ['P0', 'V'] }

test('arguments select workloads and servers; without any of a kind all of it is selected', () => {
  expect(selectionOf([], known)).toEqual(known)
  expect(selectionOf(['V', 'W2'], known)).toEqual({ workloads: ['W2'], targets: ['V'] })
  expect(selectionOf(['--', 'P0'], known)).toEqual({ ...known, targets: ['P0'] })
  expect(() => selectionOf(['W9'], known)).toThrow('Unknown: W9. There are W1 W2 P0 V')
})

test('a setting is a number above 0', () => {
  expect(numberOf({}, 'BENCH_ROUNDS', 3)).toBe(3)
  expect(numberOf({ BENCH_ROUNDS: '5' }, 'BENCH_ROUNDS', 3)).toBe(5)
  expect(() => numberOf({ BENCH_ROUNDS: 'many' }, 'BENCH_ROUNDS', 3)).toThrow('BENCH_ROUNDS')
})

const first = '0d000000-0000-4000-8000-000000000001'
const second = '0d000000-0000-4000-8000-000000000002'

test('answers are equal whatever the order of their members and what a server adds', () => {
  const golden = normalized('{"data":{"a":1,"b":[{"x":null,"y":"z"}]}}', false)
  expect(normalized('{"extensions":{},"data":{"b":[{"y":"z","x":null}],"a":1}}', false)).toBe(
    golden,
  )
  expect(normalized('{"data":{"a":1,"b":[]}}', false)).not.toBe(golden)
})

test('ids are compared for reads, and by their appearance for carts', () => {
  const body = (id: string, other: string) => JSON.stringify({ data: [id, other, id] })
  expect(normalized(body(first, second), false)).not.toBe(normalized(body(second, first), false))
  expect(normalized(body(first, second), true)).toBe(normalized(body(second, first), true))
  expect(normalized(body(first, first), true)).not.toBe(normalized(body(second, first), true))
})

test('a difference is shown with what surrounds it', () => {
  expect(differenceOf('same', 'same')).toBeNull()
  expect(differenceOf('{"a":1}', '{"a":2}')).toBe('…{"a":1}… is …{"a":2}…')
  expect(differenceOf('ab', 'abc')).toBe('…ab… is …abc…')
})

const facts = { slugs: ['mug', 'lamp'], collectionIds: ['1', '2', '3'], productId: first }
const one = <Item extends { id: string }>(items: readonly Item[], id: string): Item => {
  const found = items.find((item) => item.id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}
const sent = (target: string, workload: string, index = 0) =>
  sendingOf({
    ...{ target: one(targets, target), workload: one(workloads, workload), facts, index },
    unique: 'once',
  })
const bodyOf = (target: string, workload: string) =>
  JSON.parse(String(sent(target, workload).body)) as object

test('the gateway gets a trusted document by its hash, its peers get the text', () => {
  expect(bodyOf('V', 'W2')).toEqual({
    documentId: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    variables: { page: 1 },
  })
  expect(bodyOf('VO', 'W2')).toMatchObject({ query: expect.stringContaining('query Listing') })
  expect(bodyOf('P1', 'W2')).toEqual(bodyOf('VO', 'W2'))
  expect(bodyOf('VA', 'W2')).toEqual(bodyOf('V', 'W2'))
  expect(sent('VA', 'W2').headers.authorization).toMatch(/^Bearer /)
  expect(sent('V', 'W2').headers).toMatchObject({ 'x-vitrine-client': 'web' })
  for (const id of ['V', 'P1']) expect(sent(id, 'W2').headers.authorization).toBeUndefined()
})

test('the hand-written server has a route for each workload', () => {
  expect(sent('P0', 'W2', 4)).toMatchObject({ method: 'GET', path: '/listing?page=5' })
  expect(sent('P0', 'W3', 1).path).toBe('/product/lamp')
  expect(sent('P0', 'W5').method).toBe('POST')
  expect(bodyOf('P0', 'W5')).toEqual({
    lines: [{ productId: first, quantity: 1 }],
    idempotencyKey: 'once',
  })
})

test('each home page shows two different collections', () => {
  const pairs = Array.from({ length: 6 }, (_, index) => sent('P0', 'W1', index).path)
  expect(new Set(pairs).size).toBe(6)
  expect(pairs.some((path) => /first=(\d)&second=\1$/.test(path))).toBe(false)
})

test('a page has an address of its own, which no cache has', () => {
  expect(sent('V', 'S1', 2)).toMatchObject({ path: '/c/all-products?page=3&ref=once' })
  expect(sent('V', 'S2').path).toBe('/p/mug?ref=once')
})

test('pages are rendered by the gateway alone, and carts have the rows with sealed sessions', () => {
  const of = (workload: string): string[] =>
    targets
      .filter((target: Target) => takesPart(target, one(workloads, workload)))
      .map(({ id }) => id)
  expect(of('S1')).toEqual(['V', 'V0', 'VT', 'VS'])
  expect(of('W5')).toEqual(expect.arrayContaining(['P0', 'P0s', 'P1s']))
  expect(of('W2')).not.toContain('P0s')
  expect(of('W2')).toEqual(expect.arrayContaining(['V1', 'VO']))
})

test('members are requested as staff of the gateway, and from peers that have the key', () => {
  expect(sent('V', 'W6').path).toBe('/admin/graphql')
  expect(sent('P1', 'W6').path).toBe('/graphql')
  expect(sent('P0', 'W6', 2).path).toBe('/members?page=3')
  const members = one(workloads, 'W6')
  const of = targets.filter((target) => takesPart(target, members)).map(({ id }) => id)
  expect(of).toEqual(['P0', 'V', 'V0', 'P1', 'P2', 'P3', 'P3b', 'P4', 'P7'])
  const serverOf = (id: string, workload: string) =>
    serverIdOf(one(targets, id), one(workloads, workload))
  expect([serverOf('V0', 'W6'), serverOf('V0', 'W2')]).toEqual([
    'vitrine-staffed-cold',
    'vitrine-cold',
  ])
  expect(serverOf('P0', 'W6')).toBe('P0')
})

/** Returns the names of all fields that a document selects. */
function fieldsOf(text: string): string[] {
  const names = new Set<string>()
  visit(parse(text), { Field: ({ name }) => void names.add(name.value) })
  return [...names].sort()
}

test('the document of members selects the fields of the admin', () => {
  const manifest = JSON.parse(readFileSync(adminManifest, 'utf8')) as Record<string, string>
  const own = Object.values(manifest).find((text) => text.includes('query AdminMembers('))
  expect(fieldsOf(documents.members)).toEqual(fieldsOf(own ?? ''))
})

test('each of the seeded members has an email address of its own', () => {
  const all = Array.from({ length: memberPages * 50 }, (_, index) => newMember(index).loginEmail)
  expect(new Set(all).size).toBe(500)
  expect(all[1]).toBe('bruno.becker.1@members.test')
})
