import { expect, test } from 'vitest'
import { fractionsOf, pictureAddress, sized, sizedSet } from './index.ts'

const origin = 'https://static.wixstatic.com'
const media = `${origin}/media/`
const square = { width: 40, height: 40 }
const small = (id: string, stem: string, ending = 'jpg') =>
  `${media}${id}/v1/fill/w_40,h_40,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/${stem}.${ending}`
const tilde = small('a1~mv2.jpg', 'a1~mv2')

test.each([
  ['bare', `${media}a1~mv2.jpg`],
  ['already transformed', `${media}a1~mv2.jpg/v1/fit/w_900,h_700,q_90/file.jpg`],
  ['twice', `${media}a1~mv2.jpg/v1/fit/w_9,h_7,q_90/file.jpg/v1/fill/w_5,h_5,al_c/a.jpg`],
  ['with the name of another format', `${media}a1~mv2.jpg/v1/fill/w_9,h_7,al_c,q_80/picture.webp`],
  ['without a protocol', '//static.wixstatic.com/media/a1~mv2.jpg'],
  ['with an insecure protocol', 'http://static.wixstatic.com/media/a1~mv2.jpg'],
  ['with an escaped tilde', `${media}a1%7Emv2.jpg`],
  ['with a double slash', `${media}/a1~mv2.jpg/v1/fill/w_9,h_7,al_c,q_80/a1.jpg`],
  ['with a query', `${media}a1~mv2.jpg?token=1#top`],
  ['internal', 'wix:image://v1/a1~mv2.jpg/A%20cup.jpg#originWidth=900&originHeight=700'],
  ['internal, older', 'image://v1/a1~mv2.jpg/900_700/cup.jpg'],
  ['a path in the store', 'media/a1~mv2.jpg'],
  ['an id alone', 'a1~mv2.jpg'],
])('%s: %s', (_, url) => {
  const facts = { url, width: 900, height: 700 }
  expect(pictureAddress(facts, square, origin)).toBe(tilde)
  expect(pictureAddress(facts, {}, origin)).toBe(`${media}a1~mv2.jpg`)
})

test('the id counts without an address', () => {
  expect(
    pictureAddress({ id: 'a1~mv2.jpg', url: '', ...{ width: 90, height: 90 } }, square, origin),
  ).toBe(tilde)
  expect(pictureAddress({ id: '', url: null }, square, origin)).toBe('')
})

test('a size in the address counts without another one', () => {
  const size = (url: string) =>
    /w_\d+,h_\d+/.exec(pictureAddress({ url }, { format: 'WEBP' }, origin))?.[0]
  expect(size(`${media}a.jpg/v1/fit/w_900,h_700,q_90/file.jpg`)).toBe('w_900,h_700')
  expect(size('wix:image://v1/a.jpg/cup.jpg#originWidth=90&originHeight=70')).toBe('w_90,h_70')
  expect(size(`${media}a.jpg`)).toBe('w_3000,h_3000')
})

test.each([
  ['https://example.com/media/a1~mv2.jpg', undefined],
  ['//cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg'],
  ['https://res.example.com/upload/w_300,h_300,q_80/a.jpg', undefined],
  ['https://static.wixstatic.com/shapes/a1.svg', undefined],
  ['https://example.com/https://static.wixstatic.com/media/a.jpg', undefined],
])('%s is of another host, and stays', (url, shown = url) => {
  const facts = { id: '', url, width: 900, height: 700, focalPoint: { x: 0.1, y: 0.2 } }
  for (const wanted of [{}, square, { width: 40 }, { ...square, format: 'AVIF' as const }])
    expect(pictureAddress(facts, wanted, origin)).toBe(shown)
  expect(sized(shown, 40, 40)).toBe(shown)
  expect(sizedSet(shown, [40, 80], 1)).toBe(shown)
})

test.each([
  'Logo of the shop.png',
  'www.example.com/a.png',
  '/images/a.png',
  'javascript:x()',
  'https://',
])('%s is no picture', (url) => {
  for (const wanted of [{}, square]) expect(pictureAddress({ url }, wanted, origin)).toBe('')
})

test('the media of an origin without encryption are served by it', () => {
  const local = 'http://localhost:4000'
  const [url, photo] = ['//localhost:4000/media/a.jpg', '//127.0.0.1:4000/media/a.jpg']
  expect(pictureAddress({ url }, {}, local)).toBe(`${local}/media/a.jpg`)
  expect(pictureAddress({ url: photo }, {}, local)).toBe(`https:${photo}`)
})

test('an id never leaves the folder of the media', () => {
  expect(pictureAddress({ url: `${media}..%2F..%2Fa.jpg` }, square, origin)).toMatch(
    `${media}..%2F..%2Fa.jpg/v1/`,
  )
  expect(pictureAddress({ url: `${media}%E0%A4%A.jpg` }, {}, origin)).toBe(
    `${media}%25E0%25A4%25A.jpg`,
  )
})

test('a focal point is within the picture; above 1 it is a percentage', () => {
  expect(fractionsOf({ x: 0.3, y: 0.7 })).toEqual({ x: 0.3, y: 0.7 })
  expect(fractionsOf({ x: 30, y: 70 })).toEqual({ x: 0.3, y: 0.7 })
  expect(fractionsOf({ x: 0, y: 70 })).toEqual({ x: 0, y: 0.7 })
  expect(fractionsOf({ x: -1, y: 180 })).toEqual({ x: 0, y: 1 })
  expect(fractionsOf({ x: Number.NaN, y: 0 })).toBeNull()
  const facts = { url: `${media}a.jpg`, width: 90, height: 90, focalPoint: { x: 30, y: 70 } }
  expect(pictureAddress(facts, { width: 10, height: 90 }, origin)).toContain(',fp_0.30_0.70,q_80')
})
