import { describe, expect, it } from 'vitest'
import { mediaSrcSet, mediaUrl } from './media-url.ts'

const base = 'http://localhost:4000/media/mug.png'

describe('mediaUrl', () => {
  it('requests a size, a format and the focal point', () => {
    const url = mediaUrl(base, {
      width: 400,
      height: 500,
      format: 'avif',
      focal: { x: 0.5, y: 0.55 },
    })
    expect(url).toBe(`${base}/v1/fill/w_400,h_500,fp_0.5_0.55,q_80,enc_avif/picture.avif`)
  })

  it('leaves the focal point out when there is none', () => {
    const url = mediaUrl(base, { width: 400, height: 500, format: 'webp', focal: null })
    expect(url).toBe(`${base}/v1/fill/w_400,h_500,q_80,enc_webp/picture.webp`)
  })

  it('rounds sizes and keeps the focal point inside the picture', () => {
    const url = mediaUrl(base, {
      width: 333.4,
      height: 10.6,
      format: 'jpeg',
      focal: { x: -1, y: 1.239 },
    })
    expect(url).toBe(`${base}/v1/fill/w_333,h_11,fp_0_1,q_80,enc_jpeg/picture.jpg`)
  })

  it('builds a srcset with one entry per width', () => {
    expect(mediaSrcSet(base, [100, 200], 1.25, 'avif').split(', ')).toEqual([
      `${base}/v1/fill/w_100,h_125,q_80,enc_avif/picture.avif 100w`,
      `${base}/v1/fill/w_200,h_250,q_80,enc_avif/picture.avif 200w`,
    ])
  })
})
