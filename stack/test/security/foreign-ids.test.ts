// Every storefront document that takes an id, with ids of another member: the response equals that of an unknown id.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  GraphQLID,
  getNullableType,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type TypeNode,
} from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import * as documents from '../support/documents.ts'
import { trackedProduct } from '../support/products.ts'
import { schema } from '../support/schema-samples.ts'
import { jonas, mara, signedIn } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
/** Returns an id of the same format that identifies nothing. */
const unknownIdLike = (id: string) =>
  id.length === 43 ? 'A'.repeat(43) : '00000000-0000-4000-8000-000000000000'
let owned: Record<string, string>
let other: Shopper
let visitor: Shopper

type Mine = {
  orders: { nodes: { id: string; checkoutId?: string | null }[] }
  me: { id: string; contact: { addresses: { id: string }[] } }
  mySessions: { id: string }[]
  cart: { id: string; lines: { id: string; productId: string }[] }
}

beforeAll(async () => {
  const { shopUrl } = stack()
  const owner = await signedIn(shopUrl, mara)
  other = await signedIn(shopUrl, jonas)
  visitor = createShopper(shopUrl)
  const product = await trackedProduct(owner)
  await owner.query(documents.addToCart, {
    input: { lines: [{ productId: product.id, quantity: 1 }] },
  })
  const ownData = await owner.query<Mine>(
    '{ orders { nodes { id } } me { id contact { addresses { id } } } mySessions { id } cart { id lines { id } } }',
  )
  const { createCheckout } = await owner.query<{
    createCheckout: { checkout: { id: string } }
  }>('mutation { createCheckout(input: {}) { checkout { id } problems { code } } }')
  owned = {
    order: ownData.orders.nodes[0]?.id ?? '',
    address: ownData.me.contact.addresses[0]?.id ?? '',
    member: ownData.me.id,
    session: ownData.mySessions[0]?.id ?? '',
    cart: ownData.cart.id,
    line: ownData.cart.lines[0]?.id ?? '',
    checkout: createCheckout.checkout.id,
  }
})

const manifest = JSON.parse(
  readFileSync(join(root, 'web/src/__generated__/persisted-documents.json'), 'utf8'),
) as Record<string, string>

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type)
const isList = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE ? isList(type.type) : type.kind === Kind.LIST_TYPE

/** Returns the path of a variable that is an id, and of each id of one that is an input. */
function pathsOfIds(name: string, node: TypeNode): string[][] {
  if (namedType(node) === 'ID') return [[name]]
  const type = schema.getType(namedType(node))
  if (!isInputObjectType(type)) return []
  return Object.values(type.getFields())
    .filter((field) => getNullableType(field.type) === GraphQLID)
    .map((field) => [name, field.name])
}

const cases = Object.entries(manifest).flatMap(([hash, text]) => {
  const operation = parse(text).definitions.find(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  )
  if (!operation || operation.operation === 'subscription') return []
  return (operation.variableDefinitions ?? []).flatMap(({ variable, type }) =>
    pathsOfIds(variable.name.value, type).map((path) => ({
      title: `${operation.name?.value}($${path.join('.')})`,
      documentId: `sha256:${hash.replace('sha256:', '')}`,
      path,
      isList: isList(type),
    })),
  )
})

/** The other required variables of the documents. */
const otherVariables = { choices: [], input: { country: 'US', city: 'Nowhere' } }

function variablesOf({ path: [name = '', field], isList }: (typeof cases)[number], id: string) {
  const value = isList ? [id] : id
  if (!field) return { ...otherVariables, [name]: value }
  return { [name]: { ...(field === 'memberId' ? otherVariables.input : {}), [field]: id } }
}

async function responseTo(shopper: Shopper, one: (typeof cases)[number], id: string) {
  const response = await shopper.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      documentId: one.documentId,
      variables: variablesOf(one, id),
    }),
  })
  const text = await response.text()
  return text
    .replaceAll(id, 'ID')
    .replace(/"idempotencyKey":"[^"]+"/g, '')
    .replace(/"[0-9a-f-]{36}"/g, '"ID"')
}

test('S71 documents with ids exist, and ids of every kind are tried', () => {
  expect(cases.length).toBeGreaterThan(10)
  expect(Object.values(owned).filter((id) => id.length > 10)).toHaveLength(7)
})

test.each(cases)('S71 $title: another member’s id reads like an unknown id', async (one) => {
  for (const caller of [other, visitor]) {
    for (const [kind, id] of Object.entries(owned)) {
      const unknown = await responseTo(caller, one, unknownIdLike(id))
      expect([kind, await responseTo(caller, one, id)]).toEqual([kind, unknown])
    }
  }
})
