// App keys over two gateways. docs/security.md S106.
import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { bearer, elevatedStaff } from '../support/admin.ts'
import { at, useGateways } from '../support/gateways.ts'
import { listen } from '../support/listen.ts'

const gateways = useGateways(2)
let staff: Shopper
beforeAll(async () => {
  staff = await elevatedStaff(gateways().shopUrl)
})

type Payload = { result: { appKey: { id: string }; secret: string; problems: unknown[] } }
async function changeAt(node: number, name: string, input: object) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  const secret = /create|rotate/.test(name) ? 'secret' : ''
  const document = `mutation ($input: ${type}!) {
    result: ${name}(input: $input) { appKey { id } ${secret} problems { code } } }`
  const options = { isAdmin: true, ...at(node) }
  const { result } = await staff.query<Payload>(document, { input }, options)
  expect(result.problems).toEqual([])
  return { id: result.appKey.id, secret: result.secret }
}
const headersAt = (node: number, secret: string) => ({
  headers: { ...at(node).headers, ...bearer(secret).headers },
})
const statusAt = async (node: number, secret: string) => {
  const document = '{ managedProducts(first: 1) { nodes { id } } }'
  return (await createShopper(gateways().shopUrl).execute(document, {}, headersAt(node, secret)))
    .status
}
const becomes = (node: number, secret: string, status: number) =>
  expect.poll(() => statusAt(node, secret), { timeout: 3000, interval: 20 }).toBe(status)

test('S106 a key that one gateway revokes is refused by the other, and its stream there ends', async () => {
  const scopes = ['CATALOG_READ', 'EVENTS_READ', 'DOCUMENTS_SEND']
  const { id, secret } = await changeAt(0, 'createAppKey', { name: 'shared', scopes })
  await becomes(1, secret, 200)
  const listening = await listen(
    createShopper(gateways().shopUrl),
    { query: 'subscription { changeEvents { id } }' },
    headersAt(1, secret),
  )
  await changeAt(0, 'revokeAppKey', { id })
  await becomes(1, secret, 401)
  expect(await statusAt(0, secret)).toBe(401)
  await listening.over
})

test('S106 a key that one gateway rotates ends at the other', async () => {
  const { id, secret } = await changeAt(1, 'createAppKey', {
    name: 'rotated',
    scopes: ['CATALOG_READ'],
  })
  await becomes(0, secret, 200)
  const next = await changeAt(1, 'rotateAppKey', { id, graceHours: 0 })
  await becomes(0, secret, 401)
  await becomes(0, next.secret, 200)
})

test('requests at both gateways are counted together', async () => {
  const { id, secret } = await changeAt(0, 'createAppKey', {
    name: 'counted',
    scopes: ['CATALOG_READ'],
  })
  await becomes(1, secret, 200)
  const count = '{ appKeys { nodes { id requestsLastHour } } }'
  type Keys = { appKeys: { nodes: { id: string; requestsLastHour: number }[] } }
  const countAt = async (node: number) => {
    const { appKeys } = await staff.query<Keys>(count, {}, { isAdmin: true, ...at(node) })
    return appKeys.nodes.find((key) => key.id === id)?.requestsLastHour ?? 0
  }
  const before = await countAt(1)
  await statusAt(0, secret)
  await statusAt(0, secret)
  // Each gateway writes down what it counted when it is queried.
  await countAt(0)
  expect(await countAt(1)).toBe(before + 2)
})

test('S109 documents that an app registers at one gateway run at the other', async () => {
  const scopes = ['DOCUMENTS_SEND']
  const { secret } = await changeAt(0, 'createAppKey', { name: 'documents', scopes })
  const text = 'query Shared { store { name } }'
  const documentId = `sha256:${createHash('sha256').update(text).digest('hex')}`
  const send = (node: number, path: string, body: object) =>
    fetch(new URL(path, gateways().shopUrl), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headersAt(node, secret).headers },
    })
  await becomes(0, secret, 200)
  expect((await send(1, '/graphql', { documentId })).status).toBe(400)
  expect((await send(0, '/apps/documents', { [documentId]: text })).status).toBe(204)
  const statusOfOther = async () => (await send(1, '/graphql', { documentId })).status
  await expect.poll(statusOfOther, { timeout: 3000, interval: 20 }).toBe(200)
})
