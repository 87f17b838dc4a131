// Pictures for link previews: whole, and never enlarged.
import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'

const media = 'https://media.test/media/a.png/v1'
const urlOf = (transform: string) => `${media}/${transform},enc_auto/a.png`

test.each([
  ['a portrait', 'fill/w_2400,h_3000,fp_0.50_0.20,q_90', [1200, 1500]],
  ['a landscape', 'fill/w_3000,h_2000,al_c,q_90', [1200, 800]],
  ['a tall one', 'fill/w_1000,h_4000,al_c,q_90', [375, 1500]],
  ['a small one', 'fill/w_300,h_400,al_c,q_80', [300, 400]],
])('%s is shown whole', (_, transform, size) => {
  const preview = previewOf({ url: urlOf(transform) }, 'Teapot')
  expect(preview).toMatchObject({ width: size[0], height: size[1], alt: 'Teapot' })
  expect(preview?.url).toContain(`/w_${size.join(',h_')},`)
})

test('a picture whose size is not known fits, and says no size', () => {
  const preview = previewOf({ url: urlOf('fit/w_3000,h_3000,q_90') }, 'Teapot')
  expect(preview?.url).toContain('/fit/w_1200,h_1200,')
  expect(preview).not.toHaveProperty('width')
})

test('a picture of another host stays as it is; without one there is none', () => {
  const url = 'https://pictures.test/teapot.png'
  expect(previewOf({ url, alt: 'A teapot' }, 'Teapot')).toEqual({ url, alt: 'A teapot' })
  expect(previewOf(null, 'Teapot')).toBeNull()
})
