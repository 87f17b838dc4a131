// The same input gives the same address as the platform's own kit, wherever the shop writes what the kit writes.
import { sdk } from '@wix/image-kit'
import { describe, expect, test } from 'vitest'
import { pictureAddress, sized, sizedSet } from './index.ts'

const origin = 'https://static.wixstatic.com'
const rounds = 2000

/** Numbers of a fixed sequence, so that a failure occurs again. */
function sequence(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    between,
    oneOf: <Item>(items: readonly Item[]) => items[between(0, items.length - 1)] as Item,
  }
}

type Case = { id: string; source: Size; target: Size; focal: { x: number; y: number } | null }
type Size = { width: number; height: number }

const ids = [
  ...['jpg', 'jpeg', 'JPG', 'jpe', 'png', 'PNG', 'webp', 'avif'].map(
    (ending) => `a1_b2~mv2.${ending}`,
  ),
  ...['nsplsh_316b~mv2_d_2977_3951_s_4_2.jpg', 'bc001baa.jpg', 'two.dots~mv2.png'],
  ...['a1~mv2.gif', 'a1.svg', 'a1.ico', 'a1.bmp', 'a1.heic', 'a1~mv2', 'a1'],
]

function cases(): Case[] {
  const { between, oneOf } = sequence(20)
  return Array.from({ length: rounds }, () => ({
    id: oneOf(ids),
    // More than 600 × 600: of a smaller source the kit makes enlarged pictures, and the shop none.
    source: { width: between(601, 5000), height: between(601, 5000) },
    target: { width: between(1, 3000), height: between(1, 3000) },
    focal: between(0, 1) ? { x: between(0, 100) / 100, y: between(0, 100) / 100 } : null,
  }))
}

const kitFill = ({ id, source, target, focal }: Case, options: object = {}) =>
  sdk.getScaleToFillImageURL(id, source.width, source.height, target.width, target.height, {
    devicePixelRatio: 1,
    ...(focal && { focalPoint: { x: focal.x * 100, y: focal.y * 100 } }),
    ...options,
  })

const facts = ({ id, source, focal }: Case) => ({
  url: `${origin}/media/${id}`,
  ...source,
  focalPoint: focal,
})

describe('as the kit writes them', () => {
  test('cropped', () => {
    for (const one of cases())
      expect(pictureAddress(facts(one), one.target, origin)).toBe(kitFill(one))
  })

  test('cropped, as AVIF and in their own format', () => {
    for (const one of cases()) {
      const avif = kitFill(one, { encoding: 'AVIF' })
      expect(pictureAddress(facts(one), { ...one.target, format: 'AVIF' }, origin)).toBe(avif)
      const own = /\.png$/i.test(one.id) ? 'PNG' : /\.jp/i.test(one.id) ? 'JPEG' : 'WEBP'
      const same = kitFill(one, own === 'WEBP' ? {} : { autoEncode: false })
      expect(pictureAddress(facts(one), { ...one.target, format: own }, origin)).toBe(same)
    }
  })

  test('by one side', () => {
    for (const one of cases()) {
      const [{ width, height }, { id, source, target }] = [one.source, one]
      const kit = (box: Size) =>
        sdk.getScaleToFitImageURL(id, width, height, box.width, box.height, { devicePixelRatio: 1 })
      const endless = 1_000_000
      expect(pictureAddress(facts({ ...one, source }), { width: target.width }, origin)).toBe(
        kit({ width: target.width, height: endless }),
      )
      expect(pictureAddress(facts(one), { height: target.height }, origin)).toBe(
        kit({ width: endless, height: target.height }),
      )
    }
  })

  test('in full size, and from there in any size, as browsers do it', () => {
    for (const one of cases()) {
      const full = pictureAddress(facts(one), { format: 'WEBP' }, origin)
      expect(full).toBe(kitFill({ ...one, target: one.source }))
      expect(sized(full, one.target.width, one.target.height)).toBe(kitFill(one))
    }
  })

  test('in a smaller size from one that is sharpened already: sharpened once', () => {
    const shown = cases().map((one) =>
      sized(
        pictureAddress(facts(one), { format: 'WEBP' }, origin),
        one.target.width,
        one.target.height,
      ),
    )
    const sharpened = shown.filter((url) => url.includes(',usm_'))
    expect(sharpened.length).toBeGreaterThan(10)
    for (const url of sharpened)
      for (const side of [20, 4000]) expect(sized(url, side, side).split(',usm_')).toHaveLength(2)
  })

  test('of an unknown size, into a box', () => {
    const kit = sdk.getScaleToFitImageURL('a~mv2.jpg', 0, 0, 300, 400, { devicePixelRatio: 1 })
    expect(pictureAddress({ id: 'a~mv2.jpg' }, { width: 300, height: 400 }, origin)).toBe(kit)
    expect(kit).toContain('/fit/w_300,h_400,q_80,usm_')
  })
})

describe('otherwise than the kit, on purpose', () => {
  test('a small source is not enlarged', () => {
    const small = { id: 'a~mv2.jpg', source: { width: 300, height: 300 }, focal: null }
    const target = { width: 900, height: 900 }
    expect(kitFill({ ...small, target })).toContain('w_420,h_420,al_c,lg_1')
    const address = pictureAddress(facts({ ...small, target }), target, origin)
    expect(address).toContain('w_300,h_300,al_c,q_80,enc_auto')
  })

  test('widths beyond the source are one, in its size', () => {
    const full = pictureAddress(
      { id: 'a.png', width: 500, height: 1000 },
      { format: 'WEBP' },
      origin,
    )
    const set = sizedSet(full, [200, 400, 800, 1600], 1.25).split(', ')
    expect(set.map((one) => one.split(' ')[1])).toEqual(['200w', '400w', '500w'])
    expect(set[2]).toContain('w_500,h_625,al_c,q_85,enc_auto')
  })
})
