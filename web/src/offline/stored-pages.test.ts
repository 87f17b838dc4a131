import { expect, test } from 'vitest'
import { evenRows, isToOpen, withDistinctPictures } from './stored-pages.ts'

test.each([
  ['https://shop.test/p/morning-mug', true],
  ['https://shop.test/p/offline-map', true],
  ['https://shop.test/offline', false],
  ['https://shop.test/de/offline', false],
])('%s is listed: %s', (url, isListed) => {
  expect(isToOpen({ url })).toBe(isListed)
})

test('a page has a picture that no page before it shows, in whatever size', () => {
  const clock = (size: string) => `https://shop.test/media/clock.jpg/v1/fit/${size},q_80/file.jpg`
  const lamp = 'https://shop.test/media/lamp.jpg/v1/fit/w_400,h_500,q_80/file.jpg'
  const pages = [
    { url: '/p/clock', title: 'Clock', pictures: [clock('w_400,h_500')] },
    { url: '/c/desk', title: 'Desk', pictures: [clock('w_200,h_250'), lamp] },
    { url: '/c/walls', title: 'Walls', pictures: [clock('w_800,h_1000')] },
    { url: '/shipping', title: 'Shipping', pictures: [] },
  ]
  expect(withDistinctPictures(pages).map(({ picture }) => picture)).toEqual([
    clock('w_400,h_500'),
    lamp,
    clock('w_800,h_1000'),
    null,
  ])
})

test.each([
  [1, 1],
  [3, 3],
  [4, 4],
  [5, 4],
  [8, 8],
])('of %i pages %i are shown', (stored, shown) => {
  expect(evenRows(Array.from({ length: stored }))).toHaveLength(shown)
})
