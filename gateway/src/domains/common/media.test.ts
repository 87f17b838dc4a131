import { describe, expect, test } from 'vitest'
import { BadInput } from '../../graphql/bad-input.ts'
import { sizedUrl } from './media.ts'

const config = { mediaOrigin: 'https://media.test' }
const url = 'https://media.test/media/a~mv2.png'
const written = { url: `${url}/v1/fit/w_1200,h_1500,q_90/file.png`, width: 1200, height: 1500 }

describe('the address of a picture', () => {
  test('is that of the original without a size', () => {
    expect(sizedUrl(written, {}, config)).toBe(url)
    expect(sizedUrl(written, { width: null, height: null, format: 'AUTO' }, config)).toBe(url)
  })

  test('has the sides and the format that were requested', () => {
    expect(sizedUrl(written, { width: 1, height: 1400, format: 'AVIF' }, config)).toBe(
      `${url}/v1/fill/w_1,h_1400,al_c,q_85,usm_0.66_1.00_0.01,enc_avif,quality_auto/a~mv2.png`,
    )
    expect(sizedUrl(written, { width: 80 }, config)).toBe(
      `${url}/v1/fill/w_80,h_100,al_c,q_85,usm_0.66_1.00_0.01,enc_auto/a~mv2.png`,
    )
    expect(sizedUrl(written, { format: 'WEBP' }, config)).toBe(
      `${url}/v1/fill/w_1200,h_1500,al_c,q_90,enc_auto/a~mv2.png`,
    )
  })

  test('is in its own format when that is requested', () => {
    const size = { width: 1200, height: 1500 }
    const png = `${url}/v1/fill/w_1200,h_1500,al_c,q_90/a~mv2.png`
    expect(sizedUrl(written, { ...size, format: 'PNG' }, config)).toBe(png)
    expect(sizedUrl(written, { ...size, format: 'JPEG' }, config)).toContain(',enc_auto/')
  })

  test.each([0, -1, 3001])('is refused for a side of %d', (side) => {
    expect(() => sizedUrl(written, { width: side }, config)).toThrow(BadInput)
    expect(() => sizedUrl(written, { height: side }, config)).toThrow(BadInput)
  })
})
