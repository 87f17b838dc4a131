import { beforeEach, expect, test } from 'vitest'
import { sendSignInCode } from '../sign-in/sign-in-code.ts'
import { elevatedHeaders, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
})
const rename = (name: string | null) =>
  shop.call('PATCH', '/_control/site', { body: { properties: { siteDisplayName: name } } })
const pageBody = async () => (await shop.call('GET', '/hosted/checkout')).body as string

test('hosted pages have the name that the site says', async () => {
  expect(await pageBody()).toContain('<span class="name">Halden</span>')
  await rename('Brook & Fern')
  expect(await pageBody()).toContain('<span class="name">Brook &amp; Fern</span>')
  expect(await pageBody()).toContain(' · Brook &amp; Fern</title>')
  await rename('')
  expect(await pageBody()).toContain('<span class="name">Halden</span>')
})

test('so do mails and the settings of the checkout', async () => {
  await rename('Brook & Fern')
  sendSignInCode('mara@shop.test', shop)
  expect(shop.state.mails.all().at(-1)?.subject).toBe('Your code for Brook & Fern')
  const { body } = await shop.call('GET', '/ecom/v1/checkout-settings', {
    headers: elevatedHeaders,
  })
  expect(body.checkoutSettings.checkoutBrand.header.text).toBe('Brook & Fern')
})
