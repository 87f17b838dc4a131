import { expect, test } from 'vitest'
import { editorialPlace } from '../../../lib/pagination.ts'
import { editorialShape, pickEditorial } from './editorial.ts'

const picture = (url: string) => ({ image: { url, alt: '' } })
const listed = (brands: (string | null)[]) =>
  brands.map((brandName, place) => ({
    brandName,
    media: [picture(`front-${place}`), picture(`scene-${place}`)],
  }))

const places = { band: 3, wide: 2, large: 4 }

test('with the tile, rows of three are full, and the rows before it', () => {
  for (let count = editorialPlace + 1; count < 50; count++)
    expect((count + places[editorialShape(count)]) % 3, String(count)).toBe(0)
  expect([editorialPlace % 2, editorialPlace % 3]).toEqual([0, 0])
})

test('the brand of most products comes first, another page has the next one', () => {
  const products = listed([
    'Low Mill',
    'Saltmarsh Pottery',
    null,
    'Saltmarsh Pottery',
    'Low Mill',
    'Saltmarsh Pottery',
    null,
  ])
  expect(pickEditorial(products, 1)).toEqual({
    slug: 'saltmarsh-pottery',
    image: picture('scene-5').image,
  })
  expect(pickEditorial(products, 2)?.slug).toBe('low-mill')
  expect(pickEditorial(products, 3)?.slug).toBe('saltmarsh-pottery')
})

test('a short list has no tile, nor has one without brands', () => {
  expect(pickEditorial(listed(Array(editorialPlace).fill('Low Mill')), 1)).toBeNull()
  expect(pickEditorial(listed(Array(9).fill(null)), 1)).toBeNull()
})
