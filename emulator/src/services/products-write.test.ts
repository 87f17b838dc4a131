import { onlyVariantId } from '@vitrine/platform'
import { describe, expect, it } from 'vitest'
import { base, bowl, codeOf, unknown, useOwner, violationOf } from '../testing/owner-kit.ts'
import type { TestShop } from '../testing/test-shop.ts'

let shop: TestShop
const { asOwner, made, update, read } = useOwner((fresh) => {
  shop = fresh
})

const sizes = { name: 'Size', choices: [{ value: 'S', description: 'Small' }, { value: 'L' }] }

describe('update', () => {
  it('changes what is present, and says when', async () => {
    const before = await made({ ...bowl, sku: 'A', ribbon: 'New', brand: 'Ostra' })
    const first = await update(before.id, { name: 'Big Bowl', ribbon: '' })
    expect(first.body.product).toMatchObject({
      name: 'Big Bowl',
      slug: 'salad-bowl',
      sku: 'A',
      ribbon: '',
      ribbons: [],
      brand: 'Ostra',
      priceData: { price: 40 },
    })
    const second = await update(before.id, { priceData: { price: 41.5 } })
    const times = [before, first.body.product, second.body.product].map((one) => one.lastUpdated)
    expect(new Set(times).size).toBe(3)
    expect([...times].sort()).toEqual(times)
  })

  it('takes a whole product that was read, and passes over what is read-only', async () => {
    const before = await read(shop.product('morning-mug').id)
    const { status, body } = await update(before.id, { ...before, name: 'Evening Mug' })
    expect(status).toBe(200)
    const { lastUpdated, name, seoData, ...same } = body.product
    expect(name).toBe('Evening Mug')
    expect(same).toEqual(
      Object.fromEntries(Object.keys(same).map((key) => [key, before[key as keyof typeof before]])),
    )
  })

  it('keeps the variants whose choices are still there', async () => {
    const mug = shop.product('morning-mug')
    const [size] = mug.options.filter(({ name }) => name === 'Size')
    const productOptions = mug.options.map(({ name, choices }) => ({
      name,
      choices: [
        ...choices.map(({ value, description }) => ({ value, description })),
        ...(name === size?.name ? [{ value: 'XL' }] : []),
      ],
    }))
    const { body } = await update(mug.id, { productOptions })
    const after = shop.product('morning-mug')
    expect(after.variants).toHaveLength(12)
    for (const variant of mug.variants) expect(after.variants).toContainEqual(variant)
    const fresh = after.variants.filter(({ choices }) => choices.Size === 'XL')
    expect(fresh.map(({ quantity }) => quantity)).toEqual([0, 0, 0, 0])
    const color = body.product.productOptions.find((one: { name: string }) => one.name === 'Color')
    expect(color.choices[0].media.items).toHaveLength(1)
  })

  it('moves a variant’s own price along, and never below zero', async () => {
    const { id } = shop.product('linen-cushion')
    await update(id, { priceData: { price: 50 } })
    const prices = new Set((await read(id)).variants.map(priceOf))
    expect([...prices].sort()).toEqual([50, 60, 74])
    const seagrass = shop.product('waffle-towels')
    const negative = await update(seagrass.id, { priceData: { price: 13 } })
    expect([negative.status, codeOf(negative)]).toEqual([400, 'NEGATIVE_AMOUNT'])
    expect(shop.product('waffle-towels')).toBe(seagrass)
  })

  it('manages variants up to 300, and stops only without options', async () => {
    const { id } = await made({ ...bowl, sku: 'A', weight: 1, productOptions: [sizes] })
    const on = await update(id, { manageVariants: true })
    expect(on.body.product.manageVariants).toBe(true)
    expect(on.body.product.sku).toBeUndefined()
    const off = await update(id, { manageVariants: false })
    expect([off.status, codeOf(off)]).toEqual([428, 'VARIANTS_EXIST'])
    const both = await update(id, { manageVariants: false, productOptions: [] })
    expect(both.body.product).toMatchObject({ manageVariants: false, sku: 'A' })
    const many = Array.from({ length: 76 }, (_, index) => ({ value: `n${index}` }))
    const four = ['a', 'b', 'c', 'd'].map((value) => ({ value }))
    const options = [
      { name: 'Number', choices: many },
      { name: 'Letter', choices: four },
    ]
    const tooMany = await update(id, { manageVariants: true, productOptions: options })
    expect(violationOf(tooMany)).toMatchObject({
      field: 'product.manageVariants',
      data: { threshold: 300 },
    })
  })

  it('refuses unknown products, other ids, taken addresses and another type', async () => {
    expect((await update(unknown, { name: 'x' })).status).toBe(404)
    const { id } = await made(bowl)
    const path = `${base}/products/${id}`
    expect((await asOwner('PATCH', path, { product: { id: unknown } })).status).toBe(400)
    expect((await update(id, { slug: 'morning-mug' })).status).toBe(409)
    expect((await update(id, { slug: 'salad-bowl' })).status).toBe(200)
    expect((await update(id, { productType: 'digital' })).status).toBe(400)
  })
})

type Variant = { variant: { priceData: { price: number } } }
const priceOf = ({ variant }: Variant) => variant.priceData.price

describe('variants', () => {
  const override = (slug: string, variants: object[]) =>
    asOwner('PATCH', `${base}/products/${shop.product(slug).id}/variants`, { variants })

  it('by partial choices and by id, answering the touched ones', async () => {
    const { body } = await override('morning-mug', [
      { choices: { size: 'large' }, price: 99.5, cost: 20, weight: 0.5, sku: 'BIG' },
    ])
    expect(body.variants).toHaveLength(4)
    for (const { choices, variant } of body.variants) {
      expect(choices.Size).toBe('Large')
      expect(variant).toMatchObject({
        priceData: { price: 99.5 },
        costAndProfitData: { itemCost: 20 },
        weight: 0.5,
        sku: 'BIG',
      })
    }
    const [first] = shop.product('morning-mug').variants
    const one = await override('morning-mug', [{ variantIds: [first?.id], visible: false }])
    expect(one.body.variants).toMatchObject([{ id: first?.id, variant: { visible: false } }])
  })

  it('go back to what the product says', async () => {
    const { id } = shop.product('morning-mug')
    await override('morning-mug', [{ choices: {}, price: 1, sku: 'X', visible: false }])
    const before = shop.product('morning-mug')
    const answer = await asOwner('POST', `${base}/products/${id}/variants/resetToDefault`, {})
    expect(answer).toMatchObject({ status: 200, body: {} })
    const { variants } = await read(id)
    expect(new Set(variants.map(priceOf))).toEqual(new Set([28]))
    const after = shop.product('morning-mug').variants
    expect(after.every(({ visible }) => visible)).toBe(true)
    expect(after.map(({ quantity }) => quantity)).toEqual(
      before.variants.map(({ quantity }) => quantity),
    )
  })

  it.each<[object[], number]>([
    [[], 400],
    [[{ price: 1 }], 400],
    [[{ choices: {}, variantIds: [unknown] }], 400],
    [[{ choices: { Taste: 'Salt' }, price: 1 }], 400],
    [[{ choices: { Size: 'Huge' }, price: 1 }], 400],
    [[{ variantIds: [unknown], price: 1 }], 404],
    [[{ choices: {}, price: -1 }], 400],
    [[{ choices: {}, sku: 'x'.repeat(41) }], 400],
  ])('refuse %j with %i', async (variants, status) => {
    const before = shop.product('morning-mug')
    expect((await override('morning-mug', variants)).status).toBe(status)
    expect(shop.product('morning-mug')).toBe(before)
  })

  it('are only their own when they are managed', async () => {
    const { id } = await made({ ...bowl, productOptions: [sizes] })
    const path = `${base}/products/${id}/variants`
    const answer = await asOwner('PATCH', path, { variants: [{ choices: {}, price: 1 }] })
    expect([answer.status, codeOf(answer)]).toEqual([428, 'VARIANTS_NOT_MANAGED'])
  })
})

describe('brand, ribbon and options', () => {
  it('go away', async () => {
    const { id } = shop.product('morning-mug')
    for (const what of ['remove-brand', 'remove-ribbon']) {
      const answer = await asOwner('POST', `${base}/products/${id}/${what}`, {})
      expect(answer).toMatchObject({ status: 200, body: {} })
    }
    expect(await read(id)).toMatchObject({ brand: '', ribbon: '', ribbons: [] })
    const managed = await asOwner('DELETE', `${base}/products/${id}/options?id=${id}`)
    expect([managed.status, codeOf(managed)]).toEqual([428, 'VARIANTS_MANAGED'])
    const towel = shop.product('striped-tea-towel')
    const total = towel.variants.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
    const gone = await asOwner('DELETE', `${base}/products/${towel.id}/options`)
    expect(gone).toMatchObject({ status: 200, body: {} })
    expect(shop.product('striped-tea-towel')).toMatchObject({
      options: [],
      variants: [{ id: onlyVariantId, choices: {}, quantity: total }],
    })
  })
})

describe('delete', () => {
  it('leaves carts with a line that says so', async () => {
    const token = await shop.visitor()
    const cart = '/ecom/v1/carts/current'
    const { id } = shop.product('work-apron')
    await shop.call('POST', `${cart}/add-to-cart`, { token, body: shop.line('work-apron', 2) })
    expect((await asOwner('DELETE', `${base}/products/${id}?id=${id}`)).body).toEqual({})
    const { body } = await shop.call('GET', cart, { token })
    expect(body.cart.lineItems).toMatchObject([
      {
        quantity: 2,
        productName: { original: 'Work Apron' },
        availability: { status: 'NOT_FOUND', quantityAvailable: 0 },
      },
    ])
    const estimate = await shop.call('POST', `${cart}/estimate-totals`, { token, body: {} })
    expect(estimate.status).toBe(200)
    const path = `/stores-reader/v1/products/${id}`
    expect((await shop.call('GET', path, { token })).status).toBe(404)
    expect((await asOwner('DELETE', `${base}/products/${id}`)).status).toBe(404)
  })
})
