import { beforeEach, describe, expect, it } from 'vitest'
import { defaultApiKey } from '../site.ts'
import { elevatedHeaders, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
let token: string
beforeEach(async () => {
  shop = await testShop()
  token = await shop.visitor()
})

const path = '/ecom/v1/carts/current'
const send = (method: string, rest = '', body?: unknown, headers?: Record<string, string>) =>
  shop.call(method, path + rest, { token, body, headers })
const add = async (slug: string, quantity?: number, options?: Record<string, unknown>) =>
  (await send('POST', '/add-to-cart', shop.line(slug, quantity, options))).body.cart
const boneSmall = { options: { Color: 'Bone', Size: 'Small' } }
const claySmall = { options: { Color: 'Clay', Size: 'Small' } }
const code = (body: { details: { applicationError: { code: string } } }) =>
  body.details.applicationError.code
const stock = (slug: string, quantity: number, choices?: Record<string, string>) =>
  shop.call('POST', '/_control/stock', { body: { slug, quantity, choices } })

describe('before the first add', () => {
  it.each([
    ['GET', '', undefined],
    ['PATCH', '', {}],
    ['POST', '/estimate-totals', {}],
    ['POST', '/create-checkout', { channelType: 'WEB' }],
    ['POST', '/remove-coupon', {}],
    ['DELETE', '', undefined],
  ])('%s %s is OWNED_CART_NOT_FOUND', async (method, rest, body) => {
    const answer = await send(method, rest, body)
    expect(answer.status).toBe(404)
    expect(code(answer.body)).toBe('OWNED_CART_NOT_FOUND')
  })
})

describe('adding', () => {
  it('makes a cart with a whole line', async () => {
    const cart = await add('morning-mug', 2, boneSmall)
    expect(cart).toMatchObject({ revision: '1', appliedDiscounts: [], currency: 'USD' })
    expect(cart.lineItems[0]).toMatchObject({
      quantity: 2,
      productName: { original: 'Morning Mug' },
      url: { relativePath: '/p/morning-mug' },
      price: { amount: '28', formattedAmount: '$28.00' },
      lineItemPrice: { amount: '56' },
      descriptionLines: [
        { name: { original: 'Color' }, colorInfo: { original: 'Bone', code: '#e6dccb' } },
        { name: { original: 'Size' }, plainText: { original: 'Small' } },
      ],
      availability: { status: 'AVAILABLE', quantityAvailable: 48 },
      physicalProperties: { sku: 'SAL-MUG-BOS', shippable: true },
      itemType: { preset: 'PHYSICAL' },
    })
  })

  it('merges equal references, however they are spelled', async () => {
    const variantId = shop.product('morning-mug').variants[0]?.id
    await add('morning-mug', 1, boneSmall)
    await add('morning-mug', 2, { variantId })
    const cart = await add('morning-mug', 3, { options: { Color: '#e6dccb', Size: 'S' } })
    expect(cart.lineItems.map((line: { quantity: number }) => line.quantity)).toEqual([6])
    expect((await add('morning-mug', 1, claySmall)).lineItems).toHaveLength(2)
  })

  it('keeps lines with other texts apart', async () => {
    const texts = (text: string) => ({ customTextFields: { 'Engraving, up to 18 letters': text } })
    const pen = shop.state.products.all().find((one) => one.customTextFields[0]?.maxLength === 18)
    await add(pen?.slug ?? '', 1, texts('Ada'))
    const cart = await add(pen?.slug ?? '', 1, texts('Bo'))
    expect(cart.lineItems).toHaveLength(2)
    expect(cart.lineItems[1].descriptionLines.at(-1).plainText.original).toBe('Bo')
    expect((await add(pen?.slug ?? '', 1, texts('x'.repeat(19)))).lineItems).toHaveLength(2)
  })

  it('caps the quantity at the stock that is left', async () => {
    expect((await add('morning-mug', 5, claySmall)).lineItems[0].quantity).toBe(2)
    expect((await add('morning-mug', 5, claySmall)).lineItems[0].quantity).toBe(2)
  })

  it.each([
    ['an unknown product', '11111111-1111-4111-8111-111111111111', undefined],
    ['a sold-out variant', 'morning-mug', { options: { Color: 'Moss', Size: 'Large' } }],
    ['an unknown choice', 'morning-mug', { options: { Color: 'Plaid', Size: 'Small' } }],
    ['too few choices', 'morning-mug', { options: { Color: 'Bone' } }],
    ['no choices', 'morning-mug', undefined],
    ['an unknown variant', 'morning-mug', { variantId: '11111111-1111-4111-8111-111111111111' }],
  ])('answers 200 and adds nothing for %s', async (_, slug, options) => {
    const answer = await send('POST', '/add-to-cart', shop.line(slug, 1, options))
    expect(answer.status).toBe(200)
    expect(answer.body.cart.lineItems).toEqual([])
  })

  it('does the same for a hidden product and a missing mandatory text', async () => {
    const hidden = shop.state.products.all().find((one) => !one.visible)
    expect((await add(hidden?.slug ?? '')).lineItems).toEqual([])
    const mandatory = shop.state.products
      .all()
      .find((one) => one.visible && one.options.length === 0)
    if (!mandatory) throw new Error('The seed has no plain product')
    const customTextFields = [{ title: 'Name', maxLength: 5, mandatory: true }]
    shop.state.products.put({ ...mandatory, customTextFields })
    expect((await add(mandatory.slug)).lineItems).toEqual([])
    const cart = await add(mandatory.slug, 1, { customTextFields: { Name: 'Ada' } })
    expect(cart.lineItems).toHaveLength(1)
  })

  it('refuses an unknown catalog', async () => {
    const body = shop.line('morning-mug', 1, boneSmall) as {
      lineItems: { catalogReference: { appId: string } }[]
    }
    for (const line of body.lineItems) line.catalogReference.appId = 'x'
    expect((await send('POST', '/add-to-cart', body)).status).toBe(400)
  })

  it('keeps one cart per visitor', async () => {
    await add('morning-mug', 1, boneSmall)
    const other = await shop.visitor()
    expect((await shop.call('GET', path, { token: other })).status).toBe(404)
    const site = await shop.call('GET', path, { headers: elevatedHeaders })
    expect(site.status).toBe(403)
  })
})

describe('changing', () => {
  it('sets and clears the writable fields', async () => {
    await add('morning-mug', 1, boneSmall)
    const cartInfo = { buyerNote: 'Ring twice', buyerInfo: { email: 'a@b.co' } }
    const set = (await send('PATCH', '', { cartInfo })).body.cart
    expect(set).toMatchObject({
      revision: '2',
      buyerNote: 'Ring twice',
      buyerInfo: { email: 'a@b.co' },
    })
    const cleared = (await send('PATCH', '', { cartInfo: { buyerNote: null } })).body.cart
    expect(cleared.buyerNote).toBeUndefined()
    expect(cleared.buyerInfo.email).toBe('a@b.co')
  })

  it('writes only what the field mask names', async () => {
    await add('morning-mug', 1, boneSmall)
    const cartInfo = { buyerNote: 'a', overrideCheckoutUrl: 'http://localhost/x' }
    const { cart } = (await send('PATCH', '', { cartInfo, cartFieldmask: 'buyerNote' })).body
    expect(cart.buyerNote).toBe('a')
    expect(cart.overrideCheckoutUrl).toBeUndefined()
    expect((await send('PATCH', '', { cartInfo, cartFieldmask: 'id' })).status).toBe(400)
  })

  it('quantities are absolute, capped, and never fail for stock', async () => {
    const { lineItems } = await add('morning-mug', 1, claySmall)
    const [{ id }] = lineItems
    const set = (quantity: number) =>
      send('POST', '/update-line-items-quantity', { lineItems: [{ id, quantity }] })
    expect((await set(9)).body.cart.lineItems[0].quantity).toBe(2)
    await stock('morning-mug', 0)
    expect((await set(1)).body.cart.lineItems[0]).toMatchObject({
      quantity: 2,
      availability: { status: 'NOT_AVAILABLE', quantityAvailable: 0 },
    })
    const gone = { lineItems: [{ id: '11111111-1111-4111-8111-111111111111', quantity: 1 }] }
    expect((await send('POST', '/update-line-items-quantity', gone)).status).toBe(404)
  })

  it('removing twice is harmless, an empty cart stays', async () => {
    const { lineItems } = await add('morning-mug', 1, boneSmall)
    const body = { lineItemIds: [lineItems[0].id] }
    expect((await send('POST', '/remove-line-items', body)).body.cart.lineItems).toEqual([])
    expect((await send('POST', '/remove-line-items', body)).status).toBe(200)
    expect((await send('GET')).body.cart.lineItems).toEqual([])
    expect((await send('DELETE')).body).toEqual({})
    expect((await send('GET')).status).toBe(404)
  })

  it.each([
    ['merchant discounts', { merchantDiscounts: [{ amount: '5' }] }],
    ['custom lines', { customLineItems: [{ price: '5', itemType: { preset: 'SERVICE' } }] }],
  ])('%s need the site’s key beside the token', async (_, change) => {
    await add('morning-mug', 1, boneSmall)
    expect((await send('PATCH', '', change)).status).toBe(403)
    const headers = { authorization: `${token},${defaultApiKey}` }
    expect((await send('PATCH', '', change, headers)).status).toBe(200)
  })
})

describe('what happens to a line', () => {
  it('when its product sells out, gets scarce or vanishes', async () => {
    await add('morning-mug', 3, boneSmall)
    const status = async () => (await send('GET')).body.cart.lineItems[0].availability.status
    await stock('morning-mug', 1)
    expect(await status()).toBe('PARTIALLY_AVAILABLE')
    await stock('morning-mug', 0)
    expect(await status()).toBe('NOT_AVAILABLE')
    const hide = { slug: 'morning-mug', visible: false }
    await shop.call('POST', '/_control/visibility', { body: hide })
    const { lineItems } = (await send('GET')).body.cart
    expect(lineItems[0]).toMatchObject({
      productName: { original: 'Morning Mug' },
      price: { amount: '28' },
      availability: { status: 'NOT_FOUND' },
    })
    const { violations } = (await send('POST', '/estimate-totals', {})).body
    expect(violations).toMatchObject([
      {
        severity: 'ERROR',
        target: { lineItem: { id: lineItems[0].id, suggestedFix: 'REMOVE_LINE_ITEM' } },
      },
    ])
  })

  it('two lines of one variant share its stock', async () => {
    const pen = shop.state.products.all().find((one) => one.customTextFields[0]?.maxLength === 18)
    const slug = pen?.slug ?? ''
    await stock(slug, 3)
    await add(slug, 2, { customTextFields: { 'Engraving, up to 18 letters': 'A' } })
    const cart = await add(slug, 2, { customTextFields: { 'Engraving, up to 18 letters': 'B' } })
    expect(cart.lineItems.map((line: { quantity: number }) => line.quantity)).toEqual([2, 1])
  })
})

describe('what a merchant may say of a line', () => {
  const elevated = async (body: unknown) =>
    (await send('POST', '/add-to-cart', body, { authorization: `${token},${defaultApiKey}` })).body

  it('extras of a line of no catalog, priced as money, with their sum', async () => {
    const { cart } = await elevated({
      customLineItems: [
        {
          price: '40',
          itemType: { preset: 'SERVICE' },
          modifierGroups: [
            {
              name: { original: 'Extras' },
              modifiers: [
                { label: { original: 'Apron' }, quantity: 2, price: '3.5' },
                { label: { original: 'A word with the potter' } },
              ],
            },
          ],
        },
      ],
    })
    expect(cart.lineItems[0]).toMatchObject({
      lineItemPrice: { amount: '40' },
      modifiersTotalPrice: { amount: '7' },
      modifierGroups: [
        {
          name: { original: 'Extras' },
          modifiers: [
            { label: { original: 'Apron' }, price: { amount: '3.5' } },
            { label: { original: 'A word with the potter' } },
          ],
        },
      ],
    })
    const { body } = await send('POST', '/estimate-totals', {})
    expect(body.calculatedLineItems[0].pricesBreakdown.modifiers).toMatchObject({ amount: '7' })
  })

  it('the app that counts its stock', async () => {
    const [line] = shop.line('morning-mug', 1, boneSmall).lineItems as Record<string, unknown>[]
    const catalogOverrideFields = { price: '9', inventoryAppId: 'stock-app' }
    const { cart } = await elevated({ lineItems: [{ ...line, catalogOverrideFields }] })
    expect(cart.lineItems[0]).toMatchObject({ price: { amount: '9' }, catalogOverrideFields })
  })
})
