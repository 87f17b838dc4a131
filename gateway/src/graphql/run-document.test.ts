import { parse } from 'graphql'
import { expect, test, vi } from 'vitest'
import { printedSchema as schema } from '../testing/schema.ts'
import type { Context } from './context.ts'
import { runDocument } from './run-document.ts'

const source = '{ __typename }'
const run = {
  contextValue: {} as Context,
  variableValues: {},
}
const known = (isCompiled: boolean) =>
  ({
    ...{ source, document: parse(source), operation: 'query' as const, isPublic: true },
    ...{ isTrusted: false, isCompiled },
  }) as const

test('S60 a document that came as text is interpreted, however often it runs', async () => {
  const compiling = vi.fn()
  const app = { graphql: Object.assign(compiling, { schema }) }
  for (const _time of [1, 2, 3]) {
    expect(await runDocument(app as never, known(false), run)).toEqual({
      data: { __typename: 'Query' },
    })
  }
  expect(compiling).not.toHaveBeenCalled()
})

test('one of a manifest is left to Mercurius, which compiles it', async () => {
  const compiling = vi.fn(async () => ({ data: null }))
  const app = { graphql: Object.assign(compiling, { schema }) }
  await runDocument(app as never, known(true), run)
  expect(compiling).toHaveBeenCalledWith(source, run.contextValue, {})
})
