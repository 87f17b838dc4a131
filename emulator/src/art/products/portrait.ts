// Draws a portrait of a person: a head and shoulders without a face.
import type { Draw } from '../drawing.ts'
import { lit } from '../palette.ts'
import { pick } from '../pick.ts'

const skins = ['#e8c4a6', '#c99570', '#8d5a3b', '#f0d3bb', '#a8714c', '#5e3b29'] as const

/** Hair behind the head and over the forehead. */
type Hair = { back: string; front: string }

const hair: readonly [Hair, ...Hair[]] = [
  {
    back: 'M-190 -700C-210 -990 210 -990 190 -700V-430C150 -400 -150 -400 -190 -430Z',
    front: 'M-150 -720C-160 -900 160 -900 150 -720C90 -810 -60 -820 -150 -720Z',
  },
  {
    back: '',
    front:
      'M-158 -690C-180 -900 180 -910 158 -690C120 -790 20 -760 -60 -800C-100 -770 -140 -740 -158 -690Z',
  },
  {
    back: 'M0 -895m-78 0a78 78 0 1 0 156 0a78 78 0 1 0 -156 0',
    front: 'M-155 -700C-165 -900 165 -900 155 -700C110 -800 -110 -800 -155 -700Z',
  },
  { back: '', front: '' },
]

/**
 * Draws the portrait; the shoulders continue below the frame. `color` is the clothing, `accent` the hair,
 * `variant` selects the person.
 */
export const portrait: Draw = ({ sheet, color, accent, variant }) => {
  const skin = pick(skins, variant)
  const style = pick(hair, variant >> 1)
  const cloth = sheet.linear(
    [
      [0, lit(color, 1.1)],
      [1, lit(color, 0.78)],
    ],
    [0, 0, 1, 1],
  )
  const head = sheet.radial(
    [
      [0, lit(skin, 1.12)],
      [1, lit(skin, 0.86)],
    ],
    [0.36, 0.34, 0.8],
  )
  const body =
    `<path d="${style.back || 'M0 0'}" fill="${lit(accent, 0.8)}"/>` +
    `<path d="M-80 -560H80V-330C80 -280 -80 -280 -80 -330Z" fill="${lit(skin, 0.8)}"/>` +
    `<path d="M-400 0C-400 -250 -250 -330 -80 -350C-40 -300 40 -300 80 -350C250 -330 400 -250 400 0V500H-400Z" fill="${cloth}"/>` +
    `<ellipse cx="0" cy="-660" rx="150" ry="190" fill="${head}"/>` +
    `<path d="${style.front || 'M0 0'}" fill="${accent}"/>`
  return { body, width: 800, height: 1000, focus: { x: 0, y: -640, near: 1.4 } }
}
