import { expect, test } from 'vitest'
import { searchIn } from './shared-search.ts'

test.each([
  ['', ''],
  [
    'sort=price-up&min=5&max=20&stock=1&sale=1&page=2&pages=3',
    '?sort=price-up&min=5&max=20&stock=1&sale=1&page=2&pages=3',
  ],
  [
    'brand=tarn-lighting&brand=pell-ash&collection=desk&type=digital',
    '?brand=tarn-lighting&brand=pell-ash&collection=desk&type=digital',
  ],
  ['opt.Color=Moss&sale=1&page=2', '?sale=1&opt.Color=Moss&optionsIn=en'],
  ['q=mug&sort=name&page=2', '?q=mug&sort=name'],
  ['q=&page=2', '?q=&page=2'],
  ['Color=Moss&quantity=2', ''],
  ['problem=SOLD_OUT&utm_source=mail', ''],
])('%s becomes %s', (before, after) => {
  expect(searchIn('de', '/c/desk', new URLSearchParams(before))).toBe(after)
})

test('a product has its choices with their language', () => {
  const search = new URLSearchParams('Color=Moss&Size=Large')
  expect(searchIn('de', '/p/mug', search)).toBe('?Color=Moss&Size=Large&optionsIn=en')
  expect(searchIn('de', '/p/mug', new URLSearchParams())).toBe('')
})

test('the language of the page has all of it', () => {
  expect(searchIn('en', '/c/desk', new URLSearchParams('opt.Color=Moss'))).toBe('?opt.Color=Moss')
})
