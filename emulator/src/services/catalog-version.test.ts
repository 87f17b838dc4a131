import { beforeAll, expect, it } from 'vitest'
import { elevatedHeaders, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await testShop()
  token = await shop.visitor()
})

const has = async (catalogVersion: string) => {
  const answer = await shop.call('PATCH', '/_control/site', { body: { catalogVersion } })
  expect(answer.status).toBe(200)
}
const outcome = async (method: string, path: string, body?: object) => {
  const answer = await shop.call(method, path, { headers: elevatedHeaders, body })
  return answer.status === 428 ? answer.body.details.applicationError.code : answer.status
}
const v1Calls = () =>
  Promise.all([
    outcome('GET', '/stores-reader/v1/products/query-platformized'),
    outcome('POST', '/stores-reader/v1/products/query', {}),
    outcome('GET', '/v2/collections/query'),
    outcome('POST', '/stores/v1/collections', { collection: { name: 'Winter' } }),
  ])
const v3Calls = () =>
  Promise.all([
    outcome('GET', '/stores/v3/brands/query'),
    outcome('POST', '/stores/v3/brands/get-or-create', { brandName: 'Ostra' }),
  ])
const version = async () =>
  (await shop.call('GET', '/stores/v3/provision/version', { token })).body.catalogVersion

it('has both catalogs at first', async () => {
  expect(await v1Calls()).toEqual([200, 200, 200, 200])
  expect(await v3Calls()).toEqual([200, 200])
  expect(await version()).toBe('V1_CATALOG')
})

it('refuses the calls of v1 on a site of v3', async () => {
  await has('V3_CATALOG')
  const code = 'CATALOG_V3_CALLING_CATALOG_V1_API'
  expect(await v1Calls()).toEqual([code, code, code, code])
  expect(await v3Calls()).toEqual([200, 200])
  expect(await version()).toBe('V3_CATALOG')
})

it('refuses the calls of v3 on a site of v1', async () => {
  await has('V1_CATALOG')
  const code = 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'
  expect(await v1Calls()).toEqual([200, 200, 200, 200])
  expect(await v3Calls()).toEqual([code, code])
  expect(await version()).toBe('V1_CATALOG')
})

it('accepts every other call, and refuses an unknown version', async () => {
  await has('V3_CATALOG')
  expect(await outcome('GET', '/members/v1/members')).toBe(200)
  const body = { catalogVersion: 'V2_CATALOG' }
  expect((await shop.call('PATCH', '/_control/site', { body })).status).toBe(400)
})
