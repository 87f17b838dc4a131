// Contrast of the design tokens, in both appearances: every text token on every surface that the stylesheets give it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../src/root.ts'

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const tokens = withoutComments(readFileSync(join(root, 'theme/tokens.css'), 'utf8'))

type Pair = { text: string; surface: string }
type Rule = { file: string; selector: string; text?: string; surface?: string; lines: string[] }

/** The innermost blocks of all stylesheets, with the tokens of their colors. */
const rules = ['theme', 'web/src', 'emulator/src/pages']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /^(?!.*node_modules).*(?<!tokens|fonts)\.css$/.test(file))
  .flatMap((file): Rule[] => {
    const css = withoutComments(readFileSync(join(root, file), 'utf8'))
    return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => {
      const tokenOf = (property: string) =>
        new RegExp(`(?:^|[;\\s])${property}:\\s*var\\(--([\\w-]+)\\)\\s*(?:;|$)`).exec(body)?.[1]
      const borders = body.matchAll(/(?:border(?!-radius)|outline)[\w-]*:[^;]*var\(--([\w-]+)\)/g)
      return {
        file,
        selector: selector.trim(),
        text: tokenOf('color'),
        surface: tokenOf('background(?:-color)?'),
        lines: [...borders].map(([, name = '']) => name),
      }
    })
  })

const plain = ['paper', 'raised', 'ground']
const washes = ['pine-wash', 'clay-wash', 'danger-wash']

/** Surfaces below text of a rule that sets no background of its own. */
const inherited: Record<string, string[]> = {
  ink: [...plain, ...washes, 'line'],
  muted: [...plain, ...washes],
  pine: [...plain, 'pine-wash'],
  'pine-deep': [...plain, 'pine-wash'],
  clay: [...plain, 'clay-wash'],
  danger: [...plain, 'danger-wash'],
  'on-pine': ['pine', 'pine-deep'],
  paper: ['ink'],
}

/** Text that is no text: separators and inactive controls. Their contrast is that of a line. */
const edgeOnly = ['edge']
/** Surfaces without text: the bars of charts, and what lies behind a dialog. */
const withoutText = ['veil']
/** Lines that only separate, and the ring on a picture; a control's boundary and its focus are other tokens. */
const decorative = ['line', 'paper']

function luminance(lightness: number, chroma: number, hue: number): number {
  const [a, b] = [
    chroma * Math.cos((hue * Math.PI) / 180),
    chroma * Math.sin((hue * Math.PI) / 180),
  ]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const shown = (value: number) => Math.min(1, Math.max(0, value))
  const red = shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the luminance of each token in the light and in the dark. */
function luminances(css: string): Map<string, number[]> {
  const color = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g
  return new Map(
    [...css.matchAll(/--([\w-]+):\s*light-dark\((.*)\);/g)].map(([, name = '', pair = '']) => [
      name,
      [...pair.matchAll(color)].map(([, l, c, h]) =>
        luminance(Number(l) / 100, Number(c), Number(h)),
      ),
    ]),
  )
}

/** Returns the pairs with less contrast than `least`, by appearance. */
function tooPale(css: string, pairs: readonly Pair[], least: number): string[] {
  const known = luminances(css)
  return pairs.flatMap(({ text, surface }) =>
    ['light', 'dark'].flatMap((appearance, at) => {
      const [one, other] = [known.get(text)?.[at], known.get(surface)?.[at]]
      if (one === undefined || other === undefined) return [`${text} on ${surface} is unknown`]
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      return ratio < least ? [`${appearance}: ${text} on ${surface} is ${ratio.toFixed(2)}`] : []
    }),
  )
}

const texts = [...new Set(rules.flatMap(({ text }) => text ?? []))].filter(
  (text) => !edgeOnly.includes(text),
)
const own = rules.flatMap(({ text, surface }) => (text && surface ? [{ text, surface }] : []))
const pairsOf = (text: string) => (inherited[text] ?? []).map((surface) => ({ text, surface }))
const textPairs = [...own, ...texts.flatMap(pairsOf)]

test('every text token has its surfaces, and every surface its text', () => {
  expect(rules.length).toBeGreaterThan(300)
  expect(texts.filter((text) => !inherited[text])).toEqual([])
  const stated = new Set([...textPairs.map(({ surface }) => surface), ...withoutText])
  const surfaces = rules.flatMap(({ surface }) => surface ?? [])
  expect(surfaces.filter((surface) => !stated.has(surface))).toEqual([])
})

test('text has a contrast of 4.5 in both appearances', () => {
  expect(tooPale(tokens, textPairs, 4.5)).toEqual([])
})

test('boundaries, focus and inactive text have a contrast of 3 in both appearances', () => {
  const lines = new Set([...rules.flatMap((rule) => rule.lines), ...edgeOnly])
  const pairs = [...lines]
    .filter((line) => !decorative.includes(line))
    .flatMap((text) => plain.map((surface) => ({ text, surface })))
  expect(pairs.length).toBeGreaterThan(6)
  expect(tooPale(tokens, pairs, 3)).toEqual([])
})

test.each([
  ['light', '--muted: light-dark(oklch(70% 0.018 65), oklch(77% 0.016 80));'],
  ['dark', '--muted: light-dark(oklch(42% 0.018 65), oklch(50% 0.016 80));'],
])('a token that is too pale is found in the %s only', (appearance, line) => {
  const found = tooPale(tokens.replace(/--muted:.*;/, line), textPairs, 4.5)
  expect(found).toContainEqual(expect.stringMatching(`${appearance}: muted on paper is`))
  expect(found.every((one) => one.startsWith(`${appearance}: muted`))).toBe(true)
})

test('luminances equal those of known colors', () => {
  expect(luminance(1, 0, 0)).toBeCloseTo(1, 4)
  expect(luminance(0, 0, 0)).toBe(0)
  // oklch of #ff0000
  expect(luminance(0.627955, 0.257683, 29.2339)).toBeCloseTo(0.2126, 3)
})
