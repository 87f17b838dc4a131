// Every query, mutation and subscription has an example in the playground, and every example runs. An example names what
// has to run before it, and where its variables come from: `# Run CreateBrand first: $id is createBrand.brand.id.`
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, getOperationAST, Kind, type OperationDefinitionNode, parse } from 'graphql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { journeyControl } from '../e2e/control.ts'
import { hundredfoldCalls } from '../src/call-limits.ts'
import { type Example, readExamples } from '../src/examples.ts'
import { root } from '../src/root.ts'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { elevatedStaff } from './support/admin.ts'
import { controlOf } from './support/platform-control.ts'
import { useStack } from './support/start.ts'
import { deliver, signed } from './support/webhooks.ts'

const stack = useStack({
  ...hundredfoldCalls,
  SIGN_INS_PER_LOGIN: '1000',
  SIGN_INS_PER_ADDRESS: '1000',
})
const examples = { shop: readExamples(), admin: readExamples('admin') }
const all = [...examples.shop, ...examples.admin]
const schema = buildSchema(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'))

function operationOf({ query }: Example): OperationDefinitionNode {
  const operation = getOperationAST(parse(query))
  if (!operation) throw new Error(query)
  return operation
}

const rootFieldsOf = (example: Example) =>
  operationOf(example).selectionSet.selections.flatMap((one) =>
    one.kind === Kind.FIELD ? [one.name.value] : [],
  )

const isOf = (kind: string) => (example: Example) => operationOf(example).operation === kind

/** Returns the example to run before, and the paths in its data of the variables. */
function preparationOf({ summary }: Example) {
  const [, before = null] = /Run (\w+) first/.exec(summary) ?? []
  const paths = [...summary.matchAll(/\$(\w+) is ([\w.]+\w)/g)].map(
    ([, name = '', path = '']) => [name, path.split('.')] as const,
  )
  return { before, paths }
}

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], data)

/** Runs an example after the one it names. */
async function run(
  example: Example,
  shopper: Shopper,
  isAdmin: boolean,
): Promise<Record<string, unknown>> {
  const variables = await variablesOf(example, shopper, isAdmin)
  const result = await shopper.execute<Record<string, unknown>>(example.query, variables, {
    isAdmin,
  })
  expect(result.errors, example.name).toBeUndefined()
  expect(result.status).toBe(200)
  // A read of what is not there has a reason.
  expect(result.extensions?.problems, example.name).toBeUndefined()
  return result.data
}

async function variablesOf(
  example: Example,
  shopper: Shopper,
  isAdmin: boolean,
): Promise<Record<string, unknown>> {
  const { before, paths } = preparationOf(example)
  const first = before && examples[isAdmin ? 'admin' : 'shop'].find(({ name }) => name === before)
  if (before && !first) throw new Error(`${example.name} names an example that is not there`)
  const data = first ? await run(first, shopper, isAdmin) : {}
  const variables = Object.fromEntries(paths.map(([name, path]) => [name, valueAt(data, path)]))
  for (const { variable, defaultValue, type } of operationOf(example).variableDefinitions ?? []) {
    if (defaultValue || type.kind !== Kind.NON_NULL_TYPE) continue
    expect(variables[variable.name.value] ?? null, variable.name.value).not.toBeNull()
  }
  return variables
}

/** The product to hide for an event. Each once: a reset shows it again without an event that says so. */
const hidden: Record<string, string> = {
  ProductChanged: 'linen-cushion',
  ShopChanged: 'moon-jar',
  LiveChangeEvents: 'work-apron',
}

/** The example that causes an event of a subscription; for all others a product changes. */
const causes: Record<string, string> = { CartChanged: 'AddMoonJar', MeChanged: 'UpdateMe' }

/** Returns the first event of a stream, and closes it. */
async function firstEvent(response: Response): Promise<string> {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const [, event] = /event: next\ndata: (.*)\n/.exec(text) ?? []
    if (event) return event
  }
  throw new Error(`The stream ended without an event: ${text}`)
}

/** A mutation succeeds, unless the example says that it is refused. */
function expectSuccess({ summary }: Example, data: unknown) {
  if (!/refus/i.test(summary)) expect(JSON.stringify(data)).not.toContain('"problems":[{')
}

test('every domain has an example', () => {
  expect(examples.shop.length).toBeGreaterThanOrEqual(10)
  expect(examples.admin.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'ManagedProducts',
      'ManagedCollections',
      'ManagedBrands',
      'ManagedMembers',
      'Log',
    ]),
  )
})

test.each([
  ['query', schema.getQueryType()],
  ['mutation', schema.getMutationType()],
  ['subscription', schema.getSubscriptionType()],
])('every %s has an example', (kind, type) => {
  const fields = Object.keys(type?.getFields() ?? {})
  const shown = new Set(all.filter(isOf(kind)).flatMap(rootFieldsOf))
  expect(fields.length).toBeGreaterThan(0)
  expect(fields.filter((name) => !shown.has(name))).toEqual([])
})

test('every example says what it shows', () => {
  expect(all.filter(({ summary }) => !summary).map(({ name }) => name)).toEqual([])
})

test('names are unique at each endpoint, so that a link leads to one example', () => {
  for (const list of Object.values(examples)) {
    const names = list.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  }
})

describe('on the seeded shop', () => {
  beforeEach(async () => {
    await controlOf(stack().platformUrl).reset()
  })

  // The history that ChangeEvents reads is empty until something changes.
  beforeAll(async () => {
    const { shopUrl, platformUrl } = stack()
    const { jwt } = await signed(platformUrl, {
      name: 'ProductChanged',
      entityId: '5c3bda3b-08aa-4ec8-8367-d442c508b898',
    })
    await deliver(shopUrl, jwt)
  })

  test.each(examples.shop.filter((one) => !isOf('subscription')(one)))(
    'the playground example $name runs',
    async (example) => {
      expectSuccess(example, await run(example, createShopper(stack().shopUrl), false))
    },
  )

  test.each(examples.admin.filter((one) => !isOf('subscription')(one)))(
    'the admin example $name runs',
    async (example) => {
      expectSuccess(example, await run(example, await elevatedStaff(stack().shopUrl), true))
    },
  )

  const streams = [
    ...examples.shop.map((example) => ({ ...example, isAdmin: false })),
    ...examples.admin.map((example) => ({ ...example, isAdmin: true })),
  ].filter(isOf('subscription'))

  test.each(streams)('the example $name receives an event', async ({ isAdmin, ...example }) => {
    const { shopUrl, platformUrl } = stack()
    const shopper = isAdmin ? await elevatedStaff(shopUrl) : createShopper(shopUrl)
    const variables = await variablesOf(example, shopper, isAdmin)
    const response = await shopper.send(isAdmin ? '/admin/graphql' : '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: example.query, variables }),
    })
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const [cause] = examples.shop.filter(({ name }) => name === causes[example.name])
    if (cause) await run({ ...cause, summary: '' }, shopper, false)
    else await journeyControl(platformUrl).setVisible(hidden[example.name] ?? '', false)
    expect(await firstEvent(response)).toMatch(/^\{"data":\{"\w+":\{/)
  })
})
