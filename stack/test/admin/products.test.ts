// Products as their owner changes them, on the whole path.
import { expect, test } from 'vitest'
import { askDesk, atTheDesk } from '../support/admin.ts'
import { useStack } from '../support/start.ts'
import {
  type Answer,
  changeVariants,
  create,
  make,
  ofProduct,
  problems,
  sizes,
  update,
} from './product-kit.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const desk = () => atTheDesk(stack().shopUrl)

test('a product is made, changed and deleted, and the shop shows it at once', async () => {
  const shopper = await desk()
  const { answer } = await askDesk<Answer>(shopper, create, {
    input: {
      name: 'Nordic Lamp',
      price: '19.90',
      cost: '7.5',
      weight: '1.25',
      sku: 'NL-1',
      description: '<p onclick="x()">Warm <i>light</i></p>',
      brand: 'Ostra',
      ribbon: 'New',
      discount: { type: 'PERCENT', value: '10' },
      infoSections: [{ title: 'Care', description: '<p>Dust it.</p>' }],
    },
  })
  expect(answer).toMatchObject({
    product: {
      name: 'Nordic Lamp',
      slug: 'nordic-lamp',
      visible: true,
      rawDescription: '<p onclick="x()">Warm <i>light</i></p>',
      price: { price: { amount: '19.9' }, discountedPrice: { amount: '17.91' } },
      costAndProfit: { itemCost: { amount: '7.5' } },
      infoSections: [{ title: 'Care', rawDescription: '<p>Dust it.</p>' }],
      collectionIds: [],
    },
    problems: [],
  })
  const { id, slug } = answer.product
  const read = `{ product(slug: "${slug}") { name description price { price { amount } } } }`
  expect(await shopper.mustAsk(read)).toMatchObject({
    product: { name: 'Nordic Lamp', price: { price: { amount: '19.9' } } },
  })
  const changed = await askDesk<Answer>(shopper, update, {
    id,
    input: { price: '24.00', brand: '', ribbon: '', discount: { type: 'NONE' } },
  })
  expect(changed.answer).toMatchObject({
    product: {
      slug,
      price: { price: { amount: '24' }, discountedPrice: { amount: '24' } },
      brandName: null,
      ribbon: null,
      sku: 'NL-1',
    },
    problems: [],
  })
  expect(await shopper.mustAsk(read)).toMatchObject({
    product: { price: { price: { amount: '24' } } },
  })
  const gone = `mutation ($id: ID!) { deleteProduct(id: $id) { deletedId ${problems} } }`
  expect(await askDesk(shopper, gone, { id })).toEqual({
    deleteProduct: { deletedId: id, problems: [] },
  })
  expect(await shopper.mustAsk(read)).toEqual({ product: null })
  expect(await askDesk(shopper, gone, { id })).toMatchObject({
    deleteProduct: { deletedId: null, problems: [{ code: 'NOT_FOUND', field: 'id' }] },
  })
})

test('a hidden product is the owner’s alone', async () => {
  const shopper = await desk()
  const { id, slug } = await make(shopper, { name: 'Kept back', price: '5', visible: false })
  expect(await shopper.mustAsk(`{ product(slug: "${slug}") { id } }`)).toEqual({ product: null })
  expect(await shopper.mustAsk(`{ product(id: "${id}") { id } }`)).toEqual({ product: null })
  // Other goods may have one of the words.
  for (const first of ['search: "Kept back"', `ids: ["${id}"]`, 'nameStartsWith: "Kept"']) {
    type Found = { products: { nodes: { id: string }[] } }
    const list = `{ products(first: 100, filter: { ${first} }) { nodes { id } } }`
    const { products } = await shopper.mustAsk<Found>(list)
    expect(products.nodes.map((one) => one.id)).not.toContain(id)
  }
  expect(await askDesk(shopper, `{ managedProduct(id: "${id}") { visible } }`)).toEqual({
    managedProduct: { visible: false },
  })
  expect(
    await askDesk(
      shopper,
      '{ managedProducts(filter: { visible: false, search: "kept" }) { nodes { id } } }',
    ),
  ).toEqual({ managedProducts: { nodes: [{ id }] } })
})

test('options, variants, and the way back', async () => {
  const shopper = await desk()
  const product = await make(shopper, {
    name: 'Wool Cap',
    price: '20',
    cost: '8',
    managesVariants: true,
    options: [sizes],
  })
  const { id } = product
  expect(product.variants.nodes.map(({ choices }) => choices[0]?.choice)).toEqual(['Small', 'L'])
  const variants = [
    { choices: [{ option: 'Size', choice: 'Small' }], price: '22.50', sku: 'CAP-S', cost: '9.99' },
    { variantIds: [product.variants.nodes[1]?.id], visible: false },
  ]
  const { answer } = await askDesk<Answer>(shopper, changeVariants, { id, variants })
  expect(answer).toMatchObject({
    product: {
      variants: {
        nodes: [
          {
            sku: 'CAP-S',
            price: { price: { amount: '22.5' } },
            costAndProfit: { itemCost: { amount: '9.99' } },
          },
          { visible: false, price: { price: { amount: '20' } } },
        ],
      },
    },
    problems: [],
  })
  const stays = await askDesk<Answer>(shopper, ofProduct('deleteProductOptions'), { id })
  expect(stays.answer.problems).toMatchObject([{ code: 'VARIANTS_MANAGED', field: 'productId' }])
  const reset = await askDesk<Answer>(shopper, ofProduct('resetAllProductVariantData'), { id })
  expect(reset.answer.product.variants.nodes).toMatchObject([
    { price: { price: { amount: '20' } }, visible: true },
    { visible: true },
  ])
  const off = await askDesk<Answer>(shopper, update, { id, input: { managesVariants: false } })
  expect(off.answer.problems).toMatchObject([
    { code: 'VARIANTS_MANAGED', field: 'input.managesVariants' },
  ])
  const plain = await make(shopper, { name: 'Plain Cap', price: '20', options: [sizes] })
  const refused = await askDesk<Answer>(shopper, changeVariants, {
    id: plain.id,
    variants: [{ choices: [], price: '1' }],
  })
  expect(refused.answer.problems).toMatchObject([
    { code: 'VARIANTS_NOT_MANAGED', field: 'productId' },
  ])
  const bare = await askDesk<Answer>(shopper, ofProduct('deleteProductOptions'), { id: plain.id })
  expect(bare.answer.product).toMatchObject({ options: [], variants: { nodes: [{}] } })
})

test('pictures of a product and of its choices', async () => {
  const shopper = await desk()
  const { id } = await make(shopper, {
    name: 'Pictured',
    price: '3',
    options: [sizes, { name: 'Look', choices: [{ value: 'Matt' }] }],
  })
  const add = ofProduct('addProductMedia', ', $media: [NewMediaInput!]!', ', media: $media')
  const urls = ['one', 'two'].map((name) => ({ url: `https://pictures.test/${name}.png` }))
  const { answer } = await askDesk<Answer>(shopper, add, { id, media: urls })
  expect(answer).toMatchObject({ product: { media: [{}, {}] }, problems: [] })
  const [one = '', two = ''] = answer.product.media.map((medium) => medium.id)
  const toChoices = ofProduct(
    'addProductMediaToChoices',
    ', $media: [ChoiceMediaInput!]!',
    ', media: $media',
  )
  const small = { option: 'Size', choice: 'Small' }
  const chosen = await askDesk<Answer>(shopper, toChoices, {
    id,
    media: [{ ...small, mediaIds: [two] }],
  })
  expect(chosen.answer.product).toMatchObject({
    options: [{ choices: [{ media: [{ id: two }] }, { media: [] }] }, {}],
  })
  const other = await askDesk<Answer>(shopper, toChoices, {
    id,
    media: [{ option: 'Look', choice: 'Matt', mediaIds: [one] }],
  })
  expect(other.answer.problems).toMatchObject([{ code: 'OTHER_OPTION_HAS_MEDIA', field: 'media' }])
  const unknown = await askDesk<Answer>(shopper, add, { id, media: [{ mediaId: 'nobody.png' }] })
  expect(unknown.answer.problems).toMatchObject([{ field: 'media[0].mediaId' }])
  const odd = await askDesk<Answer>(shopper, toChoices, {
    id,
    media: [{ option: 'Taste', choice: 'Sweet', mediaIds: [one] }],
  })
  expect(odd.answer.problems).toMatchObject([{ field: 'media[0].option' }])
  const clear = ofProduct('removeProductMediaFromChoices', '', ', media: [], all: true')
  const cleared = await askDesk<Answer>(shopper, clear, { id })
  expect(cleared.answer.product).toMatchObject({
    options: [{ choices: [{ media: [] }, { media: [] }] }, {}],
    media: [{ id: one }, { id: two }],
  })
  const some = ofProduct('removeProductMedia', ', $ids: [ID!]!', ', mediaIds: $ids')
  // A list that came out empty by mistake takes nothing away.
  const none = await askDesk<Answer>(shopper, some, { id, ids: [] })
  expect(none.answer.problems).toMatchObject([{ code: 'INVALID_SIZE', field: 'mediaIds' }])
  const left = await askDesk<Answer>(shopper, some, { id, ids: [one] })
  expect(left.answer.product.media).toEqual([{ id: two }])
  const all = ofProduct('removeProductMedia', '', ', mediaIds: [], all: true')
  expect((await askDesk<Answer>(shopper, all, { id })).answer.product.media).toEqual([])
})
