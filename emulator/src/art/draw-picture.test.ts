import { expect, test } from 'vitest'
import { people, picturesOf } from '../seed/people.ts'
import { haldenShop } from '../seed/shop.ts'
import { workshops } from '../seed/workshops.ts'
import { drawPicture } from './draw-picture.ts'
import { kindNames } from './kinds.ts'

const pictures = [
  ...haldenShop.products.flatMap((product) => product.pictures),
  ...haldenShop.collections.flatMap(({ picture }) => (picture ? [picture] : [])),
  ...people.flatMap(picturesOf),
]

// Tags must close in the order they open; attributes are ours, so a scan of the tags is enough.
const isBalanced = (svg: string): boolean => {
  const open: string[] = []
  for (const [, closing, name, selfClosing] of svg.matchAll(/<(\/?)([A-Za-z]+)[^>]*?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false
    } else if (!selfClosing && name) open.push(name)
  }
  return open.length === 0
}

test.each(kindNames())('every seeded picture of a %s is a whole drawing', (kind) => {
  const drawn = pictures.filter((picture) => picture.kind === kind)
  expect(drawn.length).toBeGreaterThan(0)
  for (const picture of drawn) {
    const svg = drawPicture(picture)
    expect(svg.startsWith('<svg')).toBe(true)
    expect(svg.endsWith('</svg>')).toBe(true)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
    expect(isBalanced(svg)).toBe(true)
  }
})

test.each(Object.values(workshops))('the workshop $kind is a whole drawing', (picture) => {
  const svg = drawPicture(picture)
  expect(svg).toContain('viewBox="0 0 2400 1350"')
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
  expect(isBalanced(svg)).toBe(true)
  expect(drawPicture({ ...picture })).toBe(svg)
})

test('an unknown workshop is refused by name', () => {
  expect(() => drawPicture({ kind: 'bakery', view: 'wide', color: '#ffffff', alt: '' })).toThrow(
    'bakery',
  )
})

test('what is referred to is defined', () => {
  const rooms = pictures.filter(({ view }) => view === 'scene')
  for (const picture of [...rooms, ...Object.values(workshops)]) {
    const svg = drawPicture(picture)
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
  }
})

test('the same picture is always the same text, another color another one', () => {
  const [first] = pictures
  if (!first) throw new Error('The shop has no pictures')
  expect(drawPicture(first)).toBe(drawPicture({ ...first }))
  expect(drawPicture(first)).not.toBe(drawPicture({ ...first, color: '#123456' }))
})

test('an unknown kind is refused by name', () => {
  expect(() => drawPicture({ kind: 'sofa', view: 'front', color: '#ffffff', alt: '' })).toThrow(
    'sofa',
  )
})
