// Differences of a hosted site that the platform imitates by default, and the setting that relaxes each.
// docs/contract/real-site.md §9.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestShop, testShop } from '../testing/test-shop.ts'
import type { SiteSettingsChange } from './site-settings.ts'

let shop: TestShop
let token: string
beforeEach(async () => {
  shop = await testShop()
  token = await shop.visitor()
})
afterEach(() => shop.server.close())

const relax = (body: SiteSettingsChange) => shop.call('PATCH', '/_control/site', { body })
const get = (path: string) => shop.call('GET', path, { token })
const typeOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-type'])

describe('row A and B', () => {
  const transforms = [
    ['doubled', '/v1/fit/w_5,h_5,q_90/file.png/v1/fill/w_5,h_5,al_c,q_80,enc_auto/a.png'],
    ['unknown to the kit', '/v1/fill/w_5,h_5,al_c,q_80,enc_webp/a.png'],
    ['beyond the source', '/v1/fill/w_1201,h_1500,al_c,q_80,enc_auto/a.png'],
  ]
  const address = (rest: string) => `/media/${shop.product('morning-mug').pictures[0]?.id}${rest}`

  test.each(transforms)('a transform that is %s is refused, else the picture', async (_, rest) => {
    expect((await get(address(rest))).status).toBe(403)
    await relax({ checksTransforms: false })
    const { status, headers } = await get(address(rest))
    expect([status, headers.etag]).toEqual([200, (await get(address(''))).headers.etag])
  })

  test('a picture that does not exist is missing either way', async () => {
    await relax({ checksTransforms: false })
    expect((await get('/media/none.png/v1/fill/x/a.png/more')).status).toBe(404)
  })
})

test('row J and K: facts and rights of the site need its credentials, else any token', async () => {
  const calls = () =>
    Promise.all(
      ['/site-properties/v4/properties', `/oauth-app/v1/oauth-apps/${shop.site.clientId}`].map(get),
    )
  expect((await calls()).map(({ status }) => status)).toEqual([403, 403])
  await relax({ checksPermissions: false })
  const [properties, client] = await calls()
  expect(properties?.body.properties.siteDisplayName).toBe('Halden')
  expect(client?.body.oAuthApp.id).toBe(shop.site.clientId)
  const unknown = await shop.call('GET', '/site-properties/v4/properties', { token: 'unknown' })
  expect(unknown.status).toBe(401)
})

test('row N: texts are in the language of the header, else in that of the site', async () => {
  const nameOf = async () => {
    const headers = { authorization: token, 'x-wix-linguist': 'de|de-de|false|x' }
    const url = `/stores-reader/v1/products/${shop.product('morning-mug').id}`
    return (await shop.call('GET', url, { headers })).body.product.name
  }
  const { name } = shop.product('morning-mug')
  expect(await nameOf()).not.toBe(name)
  await relax({ translatesTexts: false })
  expect(await nameOf()).toBe(name)
})

test('row O: the captcha loads its widgets from another host, else from its own', async () => {
  const script = async () => (await get('/captcha/api.js')).body
  expect(await script()).toContain('"http://127.0.0.1:4000/captcha/widgets.js"')
  await relax({ loadsCaptchaElsewhere: false })
  expect(await script()).toContain('"http://platform.localhost:4000/captcha/widgets.js"')
})

test('row R: an unknown path is a page with 404, else an error in JSON', async () => {
  const paths = ['/ecom/v9/nothing', '/stores-reader/v2/collections/query']
  await relax({ collectionsV2: false })
  for (const path of paths) {
    const page = await get(path)
    expect([page.status, typeOf(page)]).toEqual([404, 'text/html; charset=utf-8'])
  }
  await relax({ sendsUnknownPages: false })
  for (const path of paths) {
    const { status, body } = await get(path)
    expect([status, body.details.applicationError.code]).toEqual([404, 'NOT_FOUND'])
  }
})

test('row W: a refusal does not say which permission is missing, else it does', async () => {
  const refusals = async () => {
    const fault = { kind: 'status', status: 403, times: 1, match: { path: '/ecom/' } }
    await shop.call('POST', '/_control/faults', { body: fault })
    const answers = [
      await get('/site-properties/v4/properties'),
      await shop.call('POST', '/members/v1/members/join-community', { token, body: {} }),
      await get('/ecom/v1/carts/current'),
    ]
    return answers.map(({ status, body }) => ({ status, ...body }))
  }
  const code = 'PERMISSION_DENIED'
  const details = { applicationError: { code, description: '', data: {} } }
  expect(await refusals()).toEqual([
    { status: 403, message: '', details },
    { status: 403, message: '', details },
    { status: 403, message: '', details: {} },
  ])
  await relax({ explainsRefusals: true })
  expect((await refusals()).map(({ message }) => message)).toEqual([
    'This call needs the site’s API key',
    'This call needs a signed-in member',
    'Injected fault',
  ])
})
