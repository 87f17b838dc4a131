import { expect, test } from 'vitest'
import { encodingFor, type MediaParams, parseMediaParams } from './media-params.ts'

const middle = { x: 0.5, y: 0.5 }

test.each<[string, MediaParams]>([
  ['w_300,h_375', { width: 300, height: 375, focal: middle }],
  ['w_300,h_375,al_c', { width: 300, height: 375, focal: middle }],
  ['w_300,h_375,al_t', { width: 300, height: 375, focal: { x: 0.5, y: 0 } }],
  ['h_10,w_20,fp_0.25_0.4', { width: 20, height: 10, focal: { x: 0.25, y: 0.4 } }],
  ['w_1,h_1,fp_7_1', { width: 1, height: 1, focal: { x: 1, y: 1 } }],
  ['w_9999,h_0', { width: 3000, height: 1, focal: middle }],
  [
    'w_30,h_40,q_80,blur_3,enc_avif',
    { width: 30, height: 40, focal: middle, quality: 80, blur: 3, encoding: 'avif' },
  ],
  ['w_30,h_40,enc_auto', { width: 30, height: 40, focal: middle, encoding: 'auto' }],
])('%s is read', (text, params) => {
  expect(parseMediaParams(text)).toEqual({ params })
})

test.each([
  '',
  'w_300',
  'h_300',
  'w_300,h_',
  'w_300,h_abc',
  'w_300,h_-5',
  'w_300,h_1e9',
  'w_300,h_300,enc_gif',
  'w_300,h_300,al_middle',
  'w_300,h_300,fp_0.5',
  'w_300,h_300,fp_0.5_0.5_0.5',
  'w_300,h_300,zoom_2',
  'w_300,h_300,__proto___1',
  'w_300,h_300,constructor_1',
  'w_300,,h_300',
  '300x300',
])('"%s" is refused', (text) => {
  expect(parseMediaParams(text)).toHaveProperty('problem')
})

test.each<[MediaParams['encoding'], string, string, string]>([
  ['webp', 'mug.png', '', 'webp'],
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
