import { describe, expect, test } from 'vitest'
import { BadInput } from '../../graphql/bad-input.ts'
import { sizedUrl } from './media.ts'

const url = 'https://media.test/a.png'

describe('the address of a picture', () => {
  test('is that of the original without a size', () => {
    expect(sizedUrl(url, {})).toBe(url)
    expect(sizedUrl(url, { width: null, height: null })).toBe(url)
  })

  test('has the sides and the format that were requested', () => {
    expect(sizedUrl(url, { width: 1, height: 3000, format: 'AVIF' })).toBe(
      `${url}/v1/fill/w_1,h_3000,q_80,enc_avif/picture.avif`,
    )
    expect(sizedUrl(url, { width: 80 })).toBe(`${url}/v1/fit/w_80,q_80,enc_auto/picture.png`)
  })

  test.each([0, -1, 3001])('is refused for a side of %d', (side) => {
    expect(() => sizedUrl(url, { width: side })).toThrow(BadInput)
    expect(() => sizedUrl(url, { height: side })).toThrow(BadInput)
  })
})
