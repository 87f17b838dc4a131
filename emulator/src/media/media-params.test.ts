import { expect, test } from 'vitest'
import { encodingFor, largestScale, type MediaParams, parseMediaParams } from './media-params.ts'

const middle = { x: 0.5, y: 0.5 }

test.each<[string, MediaParams]>([
  ['w_300,h_375,al_c', { width: 300, height: 375, focal: middle }],
  ['w_300,h_375,al_t', { width: 300, height: 375, focal: { x: 0.5, y: 0 } }],
  ['h_10,w_20,fp_0.25_0.4', { width: 20, height: 10, focal: { x: 0.25, y: 0.4 } }],
  ['w_1,h_1,fp_7_1', { width: 1, height: 1, focal: { x: 1, y: 1 } }],
  ['w_9999,h_0,al_c', { width: 3000, height: 1, focal: middle }],
  [
    'w_30,h_40,al_c,q_80,usm_0.66_1.00_0.01,blur_3,enc_avif,quality_auto',
    { width: 30, height: 40, focal: middle, quality: 80, blur: 3, encoding: 'avif' },
  ],
  [
    'w_30,h_40,al_c,enc_pavif,quality_auto',
    { width: 30, height: 40, focal: middle, encoding: 'avif' },
  ],
  ['w_30,h_40,al_c,lg_1,enc_auto', { width: 30, height: 40, focal: middle, encoding: 'auto' }],
])('%s is read', (text, params) => {
  expect(parseMediaParams(text, 'fill')).toEqual({ params })
})

test('a fit has no place to look at', () => {
  const params = { width: 300, height: 375, quality: 90 }
  expect(parseMediaParams('w_300,h_375,q_90', 'fit')).toEqual({ params })
  expect(parseMediaParams('w_300,h_375,al_c', 'fit')).toHaveProperty('problem')
})

test.each([
  '',
  'w_300',
  'w_300,h_300',
  'w_300,h_300,enc_auto',
  'w_300,h_300,al_c,fp_0.5_0.5',
  'w_300,h_,al_c',
  'w_300,h_abc,al_c',
  'w_300,h_-5,al_c',
  'w_300,h_1e9,al_c',
  'w_300,h_300,al_c,enc_gif',
  'w_300,h_300,al_c,enc_webp',
  'w_300,h_300,al_c,enc_png',
  'w_300,h_300,al_c,enc_jpg',
  'w_300,h_300,al_c,enc_avif',
  'w_300,h_300,al_c,quality_auto',
  'w_300,h_300,al_c,enc_auto,q_80',
  'w_300,h_300,al_middle',
  'w_300,h_300,fp_0.5',
  'w_300,h_300,fp_0.5_0.5_0.5',
  'w_300,h_300,al_c,usm_1',
  'w_300,h_300,al_c,lg_9',
  'w_300,h_300,al_c,zoom_2',
  'w_300,h_300,al_c,__proto___1',
  'w_300,h_300,al_c,constructor_1',
  'w_300,,h_300,al_c',
  '300x300',
])('"%s" is refused', (text) => {
  expect(parseMediaParams(text, 'fill')).toHaveProperty('problem')
})

test.each<[MediaParams['encoding'], string, string, string]>([
  ['avif', 'mug.png', '', 'avif'],
  [undefined, 'mug.avif', '', 'avif'],
  [undefined, 'mug.JPEG', '', 'jpg'],
  [undefined, 'mug', '', 'png'],
  [undefined, 'mug.auto', '', 'png'],
  ['auto', 'mug.png', 'image/avif,image/webp,*/*', 'avif'],
  ['auto', 'mug.png', 'image/webp,*/*', 'webp'],
  ['auto', 'mug.png', '*/*', 'jpg'],
])('enc %s of %s, accepting "%s", is %s', (requested, filename, accept, expected) => {
  expect(encodingFor(requested, filename, accept)).toBe(expected)
})

test.each([
  [600, 601, 1],
  [600, 600, 1.2],
  [401, 400, 1.2],
  [400, 400, 1.4],
])('a picture of %i × %i grows %f times at most', (width, height, most) => {
  expect(largestScale({ width, height })).toBe(most)
})
