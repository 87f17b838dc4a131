import type { Draw } from '../drawing.ts'
import { face } from '../flat.ts'
import { grain } from '../materials.ts'
import { lit, mix } from '../palette.ts'
import type { Sheet } from '../sheet.ts'
import { softShape, softStroke } from '../soft.ts'
import { wallShadow } from '../studio.ts'
import { hills, planner, tides } from './prints.ts'

const prints = [hills, tides, planner]

const bar = (sheet: Sheet, path: string, light: number): string => {
  const clip = sheet.clip(`<path d="${path}"/>`)
  return `<path d="${path}" fill="${lit('#c99f69', light)}"/><g clip-path="${clip}">${grain(sheet, '#c99f69', { x: -360, y: -1000, width: 720, height: 1000 }, 60)}</g>`
}

export const poster: Draw = ({ sheet, color, accent, variant }) => {
  const [w, h, edge] = [680, 920, 30]
  const art = (prints[variant] ?? hills)(sheet, color, accent, { w: 560, h: 800 })
  const clip = sheet.clip('<rect width="560" height="800"/>')
  const [l, r, t] = [-w / 2, w / 2, -h]
  const frame =
    bar(sheet, `M${l} ${t}H${r}L${r - edge} ${t + edge}H${l + edge}Z`, 1.12) +
    bar(sheet, `M${l} ${t}V0L${l + edge} ${-edge}V${t + edge}Z`, 1.04) +
    bar(sheet, `M${r} ${t}V0L${r - edge} ${-edge}V${t + edge}Z`, 0.74) +
    bar(sheet, `M${l} 0H${r}L${r - edge} ${-edge}H${l + edge}Z`, 0.84)
  const mat = `<rect x="${l + edge}" y="${t + edge}" width="${w - edge * 2}" height="${h - edge * 2}" fill="#f7f2e7"/>`
  const inner = `${softStroke(`M${l + edge} ${-edge}V${t + edge}H${r - edge}`, { width: 20, opacity: 0.22 })}`
  const shine = `<path d="M${l + edge} ${t + edge}H${l + 330}L${l + 120} ${-edge}H${l + edge}Z" fill="${sheet.linear(
    [
      [0, '#fff', 0.2],
      [1, '#fff', 0.02],
    ],
  )}"/>`
  const body = `${wallShadow(`<rect x="${l}" y="${t}" width="${w}" height="${h}"/>`, 30)}${mat}<g transform="translate(-280 ${-h + 60})" clip-path="${clip}">${art}</g>${inner}${frame}${shine}`
  return { body, width: 700, height: 930, hangs: 'wall', focus: { x: 40, y: -420, near: 2 } }
}

// Zigzag rows that change color every eight rows, as in a yoke.
const stitchColor = (row: number, column: number, tones: [string, string]): string | undefined => {
  const wave = Math.abs(((column + 13) % 13) - 6)
  if ((wave + row) % 8 >= 3) return undefined
  return tones[Math.floor(row / 8) % 2]
}

const stitchChart = (color: string, accent: string): string => {
  const cells = Array.from({ length: 34 * 26 }, (_, cell) => {
    const [row, column] = [Math.floor(cell / 26), cell % 26]
    const tone = stitchColor(row, column, [color, accent])
    if (!tone) return ''
    return `<path d="M${column * 20 + 3} ${row * 20 + 4}l7 12l7 -12" stroke="${tone}" stroke-width="6" fill="none" stroke-linejoin="round"/>`
  })
  const lines = Array.from(
    { length: 35 },
    (_, i) => `M0 ${i * 20}H520${i < 27 ? `M${i * 20} 0V680` : ''}`,
  ).join('')
  return `<path d="${lines}" stroke="#b9ad97" stroke-width="1.6" stroke-opacity="0.7"/>${cells.join('')}`
}

const cuttingPlan = (color: string, accent: string): string =>
  `<g fill="none" stroke-linejoin="round"><path d="M40 30H330V300C330 340 300 360 260 360H110C70 360 40 340 40 300Z" stroke="${color}" stroke-width="7"/><path d="M60 50H310V298C310 326 290 342 258 342H112C80 342 60 326 60 298Z" stroke="${color}" stroke-width="3" stroke-dasharray="14 9"/><path d="M380 30H480V640H380Z" stroke="${accent}" stroke-width="7"/><path d="M396 46H464V624H396Z" stroke="${accent}" stroke-width="3" stroke-dasharray="14 9"/><path d="M40 420C140 390 240 390 330 420V640H40Z" stroke="${color}" stroke-width="7"/><path d="M60 438C150 412 230 412 312 438V622H60Z" stroke="${color}" stroke-width="3" stroke-dasharray="14 9"/><path d="M185 100V290M170 120L185 96L200 120M430 120V560M418 140L430 116L442 140M185 470V600" stroke="#4a4138" stroke-width="4"/><path d="M40 190l-16 -10v20ZM330 190l16 -10v20ZM40 530l-16 -10v20ZM330 530l16 -10v20Z" fill="${color}" stroke="none"/><circle cx="120" cy="240" r="8" fill="${accent}" stroke="none"/><circle cx="250" cy="240" r="8" fill="${accent}" stroke="none"/></g>`

export const patternSheet: Draw = ({ sheet, color, accent, variant }) => {
  const page = (turn: number, shift: number, tone: string) =>
    `<g transform="translate(${shift} 0) rotate(${turn})"><g transform="translate(8 10)">${softShape('<rect x="-310" y="-860" width="620" height="850"/>', { spread: 14, opacity: 0.22 })}</g><rect x="-310" y="-860" width="620" height="850" fill="${tone}"/></g>`
  const art = variant === 1 ? cuttingPlan(color, accent) : stitchChart(color, accent)
  const curl = `<path d="M310 -10L180 -10C240 -30 290 -80 310 -150Z" fill="${sheet.linear(
    [
      [0, '#fffdf6'],
      [0.5, '#e4dac6'],
      [1, '#b9ac92'],
    ],
    [0, 0, 1, 1],
  )}"/>${softStroke(`M180 -10C240 -30 290 -80 310 -150`, { width: 12, opacity: 0.2 })}`
  const clipTop = `<g transform="translate(0 -880)"><path d="M-70 50C-70 0 -40 -30 0 -30C40 -30 70 0 70 50Z" fill="${sheet.linear(
    [
      [0, '#e9cf92'],
      [0.5, '#bd9547'],
      [1, '#6d4f20'],
    ],
  )}"/><path d="M-80 40H80V64H-80Z" fill="${sheet.linear([
    [0, '#f0dca6'],
    [1, '#8a6428'],
  ])}"/><circle cy="4" r="13" fill="#5f441c"/></g>`
  const top = `<rect x="-310" y="-860" width="620" height="850" fill="${face(sheet, '#f3ecdd', 1.02)}"/><g transform="translate(-260 -770)">${art}</g>`
  return {
    body: `${page(3.2, 16, '#e2d8c4')}${page(-2, -8, '#ebe2d0')}${page(0, 0, '#f3ecdd')}${top}${curl}${clipTop}`,
    width: 700,
    height: 930,
    hangs: 'wall',
    focus: { x: -40, y: -520, near: 2.1 },
  }
}

export const giftCard: Draw = ({ sheet, color, accent }) => {
  const arcs = Array.from(
    { length: 11 },
    (_, i) =>
      `<circle cx="190" cy="330" r="${40 + i * 38}" stroke="${i % 3 === 0 ? accent : mix(color, '#f3ecdd', 0.16 + (i % 2) * 0.14)}" stroke-width="13" fill="none"/>`,
  ).join('')
  const clip = sheet.clip('<rect x="-310" y="-640" width="620" height="400" rx="22"/>')
  const card = `<g transform="rotate(-5)"><g transform="translate(8 8)">${softShape('<rect x="-310" y="-640" width="620" height="400" rx="22"/>', { spread: 14, opacity: 0.3 })}</g><rect x="-310" y="-640" width="620" height="400" rx="22" fill="${face(sheet, color)}"/><g clip-path="${clip}"><g transform="translate(-40 -640)">${arcs}</g><rect x="-310" y="-640" width="620" height="400" fill="${sheet.linear(
    [
      [0, '#fff', 0.18],
      [0.45, '#fff', 0],
      [1, '#000', 0.16],
    ],
    [0, 0, 1, 1],
  )}"/></g><rect x="-308" y="-638" width="616" height="396" rx="20" fill="none" stroke="#fff" stroke-width="3" opacity="0.35"/></g>`
  const kraft = '#d9bd92'
  const back = `<path d="M-390 -420L0 -560L390 -420V0H-390Z" fill="${lit(kraft, 0.72)}"/>`
  const pocket = `<path d="M-390 -420L-20 -190C-8 -182 8 -182 20 -190L390 -420V-14C390 -6 384 0 376 0H-376C-384 0 -390 -6 -390 -14Z" fill="${face(sheet, kraft)}"/><path d="M-390 -420L-20 -190C-8 -182 8 -182 20 -190L390 -420" stroke="${lit(kraft, 1.4)}" stroke-width="5" fill="none"/><path d="M-386 -6L-40 -210M386 -6L40 -210" stroke="${lit(kraft, 0.7)}" stroke-width="4" stroke-opacity="0.6"/>`
  const seal = `<g transform="translate(0 -150)"><circle r="54" fill="${sheet.radial(
    [
      [0, lit(accent, 1.2)],
      [0.7, accent],
      [1, lit(accent, 0.55)],
    ],
    [0.36, 0.32, 0.75],
  )}"/><circle r="36" fill="none" stroke="${lit(accent, 0.66)}" stroke-width="5"/><path d="M-20 8C-8 -20 8 -20 20 8" stroke="${lit(accent, 0.6)}" stroke-width="5" fill="none"/></g>`
  return {
    body: back + card + pocket + seal,
    width: 800,
    height: 680,
    foot: 390,
    footDepth: 0.22,
    focus: { x: -20, y: -470, near: 2 },
  }
}

const drawnBowl = (color: string, accent: string): string => {
  const steam = [-70, 0, 70]
    .map(
      (x) =>
        `<path d="M${x} 210C${x - 40} 160 ${x + 40} 120 ${x} 60" stroke="#f3ecdd" stroke-width="12" fill="none" stroke-linecap="round" stroke-opacity="0.85"/>`,
    )
    .join('')
  const stripes = [0, 1, 2]
    .map(
      (i) =>
        `<path d="M${-180 + i * 22} ${330 + i * 46}H${180 - i * 22}" stroke="#f3ecdd" stroke-width="10" stroke-opacity="0.6"/>`,
    )
    .join('')
  return `<circle cy="270" r="236" fill="${mix(color, '#f3ecdd', 0.34)}"/>${steam}<path d="M-200 270H200C200 400 120 480 0 480C-120 480 -200 400 -200 270Z" fill="${accent}"/>${stripes}<rect x="-76" y="480" width="152" height="34" fill="${lit(accent, 0.75)}"/>`
}

export const eBook: Draw = ({ sheet, color, accent }) => {
  const shell = '#3d3b38'
  const edge = `<rect x="-318" y="-856" width="650" height="860" rx="36" fill="${lit(shell, 0.45)}"/>`
  const body = `<rect x="-330" y="-860" width="650" height="860" rx="36" fill="${face(sheet, shell)}"/><rect x="-327" y="-857" width="644" height="854" rx="34" fill="none" stroke="#fff" stroke-width="3" opacity="0.25"/>`
  const clip = sheet.clip('<rect x="-286" y="-816" width="562" height="736" rx="6"/>')
  const lines = [0, 1]
    .map(
      (i) =>
        `<rect x="${-166 + i * 40}" y="${-216 + i * 46}" width="${322 - i * 80}" height="24" fill="#f3ecdd" opacity="0.92"/>`,
    )
    .join('')
  const screen = `<g clip-path="${clip}"><rect x="-286" y="-816" width="562" height="736" fill="${color}"/><g transform="translate(-5 -790)">${drawnBowl(color, accent)}</g>${lines}<rect x="-286" y="-816" width="562" height="736" fill="${sheet.linear(
    [
      [0, '#fff', 0.26],
      [0.35, '#fff', 0.04],
      [1, '#000', 0.12],
    ],
    [0, 0, 1, 1],
  )}"/></g>`
  const key = `<rect x="-50" y="-52" width="90" height="14" rx="7" fill="#fff" opacity="0.18"/>`
  return {
    body: edge + body + screen + key,
    width: 680,
    height: 870,
    foot: 320,
    footDepth: 0.14,
    focus: { x: -10, y: -520, near: 1.9 },
  }
}
