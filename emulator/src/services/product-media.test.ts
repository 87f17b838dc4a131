import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredProduct } from '../rows/catalog-rows.ts'
import { elevatedHeaders, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
})

const asOwner = (method: string, slug: string, rest: string, body: object) =>
  shop.call(method, `/stores/v1/products/${shop.product(slug).id}${rest}`, {
    headers: elevatedHeaders,
    body,
  })
const add = (slug: string, media: object[]) => asOwner('POST', slug, '/media', { media })
const remove = (slug: string, mediaIds: string[]) =>
  asOwner('POST', slug, '/media/delete', { mediaIds })
const give = (slug: string, media: object[]) => asOwner('PATCH', slug, '/choices/media', { media })
const take = (slug: string, media: object[]) =>
  asOwner('POST', slug, '/choices/media/delete', { media })
const shown = async (slug: string) => {
  const path = `/stores-reader/v1/products/${shop.product(slug).id}`
  return (await shop.call('GET', path, { headers: elevatedHeaders })).body.product
}
const idsOf = ({ pictures }: Pick<StoredProduct, 'pictures'>) => pictures.map(({ id }) => id)
const choicePictures = (slug: string, option: string) =>
  shop
    .product(slug)
    .options.find(({ name }) => name === option)
    ?.choices.map(idsOf)

const address = 'https://pictures.example/bowl.jpg?size=big'

describe('pictures of a product', () => {
  it('of another product are added behind the others, once', async () => {
    const [theirs] = idsOf(shop.product('morning-mug'))
    const own = idsOf(shop.product('work-apron'))
    const answer = await add('work-apron', [{ mediaId: theirs }, { mediaId: own[0] }])
    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(idsOf(shop.product('work-apron'))).toEqual([...own, theirs])
    const { media } = await shown('work-apron')
    expect(media.mainMedia.id).toBe(own[0])
    const { url } = media.items.at(-1).image
    const picture = await shop.call('GET', new URL(url).pathname)
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } })
  })

  it('from elsewhere get an id, under which the media server sends on', async () => {
    await add('work-apron', [{ url: address }])
    const item = (await shown('work-apron')).media.items.at(-1)
    expect(item.id).toMatch(/^[0-9a-f]{12}_url~mv2\.jpg$/)
    const base = `/media/${encodeURIComponent(item.id)}`
    const fitted = `${base}/v1/fit/w_1200,h_1500,q_90/file.jpg`
    expect(item.image.url).toBe(`http://platform.localhost:4000${fitted}`)
    for (const path of [base, `${base}/v1/fill/w_300,h_375,al_c,q_80,enc_auto/a.jpg`]) {
      const answer = await shop.call('GET', path)
      expect(answer).toMatchObject({ status: 302, headers: { location: address } })
    }
    await add('morning-mug', [{ mediaId: item.id }])
    expect(idsOf(shop.product('morning-mug'))).toContain(item.id)
  })

  it('by the platform’s own address are the picture itself', async () => {
    const [theirs] = idsOf(shop.product('morning-mug'))
    await add('work-apron', [{ url: `http://platform.localhost:4000/media/${theirs}` }])
    expect(idsOf(shop.product('work-apron'))).toContain(theirs)
  })

  it('leave, also their choices, and can come back', async () => {
    const mug = shop.product('morning-mug')
    const [first = '', ...others] = idsOf(mug)
    expect((await remove('morning-mug', [first, 'unknown.png'])).body).toEqual({})
    expect(idsOf(shop.product('morning-mug'))).toEqual(others)
    expect(choicePictures('morning-mug', 'Color')?.[0]).toEqual([])
    await add('morning-mug', [{ mediaId: first }])
    expect(idsOf(shop.product('morning-mug'))).toEqual([...others, first])
  })

  it('all leave when none is named', async () => {
    await remove('morning-mug', [])
    expect(shop.product('morning-mug').pictures).toEqual([])
    expect(choicePictures('morning-mug', 'Color')).toEqual([[], [], [], []])
    expect((await shown('morning-mug')).media).toEqual({ items: [] })
  })

  it.each<[object[]]>([
    [[]],
    [[{}]],
    [[{ mediaId: 'a', url: address }]],
    [[{ mediaId: 'unknown.png' }]],
    [[{ url: 'javascript:alert(1)' }]],
    [[{ url: 'not an address' }]],
    [Array.from({ length: 51 }, () => ({ url: address }))],
    [[{ url: address, choice: { option: 'Color', choice: 'Plaid' } }]],
  ])('refuse %j', async (media) => {
    const before = shop.product('morning-mug')
    expect((await add('morning-mug', media)).status).toBe(400)
    expect(shop.product('morning-mug')).toBe(before)
    expect(shop.state.media.all().filter(({ url }) => url)).toEqual([])
  })

  it('are removed by at most 50 ids', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => `${index}.png`)
    expect((await remove('morning-mug', ids)).status).toBe(400)
  })
})

describe('pictures of choices', () => {
  it('are added to one choice, in its own spelling or by its value', async () => {
    const ids = idsOf(shop.product('morning-mug'))
    const answer = await give('morning-mug', [
      { option: 'color', choice: '#e6dccb', mediaIds: [ids[5], ids[5]] },
    ])
    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(choicePictures('morning-mug', 'Color')?.[0]).toEqual([ids[0], ids[5]])
    const { productOptions } = await shown('morning-mug')
    expect(productOptions[0].choices[0].media.items).toHaveLength(2)
  })

  it('come with a new picture', async () => {
    await add('morning-mug', [{ url: address, choice: { option: 'Color', choice: 'Bone' } }])
    const added = idsOf(shop.product('morning-mug')).at(-1)
    expect(choicePictures('morning-mug', 'Color')?.[0]?.at(-1)).toBe(added)
  })

  it('belong to one option only', async () => {
    const [first] = idsOf(shop.product('morning-mug'))
    const input = [{ option: 'Size', choice: 'Small', mediaIds: [first] }]
    const answer = await give('morning-mug', input)
    expect(answer.status).toBe(409)
    expect(answer.body.details.applicationError.code).toBe('OTHER_OPTION_HAS_MEDIA')
    await take('morning-mug', [])
    expect((await give('morning-mug', input)).status).toBe(200)
    expect(choicePictures('morning-mug', 'Size')?.[0]).toEqual([first])
  })

  it('leave one by one, all of a choice, or all of all', async () => {
    const ids = idsOf(shop.product('morning-mug'))
    await give('morning-mug', [{ option: 'Color', choice: 'Bone', mediaIds: [ids[5]] }])
    await take('morning-mug', [{ option: 'Color', choice: 'Bone', mediaIds: [ids[0]] }])
    expect(choicePictures('morning-mug', 'Color')?.[0]).toEqual([ids[5]])
    await take('morning-mug', [{ option: 'Color', choice: 'Bone', mediaIds: [] }])
    expect(choicePictures('morning-mug', 'Color')?.map((one) => one.length)).toEqual([0, 1, 1, 1])
    expect((await take('morning-mug', [])).body).toEqual({})
    expect(choicePictures('morning-mug', 'Color')).toEqual([[], [], [], []])
    expect(idsOf(shop.product('morning-mug'))).toEqual(ids)
  })

  const bone = { option: 'Color', choice: 'Bone' }
  it.each<[object[]]>([
    [[]],
    [[{ ...bone, mediaIds: ['unknown.png'] }]],
    [[{ option: 'Taste', choice: 'Salt', mediaIds: [] }]],
    [[{ ...bone, mediaIds: Array.from({ length: 51 }, () => 'a.png') }]],
    [Array.from({ length: 11 }, () => ({ ...bone, mediaIds: [] }))],
  ])('refuse %j', async (media) => {
    const before = shop.product('morning-mug')
    expect((await give('morning-mug', media)).status).toBe(400)
    expect(shop.product('morning-mug')).toBe(before)
  })
})
