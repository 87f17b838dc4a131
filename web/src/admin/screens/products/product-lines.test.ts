import { describe, expect, it } from 'vitest'
import { type ProductLine, planLines, repeatedIds } from './product-lines.ts'

const mug: ProductLine = {
  id: 'a1',
  slug: 'mug',
  name: 'Mug',
  price: '28',
  cost: '',
  weight: '0.38',
  sku: 'M-1',
  visible: 'yes',
  ribbon: '',
  brand: 'Ostra',
  description: 'One\nTwo',
}
const current = new Map([['a1', mug]])
const plan = (row: Partial<Record<string, string>>) => planLines([row], current)[0]

describe('a line with an id', () => {
  it('is not sent without a difference', () => {
    expect(plan({ ...mug })).toEqual({ kind: 'same', line: 2, name: 'Mug' })
    expect(plan({ id: 'A1', price: '28.00', weight: '0,38', visible: 'TRUE' })).toMatchObject({
      kind: 'same',
    })
    expect(plan({ id: 'a1', description: 'One\r\nTwo ' })).toMatchObject({ kind: 'same' })
  })
  it('has its product’s name when the file has none', () => {
    expect(plan({ id: 'a1', price: '30' })).toMatchObject({ kind: 'update', name: 'Mug' })
    expect(plan({ id: 'a1', slug: 'mug' })).toEqual({ kind: 'same', line: 2, name: 'Mug' })
  })
  it('uses the stored spelling of an existing brand', () => {
    const brands = ['Ostra', 'Pell & Ash']
    const planned = (brand: string) => planLines([{ id: 'a1', brand }], current, brands)[0]
    expect(planned('OSTRA ')).toMatchObject({ kind: 'same' })
    expect(planned('pell & ash')).toMatchObject({
      input: { brand: 'Pell & Ash' },
      changes: [{ column: 'brand', before: 'Ostra', after: 'Pell & Ash' }],
    })
    expect(planned('Nobody yet')).toMatchObject({ input: { brand: 'Nobody yet' } })
  })
  it('sends what differs and nothing else', () => {
    expect(plan({ ...mug, price: '28,05', visible: 'no', cost: '9' })).toEqual({
      kind: 'update',
      line: 2,
      name: 'Mug',
      id: 'a1',
      input: { basePrice: '28.05', cost: '9', visible: false },
      changes: [
        { column: 'price', before: '28', after: '28.05' },
        { column: 'cost', before: '', after: '9' },
        { column: 'visible', before: 'yes', after: 'no' },
      ],
    })
  })
  it('does not change a field by an empty cell', () => {
    expect(plan({ id: 'a1', brand: '', sku: '' })).toMatchObject({ kind: 'same' })
  })
  it('is refused for an unknown id', () => {
    expect(plan({ id: 'b2', name: 'Cup' })).toEqual({
      kind: 'wrong',
      line: 2,
      name: 'Cup',
      reason: 'No product has this id.',
    })
  })
  it('is refused when another line has the same one, however it is written', () => {
    expect(repeatedIds([{ id: 'a1' }, { id: 'A1' }])).toEqual(['a1 is in several lines.'])
  })
})

describe('a line without an id', () => {
  it('creates a product with all its cells', () => {
    expect(plan({ name: 'Cup', price: '5', visible: 'x', brand: 'Ostra' })).toMatchObject({
      kind: 'create',
      input: { name: 'Cup', basePrice: '5', visible: true, brand: 'Ostra' },
    })
  })
  it.each([
    [{ name: 'Cup' }, 'A new product needs a name and a price.'],
    [{ name: '🫖'.repeat(41), price: '5' }, 'name is longer than 80 characters.'],
    [{ name: 'Cup', price: '1000000000' }, 'price: At most 999999999.99.'],
    [{ name: 'Cup', price: '5', visible: 'maybe' }, 'visible is yes or no.'],
  ])('%j is refused before anything is sent', (row, reason) => {
    expect(plan(row)).toMatchObject({ kind: 'wrong', reason })
  })
})
