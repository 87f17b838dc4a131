// Every enum with the value UNKNOWN: responses hold it, arguments do not. It is refused at its path, without a call.
import { getNamedType, isEnumType } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { elevatedStaff, executeAdmin } from '../support/admin.ts'
import { controlOf, type PlatformControl } from '../support/platform-control.ts'
import { documentFor, placesIn, schema, variablesWith } from '../support/schema-samples.ts'
import { useStack } from '../support/start.ts'

const stack = useStack()
let staff: Shopper
let control: PlatformControl
beforeAll(async () => {
  staff = await elevatedStaff(stack().shopUrl)
  control = controlOf(stack().platformUrl)
})

const roots = [
  ['query', schema.getQueryType()],
  ['mutation', schema.getMutationType()],
] as const
const cases = roots.flatMap(([kind, root]) =>
  Object.values(root?.getFields() ?? {}).flatMap((field) =>
    placesIn(field.args).flatMap(({ steps, member: { type } }) => {
      const named = getNamedType(type)
      if (!isEnumType(named) || !named.getValue('UNKNOWN')) return []
      const path = steps.map(({ name, isList }) => (isList ? `${name}[0]` : name)).join('.')
      return [{ kind, field, steps, path, title: `${field.name}(${path})` }]
    }),
  ),
)

test('there are such arguments, of queries and mutations', () => {
  expect(cases.filter(({ kind }) => kind === 'query').length).toBeGreaterThan(4)
  expect(cases.filter(({ kind }) => kind === 'mutation').length).toBeGreaterThan(20)
})

test.each(cases)('$title is not UNKNOWN', async ({ kind, field, steps, path }) => {
  await control.clearCalls()
  const variables = variablesWith(field.args, steps, () => 'UNKNOWN')
  const { errors } = await executeAdmin(staff, documentFor(kind, field), variables)
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: path.replace(/^input\./, ''),
  })
  expect(await control.calls()).toEqual([])
})
