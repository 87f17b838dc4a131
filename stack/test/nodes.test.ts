// Things read by their global id: the same as the field of their type reads, with the same guards.
import { randomUUID } from 'node:crypto'
import { getNamedType, isObjectType, parse } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { costOf } from '../../gateway/src/graphql/document-cost.ts'
import { maxNodes, nodeFields, nodeIdOf } from '../../gateway/src/graphql/nodes.ts'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { elevatedStaff, executeAdmin, queryAdmin } from './support/admin.ts'
import { schema } from './support/schema-samples.ts'
import { jonas, mara, signedIn } from './support/sign-in.ts'
import { useSignInStack } from './support/sign-in-stack.ts'

const { stack } = useSignInStack({})
let visitor: Shopper
beforeAll(() => {
  visitor = createShopper(stack().shopUrl)
})

type Node = { __typename: string; nodeId: string; name?: string } | null
const one = 'query ($id: ID!) { node(id: $id) { __typename nodeId } }'
const many = `query ($ids: [ID!]!) {
  nodes(ids: $ids) { __typename nodeId ... on Product { name } ... on Collection { name } }
}`

test('every node has fields that read it by its id', () => {
  const node = schema.getType('Node')
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  const nodes = types.filter((type) => type.getInterfaces().some((each) => each === node))
  expect(nodes.map(({ name }) => name).sort()).toEqual(Object.keys(nodeFields).sort())
  for (const [type, fields] of Object.entries(nodeFields)) {
    for (const name of fields) {
      const field = schema.getQueryType()?.getFields()[name]
      expect(field && getNamedType(field.type).name).toBe(type)
      expect(field?.args.map((argument) => argument.name)).toContain('id')
    }
  }
})

describe('what shoppers see', () => {
  const lists = `{
    products(first: 2) { nodes { id nodeId name } }
    collections(first: 1) { nodes { id nodeId name } }
    brands(first: 1) { nodes { id nodeId name } }
    storeVariants(first: 1) { nodes { id nodeId } }
  }`
  type Listed = Record<string, { nodes: { id: string; nodeId: string; name: string }[] }>

  test('is read by the ids of lists', async () => {
    const listed = await visitor.query<Listed>(lists)
    for (const [type, { nodes }] of Object.entries(listed)) {
      for (const { id, nodeId } of nodes) {
        const typename = `${type.charAt(0).toUpperCase()}${type.slice(1, -1)}`
        expect(nodeId).toBe(nodeIdOf(typename as 'Product', id))
        expect(await visitor.query(one, { id: nodeId })).toEqual({
          node: { __typename: typename, nodeId },
        })
      }
    }
  })

  test('comes in the order of the ids, with null for what is not there', async () => {
    const { products, collections } = await visitor.query<Listed>(lists)
    const [first, second] = products?.nodes ?? []
    const [collection] = collections?.nodes ?? []
    const missing = nodeIdOf('Product', randomUUID())
    const ids = [second?.nodeId, missing, collection?.nodeId, first?.nodeId]
    const { data, errors, extensions } = await visitor.execute<{ nodes: Node[] }>(many, { ids })
    expect(errors).toBeUndefined()
    expect(data?.nodes.map((node) => node?.name)).toEqual([
      ...[second?.name, undefined, collection?.name, first?.name],
    ])
    expect(extensions).toMatchObject({
      problems: [{ code: 'NOT_FOUND', field: 'ids[1]', path: ['nodes', 1] }],
    })
  })
})

test.each([
  '',
  'x',
  randomUUID(),
  Buffer.from('Product').toString('base64url'),
  Buffer.from('Product:').toString('base64url'),
  Buffer.from('Cart:1').toString('base64url'),
  Buffer.from('toString:1').toString('base64url'),
  `${nodeIdOf('Product', '1')}=`,
  nodeIdOf('Product', 'x'.repeat(300)),
])('S112 %j is nothing, with the reason, and without any call', async (id) => {
  const reason = { code: 'INVALID_FORMAT', message: expect.stringContaining('nodeId') }
  const single = await visitor.execute(one, { id })
  expect(single.data).toEqual({ node: null })
  expect(single.extensions).toEqual({ problems: [{ ...reason, field: 'id', path: ['node'] }] })
  const several = await visitor.execute(many, { ids: [id, id] })
  expect(several.data).toEqual({ nodes: [null, null] })
  expect(several.extensions).toEqual({
    problems: [
      { ...reason, field: 'ids[0]', path: ['nodes', 0] },
      { ...reason, field: 'ids[1]', path: ['nodes', 1] },
    ],
  })
})

test('at most ten are read at once', async () => {
  const ids = Array.from({ length: 11 }, () => nodeIdOf('Product', randomUUID()))
  const { errors } = await visitor.execute(many, { ids })
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ids' })
})

test('S63 ten things count as ten rows: what takes a call for each is refused', async () => {
  const perRow = (field: string) =>
    `{ ${field} { ... on Product { availability { availableForPurchase } } } }`
  const id = nodeIdOf('Product', randomUUID())
  const several = await visitor.execute(perRow(`nodes(ids: ["${id}"])`))
  expect(several.errors?.[0]?.extensions).toMatchObject({ code: 'DOCUMENT_TOO_COSTLY' })
  const single = await visitor.execute(perRow(`node(id: "${id}")`))
  expect(single.errors).toBeUndefined()
  const costOfRows = (rows: string) => costOf(parse(`{ ${rows} { nodeId } }`), {}, schema).fields
  expect(costOfRows('nodes(ids: [])')).toBe(1 + maxNodes)
})

test('S71 an order is read by its own member only', async () => {
  const [member, other] = await Promise.all([
    signedIn(stack().shopUrl, mara),
    signedIn(stack().shopUrl, jonas),
  ])
  type Orders = { orders: { nodes: { nodeId: string }[] } }
  const { orders } = await member.query<Orders>('{ orders(first: 1) { nodes { nodeId } } }')
  const id = orders.nodes[0]?.nodeId
  expect(await member.query(one, { id })).toEqual({ node: { __typename: 'Order', nodeId: id } })
  for (const caller of [other, visitor]) {
    const { data, extensions } = await caller.execute(one, { id })
    expect(data).toEqual({ node: null })
    expect(extensions).toMatchObject({ problems: [{ code: 'NOT_FOUND' }] })
  }
})

test('S112 a member is read by that member, as `me` is, and by no other caller', async () => {
  const [member, other] = await Promise.all([
    signedIn(stack().shopUrl, mara),
    signedIn(stack().shopUrl, jonas),
  ])
  type Me = { me: { nodeId: string; loginEmail: string } }
  const { me } = await member.query<Me>('{ me { nodeId loginEmail } }')
  const fields = '{ __typename nodeId ... on Member { loginEmail } }'
  const read = `query ($id: ID!) { node(id: $id) ${fields} nodes(ids: [$id]) ${fields} }`
  const own = { __typename: 'Member', ...me }
  expect(await member.query(read, { id: me.nodeId })).toEqual({ node: own, nodes: [own] })
  const { data, errors, extensions } = await other.execute(read, { id: me.nodeId })
  expect([data, errors]).toEqual([{ node: null, nodes: [null] }, undefined])
  const reason = { code: 'NOT_FOUND', message: expect.any(String) }
  expect(extensions).toEqual({
    problems: [
      { ...reason, field: 'id', path: ['node'] },
      { ...reason, field: 'ids[0]', path: ['nodes', 0] },
    ],
  })
  // Also an id that cannot be one of a member: nothing says which ids there are.
  const wrong = await other.execute(one, { id: nodeIdOf('Member', 'x') })
  expect(wrong.extensions).toMatchObject({ problems: [{ code: 'NOT_FOUND', field: 'id' }] })
})

test('S112 members, jobs and hidden products are read with the right for them only', async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  const create = `mutation { createProduct(input: { name: "Hidden", basePrice: "5", visible: false }) {
    product { id nodeId } problems { code }
  } }`
  type Created = { createProduct: { product: { id: string; nodeId: string } } }
  const { product } = (await queryAdmin<Created>(staff, create)).createProduct
  expect(await queryAdmin(staff, one, { id: product.nodeId })).toEqual({
    node: { __typename: 'Product', nodeId: product.nodeId },
  })
  expect(await visitor.query(one, { id: product.nodeId })).toEqual({ node: null })

  type Ids = Record<string, { nodes: { nodeId: string }[] }>
  const lists =
    '{ managedMembers(first: 1) { nodes { nodeId } } jobs(first: 1) { nodes { nodeId } } }'
  for (const { nodes } of Object.values(await queryAdmin<Ids>(staff, lists))) {
    const [{ nodeId: id } = { nodeId: '' }] = nodes
    const { data } = await executeAdmin<{ node: Node }>(staff, one, { id })
    expect(data?.node?.nodeId).toBe(id)
    const { data: none, errors } = await visitor.execute(one, { id })
    expect([none, errors?.[0]?.extensions?.code]).toEqual([{ node: null }, 'UNAUTHENTICATED'])
  }
})
