// What is sent of products and variants.
import { expect, test } from 'vitest'
import { sentForm } from '../../mapped-call.ts'
import { catalogCalls } from './catalog-calls.ts'

const id = '2f0c1a35-0f5d-4f2b-9b1e-6d4a7c8e9f10'
const { createProduct, updateProduct, updateProductVariants } = catalogCalls.productsWrite

test('a change has the words of the platform, and only what is given', () => {
  const sent = updateProduct.request.parse({
    id,
    product: {
      type: 'DIGITAL',
      basePrice: 12.5,
      cost: 4,
      managesVariants: true,
      infoSections: [{ title: 'Care', description: 'By hand' }],
      options: [{ name: 'Size', choices: [{ value: 'S', label: 'Small' }, { value: 'M' }] }],
      pricePerUnit: { totalQuantity: 250, totalUnit: 'ML', baseQuantity: 1, baseUnit: 'L' },
      discount: { type: 'PERCENT', value: 10 },
    },
  })
  expect(JSON.parse(JSON.stringify(sent))).toEqual({
    id,
    product: {
      productType: 'digital',
      priceData: { price: 12.5 },
      costAndProfitData: { itemCost: 4 },
      manageVariants: true,
      additionalInfoSections: [{ title: 'Care', description: 'By hand' }],
      productOptions: [
        { name: 'Size', choices: [{ value: 'S', description: 'Small' }, { value: 'M' }] },
      ],
      pricePerUnitData: {
        totalQuantity: 250,
        totalMeasurementUnit: 'ML',
        baseQuantity: 1,
        baseMeasurementUnit: 'L',
      },
      discount: { type: 'PERCENT', value: 10 },
    },
  })
})

test.each([
  [{ tags: [] }, { tags: [] }],
  [{ preventAutoRedirect: null }, {}],
  [
    {
      keywords: [
        { term: 'bowl', main: true },
        { term: 'cup', main: null },
      ],
    },
    { settings: { keywords: [{ term: 'bowl', isMain: true }, { term: 'cup' }] } },
  ],
  [{ preventAutoRedirect: false }, { settings: { preventAutoRedirect: false } }],
])('SEO data have settings when there is one: %j', (seo, seoData) => {
  const sent = updateProduct.request.parse({ id, product: { seo } })
  expect(JSON.parse(JSON.stringify(sent))).toEqual({ id, product: { seoData } })
})

test('a new product is validated in the form in which it is sent', () => {
  const wrong = createProduct.request.safeParse({
    product: { name: '', basePrice: Number.NaN, cost: 1.234 },
  })
  expect(wrong.error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
    ...['product.costAndProfitData.itemCost', 'product.name', 'product.priceData.price'],
  ])
})

test('variants are selected by ids or by choices', () => {
  const sent = updateProductVariants.request.parse({
    id,
    variants: [
      { variants: { ids: [id] }, basePrice: 5 },
      { variants: { choices: [{ option: 'Size', choice: 'S' }] }, visible: false },
    ],
  })
  expect(JSON.parse(JSON.stringify(sent))).toEqual({
    id,
    variants: [
      { variantIds: [id], price: 5 },
      { choices: { Size: 'S' }, visible: false },
    ],
  })
})

test('a request that is not valid has a form in which it would be sent', () => {
  const sent = sentForm(updateProduct, { id, product: { basePrice: -1 } })
  expect(sent).toMatchObject({ id, product: { priceData: { price: -1 } } })
  expect(sentForm(catalogCalls.productsWrite.deleteProduct, { id })).toEqual({ id })
})
