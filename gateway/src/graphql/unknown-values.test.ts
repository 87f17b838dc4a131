import { graphqlSync } from 'graphql'
import { expect, test } from 'vitest'
import { schemaWith } from '../testing/schema.ts'
import { knownValue, nameUnknownValues } from './unknown-values.ts'

const schema = nameUnknownValues(
  schemaWith(`
    enum Size { UNKNOWN SMALL LARGE }
    enum Shape { ROUND SQUARE }
    type Query { size(of: Size = SMALL): Size shape: Shape }
  `),
)
const run = (source: string, size: unknown, variableValues = {}) =>
  graphqlSync({ schema, source, variableValues, rootValue: { size, shape: size } })

test.each([
  ['LARGE', 'LARGE'],
  ['UNKNOWN', 'UNKNOWN'],
  ['UNSPECIFIED_SIZE', 'UNKNOWN'],
  ['HUGE', 'UNKNOWN'],
])('%s of the platform is %s', (value, name) => {
  expect(run('{ size }', value).data).toEqual({ size: name })
})

test('an enum without that value fails on what it lacks', () => {
  expect(run('{ shape }', 'OVAL').errors).toHaveLength(1)
})

test('an argument holds the other values only, in a literal and in a variable', () => {
  const document = 'query ($of: Size) { size(of: $of) }'
  expect(run('{ size(of: LARGE) }', 'SMALL').errors).toBeUndefined()
  expect(run(document, 'SMALL', { of: 'LARGE' }).errors).toBeUndefined()
  expect(run('{ size(of: UNKNOWN) }', 'SMALL').errors).toHaveLength(1)
  expect(run(document, 'SMALL', { of: 'UNKNOWN' }).errors).toHaveLength(1)
})

test('a value of an argument is passed on', () => {
  expect(knownValue('LARGE')).toBe('LARGE')
})
