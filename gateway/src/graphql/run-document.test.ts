import { buildSchema, type GraphQLObjectType, parse } from 'graphql'
import { expect, test } from 'vitest'
import type { Context } from './context.ts'
import { runDocument } from './run-document.ts'

const schema = () =>
  buildSchema(`
    scalar JSON
    input Line { id: ID!, quantity: Int! = 1, tags: [String!] }
    type Query { count: Int!, pieces(lines: [Line!]!, factor: Int = 2): Int! }
  `)

const known = (source: string, isCompiled: boolean) =>
  ({
    ...{ source, document: parse(source), operation: 'query' as const, isPublic: true },
    ...{ isTrusted: isCompiled, isCompiled },
  }) as const

/** Runs a document three times; returns the results, what resolvers got, and how often they were called by compiled code. */
async function thrice(source: string, isCompiled: boolean, variableValues = {}) {
  const [own, document] = [schema(), known(source, isCompiled)]
  const fields = (own.getQueryType() as GraphQLObjectType).getFields()
  let [count, compiled] = [0, 0]
  Object.assign(fields.count ?? {}, {
    resolve: () => {
      count += 1
      if (new Error().stack?.includes('/graphql-jit/')) compiled += 1
      return count
    },
  })
  const lines: unknown[] = []
  Object.assign(fields.pieces ?? {}, {
    resolve: (_: unknown, given: { lines: { quantity: number }[]; factor: number }) => {
      lines.push(given)
      return given.lines.reduce((sum, { quantity }) => sum + quantity, 0) * given.factor
    },
  })
  const results: unknown[] = []
  for (const _time of [1, 2, 3])
    results.push(await runDocument(own, document, { contextValue: {} as Context, variableValues }))
  return { results, lines, compiled }
}

test('S60 a document that came as text is interpreted, however often it runs', async () => {
  const { results, compiled } = await thrice('{ count }', false)
  expect(results).toEqual([{ data: { count: 1 } }, { data: { count: 2 } }, { data: { count: 3 } }])
  expect(compiled).toBe(0)
})

test('one of a manifest is compiled once it runs again, and executed each time', async () => {
  const { results, compiled } = await thrice('{ count }', true)
  expect(results).toEqual([{ data: { count: 1 } }, { data: { count: 2 } }, { data: { count: 3 } }])
  expect(compiled).toBe(2)
})

test('a compiled document gets its coerced variables as they are', async () => {
  const source = `query ($lines: [Line!]! = [{ id: "z" }], $factor: Int = 3) { pieces(lines: $lines, factor: $factor) }`
  const variables = {
    lines: [
      { id: 'a', quantity: 2 },
      { id: 'b', quantity: 1, tags: ['x'] },
    ],
    factor: 3,
  }
  const { results, lines } = await thrice(source, true, variables)
  expect(results).toEqual(Array.from({ length: 3 }, () => ({ data: { pieces: 9 } })))
  expect(lines).toEqual(Array.from({ length: 3 }, () => variables))
})
