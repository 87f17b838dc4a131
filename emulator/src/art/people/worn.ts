import { lit, mix } from '../palette.ts'
import { round, type Sheet } from '../sheet.ts'
import { softEllipse, softStroke } from '../soft.ts'
import { outlineOf } from './face.ts'
import type { Collar, Person, Sitter } from './person.ts'

// Draws what people wear: clothes, beard, glasses, cap and earrings.

const shoulders =
  'M-540 1000C-540 740 -516 566 -410 478C-310 408 -150 376 -104 300H104C150 376 310 408 410 478C516 566 540 740 540 1000Z'

const cloth = (sheet: Sheet, color: string, light = 1): string =>
  sheet.linear(
    [
      [0, lit(color, light * 1.14)],
      [0.45, lit(color, light)],
      [1, lit(color, light * 0.66)],
    ],
    [0.1, 0, 0.9, 0.7],
  )

const fold = (path: string, color: string, opacity = 0.3): string =>
  softStroke(path, { width: 30, opacity, color: lit(color, 0.4) })

const ribs = (from: number, to: number, step: number, y: number, h: number): string =>
  Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, i) => `M${from + i * step} ${y}v${h}`,
  ).join('')

const collars: Record<Collar, (sheet: Sheet, color: string, second: string) => string> = {
  crew: (sheet, color) =>
    `<path d="M-128 318C-96 420 96 420 128 318C150 330 160 338 166 344C140 470 -140 470 -166 344C-160 338 -150 330 -128 318Z" fill="${cloth(sheet, color, 0.86)}"/><path d="M-124 322C-94 414 94 414 124 322" fill="none" stroke="${lit(color, 0.5)}" stroke-width="5" stroke-opacity="0.6"/>`,
  roll: (sheet, color) =>
    `<path d="M-132 250C-90 286 90 286 132 250C146 300 150 360 158 384C90 440 -90 440 -158 384C-150 360 -146 300 -132 250Z" fill="${cloth(sheet, color, 0.94)}"/><path d="${ribs(-120, 120, 24, 284, 118)}" stroke="${lit(color, 0.5)}" stroke-width="4" stroke-opacity="0.28"/>${fold('M-150 388C-80 436 80 436 150 388', color)}`,
  shirt: (sheet, color) =>
    `<path d="M-10 380L10 380L14 1000H-14Z" fill="${lit(color, 0.8)}" fill-opacity="0.6"/><path d="M-118 286L-168 352L-84 448L0 384L84 448L168 352L118 286C80 370 40 384 0 384C-40 384 -80 370 -118 286Z" fill="${cloth(sheet, color, 1.1)}"/><path d="M-168 352L-84 448L0 384L84 448L168 352" fill="none" stroke="${lit(color, 0.5)}" stroke-width="5" stroke-opacity="0.5" stroke-linejoin="round"/><circle cx="0" cy="470" r="9" fill="${lit(color, 1.4)}"/><circle cx="0" cy="600" r="9" fill="${lit(color, 1.4)}"/>`,
  apron: (sheet, color, second) =>
    `<path d="M-118 300C-90 400 90 400 118 300C140 320 156 334 164 342C140 456 -140 456 -164 342Z" fill="${lit(second, 0.86)}"/><path d="M-214 352L-160 342L-226 478H-284ZM214 352L160 342L226 478H284Z" fill="${cloth(sheet, color, 0.9)}"/><path d="M-288 468H288C330 580 350 800 350 1000H-350C-350 800 -330 640 -288 548Z" fill="${cloth(sheet, color)}"/><path d="M-276 486H276" stroke="${lit(color, 1.5)}" stroke-width="4" stroke-opacity="0.5" stroke-dasharray="14 9"/><circle cx="-258" cy="504" r="11" fill="#bd9547"/><circle cx="258" cy="504" r="11" fill="#9a773a"/>`,
  open: (sheet, color) =>
    `<path d="M-106 294C-150 340 -176 352 -204 360C-150 450 -70 540 0 594C70 540 150 450 204 360C176 352 150 340 106 294C90 420 40 500 0 540C-40 500 -90 420 -106 294Z" fill="${cloth(sheet, color, 1.04)}"/><path d="M-204 360C-150 450 -70 540 0 594C70 540 150 450 204 360" fill="none" stroke="${lit(color, 0.5)}" stroke-width="5" stroke-opacity="0.4"/>`,
  shawl: (sheet, _color, second) =>
    `<path d="M-150 276C-230 330 -300 380 -330 430C-180 560 120 560 330 440C300 380 230 330 150 276C110 350 -110 350 -150 276Z" fill="${cloth(sheet, second)}"/><path d="M40 470C90 560 100 760 80 1000H230C240 780 220 580 170 480Z" fill="${cloth(sheet, second, 0.92)}"/>${fold('M-240 390C-120 470 100 470 250 400', second)}${fold('M-180 330C-90 410 90 410 190 340', second, 0.24)}${fold('M140 560C152 700 150 850 140 1000', second, 0.22)}`,
}

/** Draws neck and clothes. */
export const clothes = ({ sheet, color, person }: Sitter): string => {
  const { skin, collar, second = '#e6dccb' } = person
  const base = collar === 'apron' ? second : color
  const isOpen = collar === 'open' || collar === 'shirt'
  const opening = collar === 'open' ? 566 : 400
  const throat = isOpen
    ? `M-98 120H98V290C92 ${opening - 120} 40 ${opening - 40} 0 ${opening}C-40 ${opening - 40} -92 ${opening - 120} -98 290Z`
    : 'M-96 120H96V300C110 360 -110 360 -96 300Z'
  const neck = `<path d="${throat}" fill="${sheet.linear([
    [0, lit(skin, 0.96)],
    [0.5, lit(skin, 0.86)],
    [1, lit(skin, 0.66)],
  ])}"/>${softEllipse(sheet, { x: 12, y: 216, rx: 128, ry: 74, opacity: 0.46, color: mix(lit(skin, 0.3), '#5a2414', 0.3), core: 0.1 })}`
  const creases = `${fold('M-372 620C-352 740 -356 860 -362 1040', base, 0.2)}${fold('M376 620C358 740 364 860 372 1040', base, 0.26)}`
  return `<path d="${shoulders}" fill="${cloth(sheet, base)}"/>${creases}${neck}${collars[collar](sheet, color, second)}`
}

/** Draws the beard; the mouth is drawn over it. */
export const beardOf = (sheet: Sheet, person: Person, hair: string): string => {
  const { cheeks: w, turn: t, beard } = person
  if (!beard) return ''
  const lip = `M${t - 78} 150C${t - 70} 112 ${t - 30} 100 ${t} 112C${t + 30} 100 ${t + 70} 112 ${t + 78} 150C${t + 40} 138 ${t - 40} 138 ${t - 78} 150Z`
  const fill = sheet.linear([
    [0, lit(hair, 1.1)],
    [0.5, lit(hair, 0.95)],
    [1, lit(hair, 0.66)],
  ])
  if (beard === 'mustache') return `<path d="${lip}" fill="${fill}"/>`
  const grow = beard === 'full' ? 1.06 : 1
  const shape = `M${-w - 10} -10L${-w * 0.9} 20C${-w * 0.84} 90 ${t - 110} 118 ${t - 84} 122C${t - 50} 102 ${t - 24} 106 ${t} 112C${t + 24} 106 ${t + 50} 102 ${t + 84} 122C${t + 110} 118 ${w * 0.84} 90 ${w * 0.9} 20L${w + 10} -10L${w + 20} 320H${-w - 20}ZM${t - 62} 150C${t - 30} 138 ${t + 30} 138 ${t + 62} 150C${t + 50} 196 ${t - 50} 196 ${t - 62} 150Z`
  const clip = sheet.clip(
    `<path d="${outlineOf(person)}" transform="translate(0 ${beard === 'full' ? 6 : 0}) scale(${grow} ${grow})"/>`,
  )
  return `<g clip-path="${clip}" opacity="${beard === 'full' ? 1 : 0.3}"><path d="${shape}" fill="${fill}" fill-rule="evenodd"/></g>`
}

const lens = (shape: NonNullable<Person['glasses']>, x: number): string =>
  shape === 'round'
    ? `<circle cx="${x}" cy="2" r="60"/>`
    : `<rect x="${x - 64}" y="-44" width="128" height="94" rx="24"/>`

/** Draws glasses in front of the eyes, with a glint of the window. */
export const glassesOf = ({ glasses, turn, cheeks }: Person): string => {
  if (!glasses) return ''
  const tone = glasses === 'round' ? '#8a6a34' : '#2c2724'
  const glint = (x: number) =>
    `<path d="M${x - 34} 14L${x + 4} -36L${x + 20} -34L${x - 26} 28Z" fill="#fff" fill-opacity="0.13"/>`
  return `<g transform="translate(${turn} 0)"><g fill="#fff" fill-opacity="0.04" stroke="${tone}" stroke-width="9">${lens(glasses, -74)}${lens(glasses, 74)}</g><path d="M-14 -8Q0 -18 14 -8M-134 -8L${-cheeks - 4 - turn} -2M134 -8L${cheeks + 4 - turn} -2" fill="none" stroke="${tone}" stroke-width="9"/>${glint(-74)}${glint(74)}</g>`
}

/** Draws a knitted cap with a turned-up edge. */
export const capOf = (sheet: Sheet, { hair, second = '#9c4a2d' }: Person): string => {
  if (hair !== 'cap') return ''
  const rows = (step: number) =>
    Array.from({ length: 15 }, (_, i) => {
      const x = -168 + i * step
      return `M${x} -112C${round(x * 1.02)} -190 ${round(x * 0.7)} -270 ${round(x * 0.2)} -316`
    }).join('')
  return `<path d="M-190 -130C-196 -270 -110 -336 0 -338C110 -336 196 -270 190 -130Z" fill="${cloth(sheet, second)}"/><path d="${rows(24)}" fill="none" stroke="${lit(second, 0.5)}" stroke-width="5" stroke-opacity="0.3"/><path d="M-200 -176C-120 -206 120 -206 200 -176C206 -140 206 -120 202 -92C120 -122 -120 -122 -202 -92C-206 -120 -206 -140 -200 -176Z" fill="${cloth(sheet, second, 1.06)}"/><path d="${ribs(-180, 180, 20, -184, 66)}" stroke="${lit(second, 0.5)}" stroke-width="5" stroke-opacity="0.26"/>`
}

/** Draws a plait that falls over one shoulder. */
export const braidOf = (sheet: Sheet, { hair }: Person, color: string): string => {
  if (hair !== 'braid') return ''
  const fill = cloth(sheet, color)
  const links = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [-196 - Math.sin(i * 0.42) * 26, 190 + i * 58]
    const lean = i % 2 ? 24 : -24
    return `<ellipse cx="${round(x)}" cy="${y}" rx="${48 - i * 1.5}" ry="38" transform="rotate(${lean} ${round(x)} ${y})" fill="${fill}"/><path d="M${round(x - 34)} ${y + 8}q34 -26 66 ${i % 2 ? 14 : -14}" fill="none" stroke="${lit(color, 1.5)}" stroke-width="5" stroke-opacity="0.3"/>`
  })
  return links.join('')
}

export const earringsOf = ({ earring, cheeks, turn, hair }: Person): string => {
  if (!earring) return ''
  const drop = (side: number) =>
    `<circle cx="${round(side * (cheeks + 6) + turn * 0.2)}" cy="92" r="${hair === 'afro' ? 30 : 13}" fill="${hair === 'afro' ? 'none' : lit(earring, side < 0 ? 1.1 : 0.8)}" stroke="${lit(earring, side < 0 ? 1.1 : 0.8)}" stroke-width="8"/>`
  return drop(-1) + drop(1)
}
