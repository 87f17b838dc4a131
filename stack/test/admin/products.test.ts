// Managing products, over the whole path.
import { expect, test } from 'vitest'
import { elevatedStaff, queryAdmin } from '../support/admin.ts'
import { useStack } from '../support/start.ts'
import {
  changeVariants,
  create,
  make,
  ofProduct,
  problems,
  type Result,
  sizes,
  update,
} from './product-kit.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const newStaff = () => elevatedStaff(stack().shopUrl)

test('a product is created, changed and deleted, and the shop shows it at once', async () => {
  const shopper = await newStaff()
  const { result } = await queryAdmin<Result>(shopper, create, {
    input: {
      name: 'Nordic Lamp',
      basePrice: '19.90',
      cost: '7.5',
      weight: { value: '1.25', unit: 'KG' },
      sku: 'NL-1',
      description: '<p onclick="x()">Warm <i>light</i></p>',
      brand: 'Ostra',
      ribbon: 'New',
      discount: { percent: '10' },
      infoSections: [{ title: 'Care', description: '<p>Dust it.</p>' }],
    },
  })
  expect(result).toMatchObject({
    product: {
      name: 'Nordic Lamp',
      slug: 'nordic-lamp',
      visible: true,
      rawDescription: '<p onclick="x()">Warm <i>light</i></p>',
      basePrice: { amount: '19.90' },
      price: { amount: '17.91' },
      costAndProfit: { cost: { amount: '7.50' } },
      infoSections: [{ title: 'Care', rawDescription: '<p>Dust it.</p>' }],
      collectionIds: [],
    },
    problems: [],
  })
  const { id, slug } = result.product
  const read = `{ product(slug: "${slug}") { name description price { amount } compareAtPrice { amount } } }`
  expect(await shopper.query(read)).toMatchObject({
    product: {
      name: 'Nordic Lamp',
      price: { amount: '17.91' },
      compareAtPrice: { amount: '19.90' },
    },
  })
  const changed = await queryAdmin<Result>(shopper, update, {
    input: { id, basePrice: '24.00', brand: '', ribbon: '', discount: { none: true } },
  })
  expect(changed.result).toMatchObject({
    product: {
      slug,
      basePrice: { amount: '24.00' },
      price: { amount: '24.00' },
      brandName: null,
      ribbon: null,
      sku: 'NL-1',
    },
    problems: [],
  })
  expect(await shopper.query(read)).toMatchObject({
    product: { price: { amount: '24.00' }, compareAtPrice: null },
  })
  const deleteProduct = `mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedId ${problems} } }`
  expect(await queryAdmin(shopper, deleteProduct, { id })).toEqual({
    deleteProduct: { deletedId: id, problems: [] },
  })
  expect(await shopper.query(read)).toEqual({ product: null })
  expect(await queryAdmin(shopper, deleteProduct, { id })).toMatchObject({
    deleteProduct: { deletedId: null, problems: [{ code: 'NOT_FOUND', field: 'id' }] },
  })
})

test('a hidden product is visible to staff only', async () => {
  const shopper = await newStaff()
  const { id, slug } = await make(shopper, {
    name: 'Hidden piece',
    basePrice: '5',
    visible: false,
  })
  expect(await shopper.query(`{ product(slug: "${slug}") { id } }`)).toEqual({
    product: null,
  })
  expect(await shopper.query(`{ product(id: "${id}") { id } }`)).toEqual({ product: null })
  // Other products may contain one of the words.
  for (const first of ['search: "Hidden piece"', `ids: ["${id}"]`, 'nameStartsWith: "Hidden"']) {
    type Found = { products: { nodes: { id: string }[] } }
    const list = `{ products(first: 100, filter: { ${first} }) { nodes { id } } }`
    const { products } = await shopper.query<Found>(list)
    expect(products.nodes.map((one) => one.id)).not.toContain(id)
  }
  expect(await queryAdmin(shopper, `{ managedProduct(id: "${id}") { visible } }`)).toEqual({
    managedProduct: { visible: false },
  })
  expect(
    await queryAdmin(
      shopper,
      '{ managedProducts(filter: { visible: false, search: "hidden p" }) { nodes { id } } }',
    ),
  ).toEqual({ managedProducts: { nodes: [{ id }] } })
})

test('options and variants are added, changed and removed', async () => {
  const shopper = await newStaff()
  const product = await make(shopper, {
    name: 'Wool Cap',
    basePrice: '20',
    cost: '8',
    managesVariants: true,
    options: [sizes],
  })
  const { id } = product
  expect(product.variants.nodes.map(({ choices }) => choices[0]?.choice)).toEqual(['Small', 'L'])
  const small = { choices: [{ option: 'Size', choice: 'Small' }] }
  const changes = [
    { variants: small, basePrice: '22.50', sku: 'CAP-S', cost: '9.99' },
    { variants: { ids: [product.variants.nodes[1]?.id] }, visible: false },
  ]
  const { result } = await queryAdmin<Result>(shopper, changeVariants, { id, changes })
  expect(result).toMatchObject({
    product: {
      variants: {
        nodes: [
          {
            sku: 'CAP-S',
            basePrice: { amount: '22.50' },
            costAndProfit: { cost: { amount: '9.99' } },
          },
          { visible: false, basePrice: { amount: '20.00' } },
        ],
      },
    },
    problems: [],
  })
  const managed = await queryAdmin<Result>(shopper, ofProduct('deleteProductOptions'), { id })
  expect(managed.result.problems).toMatchObject([{ code: 'VARIANTS_MANAGED', field: 'id' }])
  const reset = await queryAdmin<Result>(shopper, ofProduct('resetAllProductVariantData'), {
    id,
  })
  expect(reset.result.product.variants.nodes).toMatchObject([
    { basePrice: { amount: '20.00' }, visible: true },
    { visible: true },
  ])
  const off = await queryAdmin<Result>(shopper, update, {
    input: { id, managesVariants: false },
  })
  expect(off.result.problems).toMatchObject([
    { code: 'VARIANTS_MANAGED', field: 'managesVariants' },
  ])
  const plain = await make(shopper, { name: 'Plain Cap', basePrice: '20', options: [sizes] })
  const refused = await queryAdmin<Result>(shopper, changeVariants, {
    id: plain.id,
    changes: [{ variants: { choices: [] }, basePrice: '1' }],
  })
  expect(refused.result.problems).toMatchObject([{ code: 'VARIANTS_NOT_MANAGED', field: 'id' }])
  const withoutOptions = await queryAdmin<Result>(shopper, ofProduct('deleteProductOptions'), {
    id: plain.id,
  })
  expect(withoutOptions.result.product).toMatchObject({ options: [], variants: { nodes: [{}] } })
})

test('media of a product and of its choices are added and removed', async () => {
  const shopper = await newStaff()
  const { id } = await make(shopper, {
    name: 'Pictured',
    basePrice: '3',
    options: [sizes, { name: 'Look', choices: [{ value: 'Matt' }] }],
  })
  const add = ofProduct('addProductMedia', ', $media: [NewMediaInput!]!', ', media: $media')
  const urls = ['one', 'two'].map((name) => ({
    source: { url: `https://pictures.test/${name}.png` },
  }))
  const { result } = await queryAdmin<Result>(shopper, add, { id, media: urls })
  expect(result).toMatchObject({ product: { media: [{}, {}] }, problems: [] })
  const [one = '', two = ''] = result.product.media.map((medium) => medium.id)
  const toChoices = ofProduct(
    'addProductMediaToChoices',
    ', $media: [ChoiceMediaInput!]!',
    ', media: $media',
  )
  const small = { option: 'Size', choice: 'Small' }
  const chosen = await queryAdmin<Result>(shopper, toChoices, {
    id,
    media: [{ ...small, mediaIds: [two] }],
  })
  expect(chosen.result.product).toMatchObject({
    options: [{ choices: [{ media: [{ id: two }] }, { media: [] }] }, {}],
  })
  const other = await queryAdmin<Result>(shopper, toChoices, {
    id,
    media: [{ option: 'Look', choice: 'Matt', mediaIds: [one] }],
  })
  expect(other.result.problems).toMatchObject([{ code: 'OTHER_OPTION_HAS_MEDIA', field: 'media' }])
  const unknown = await queryAdmin<Result>(shopper, add, {
    id,
    media: [{ source: { mediaId: 'nobody.png' } }],
  })
  expect(unknown.result.problems).toMatchObject([{ field: 'media[0].source.mediaId' }])
  const unknownOption = await queryAdmin<Result>(shopper, toChoices, {
    id,
    media: [{ option: 'Taste', choice: 'Sweet', mediaIds: [one] }],
  })
  expect(unknownOption.result.problems).toMatchObject([{ field: 'media[0].option' }])
  const clear = ofProduct('removeProductMediaFromChoices', '', ', media: { all: true }')
  const cleared = await queryAdmin<Result>(shopper, clear, { id })
  expect(cleared.result.product).toMatchObject({
    options: [{ choices: [{ media: [] }, { media: [] }] }, {}],
    media: [{ id: one }, { id: two }],
  })
  const some = ofProduct('removeProductMedia', ', $ids: [ID!]!', ', media: { ids: $ids }')
  // A list that is empty by mistake removes nothing.
  const none = await queryAdmin<Result>(shopper, some, { id, ids: [] })
  expect(none.result.problems).toMatchObject([{ code: 'INVALID_SIZE', field: 'media.ids' }])
  const remaining = await queryAdmin<Result>(shopper, some, { id, ids: [one] })
  expect(remaining.result.product.media).toEqual([{ id: two }])
  const all = ofProduct('removeProductMedia', '', ', media: { all: true }')
  expect((await queryAdmin<Result>(shopper, all, { id })).result.product.media).toEqual([])
})
