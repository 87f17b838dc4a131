import { expect, it } from 'vitest'
import { changesBetween, type Product } from './product.ts'

const product = (part: Partial<Product>) =>
  ({
    updatedAt: '1',
    name: 'Mug',
    slug: 'mug',
    visible: true,
    managesVariants: false,
    collectionIds: ['c1'],
    basePrice: { amount: '1', formatted: '$1', currency: 'USD' },
    discount: { type: 'NONE', percent: null, amount: null },
    infoSections: [],
    media: [{ id: 'm1' }, { id: 'm2' }],
    options: [
      {
        name: 'Color',
        type: 'COLOR',
        choices: [{ value: '#ffffff', label: 'White', media: [{ id: 'm1' }] }],
      },
    ],
    seo: { tags: [], keywords: [] },
    ...part,
  }) as unknown as Product

const now = product({})

it('reports nothing without a concurrent change', () => {
  expect(changesBetween(now, product({ name: 'Other' }))).toEqual([])
})

it('describes the newer values', () => {
  const fresh = product({ updatedAt: '2', collectionIds: ['c1', 'c2'], name: 'Cup' })
  expect(changesBetween(now, fresh)).toEqual([
    { label: 'Name', before: 'Mug', after: 'Cup' },
    { label: 'Collections', before: '1 collection', after: '2 collections' },
  ])
})

it('reports a difference that the text does not show', () => {
  const [option] = now.options
  const gray = { value: '#888888', label: 'White', media: [{ id: 'm2' }] }
  const fresh = product({
    updatedAt: '2',
    media: [now.media[1], now.media[0]] as Product['media'],
    options: [{ ...option, choices: [gray] }] as unknown as Product['options'],
  })
  expect(changesBetween(now, fresh)).toEqual([
    { label: 'Media', before: '2 pictures', after: '2 pictures, not the same' },
    { label: 'Options', before: 'Color: White', after: 'Color: White, not the same' },
    { label: 'Media of choices', before: 'White: 1', after: 'White: 1, not the same' },
  ])
})

it('reports a change of fields that are not shown', () => {
  expect(changesBetween(now, product({ updatedAt: '2' }))).toMatchObject([
    { label: 'Variants, or what is not shown here' },
  ])
})
