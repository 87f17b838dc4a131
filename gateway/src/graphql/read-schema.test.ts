import { type GraphQLObjectType, isObjectType, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { directiveOn } from './field-directives.ts'
import { readSchema } from './read-schema.ts'

const schema = readSchema()

test('nodes of the document have their directives, and nothing else', () => {
  const types = Object.values(schema.getTypeMap())
  const fields = types.flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()) : [],
  )
  const declared = [...types, ...fields, ...fields.flatMap(({ args }) => args)]
  const nodes = declared.flatMap(({ astNode }) => (astNode ? [Object.keys(astNode)] : []))
  expect(nodes.length).toBeGreaterThan(100)
  expect(nodes.filter((keys) => keys.join() !== 'directives')).toEqual([])
})

test('directives, descriptions and deprecations are read without the rest of the nodes', () => {
  // Cast: the schema has this type.
  const { product } = (schema.getType('Query') as GraphQLObjectType).getFields()
  const slug = product?.args.find(({ name }) => name === 'slug')
  expect(slug?.description).toBe('Slug of the product.')
  expect(directiveOn(schema, 'lookupKey', slug ?? {})).toEqual({ format: 'SLUG', maxLength: 100 })
  expect(directiveOn(schema, 'lookup', product ?? {})).toEqual({})
  expect(directiveOn(schema, 'perRow', product ?? {})).toBeNull()
  expect(printSchema(schema)).toContain('@deprecated(reason:')
})
