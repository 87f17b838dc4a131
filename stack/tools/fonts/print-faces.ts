// Prints the style sheet of the faces: their files, their fallbacks with the same metrics, and the custom properties.
import { createFontStack, type FontMetrics } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import georgia from '@capsizecss/metrics/georgia'
import roboto from '@capsizecss/metrics/roboto'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import { fromBuffer } from '@capsizecss/unpack'
import { characters, type Face, type Subset, type SystemFont, systemFonts } from './faces.ts'

const metrics: Record<SystemFont, FontMetrics> = { arial, georgia, roboto, timesNewRoman }

export const fileOf = ({ family }: Face, subset: Subset): string =>
  `${family.toLowerCase().replaceAll(' ', '-')}-${subset}.woff2`

const hex = (code: number) => code.toString(16)
const rangesOf = (subset: Subset): string =>
  characters[subset]
    .map(([first, last]) => `u+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(', ')

const rule = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`

function printFile(face: Face, subset: Subset): string {
  return rule('@font-face', [
    `font-family: "${face.family}"`,
    `src: url("./${fileOf(face, subset)}") format("woff2")`,
    `font-weight: ${face.weight}`,
    'font-display: swap',
    `unicode-range: ${rangesOf(subset)}`,
  ])
}

const fallbackName = (face: Face, font: SystemFont) =>
  `${face.family} ${metrics[font].familyName.split(' ')[0]}`

/** Prints a system font with the size and the line metrics of the face, so that nothing shifts when that has loaded. */
function printFallback(face: Face, font: SystemFont, own: FontMetrics): string {
  const stack = createFontStack([own, metrics[font]], { fontFaceFormat: 'styleObject' })
  const computed = stack.fontFaces[0]?.['@font-face']
  if (!computed) throw new Error(`${font} has no metrics`)
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride = '0%' } = computed
  return rule('@font-face', [
    `font-family: "${fallbackName(face, font)}"`,
    `src: ${systemFonts[font].map((name) => `local("${name}")`).join(', ')}`,
    `size-adjust: ${sizeAdjust}`,
    `ascent-override: ${ascentOverride}`,
    `descent-override: ${descentOverride}`,
    `line-gap-override: ${lineGapOverride}`,
  ])
}

/** Prints the rules of a face; `files` are its subsets. */
export async function printFace(face: Face, files: ReadonlyMap<Subset, Buffer>): Promise<string> {
  const [main] = files.values()
  if (!main) throw new Error(`${face.family} has no file`)
  const own = { ...(await fromBuffer(main)), familyName: face.family }
  const families = [face.family, ...face.fallbacks.map((font) => fallbackName(face, font))]
  const list = [...families.map((family) => `"${family}"`), face.generic].join(', ')
  return [
    ...[...files.keys()].map((subset) => printFile(face, subset)),
    ...face.fallbacks.map((font) => printFallback(face, font, own)),
    rule(':root', [`${face.property}: ${list}`]),
  ].join('')
}
