import { afterEach, expect, test, vi } from 'vitest'
import { shownPicture } from './shown-picture.ts'

const ofMug = 'https://shop.test/media/mug.webp/v1/fill'
const whole = `${ofMug}/w_1600,h_2000,q_90/mug.webp`
const shown = `${ofMug}/w_480,h_600,q_80/mug.webp`

const show = (currentSrc: string, naturalWidth = 480) =>
  vi.stubGlobal('document', { images: [{ currentSrc, naturalWidth }] })

afterEach(() => void vi.unstubAllGlobals())

test('the picture of the page is used as it is', () => {
  show(shown)
  expect(shownPicture(whole)).toBe(shown)
  expect(shownPicture(shown)).toBe(shown)
})

test('what was shown in a sheet, which is closed, is used as it is', () => {
  vi.stubGlobal('document', { images: [] })
  const inSheet = shown.replace('q_80', 'q_80,usm_0.66_1.00_0.01')
  expect(shownPicture(inSheet)).toBe(inSheet)
})

test('one that is not loaded, or not there, is as small as in a line', () => {
  show(shown, 0)
  expect(shownPicture(whole)).toContain('/w_192,h_240')
  show('https://shop.test/media/cup.webp/v1/fill/w_480,h_600,q_80/cup.webp')
  expect(shownPicture(whole)).toContain('/w_192,h_240')
})
