// Describes the faces of the shop: where they come from, which of their characters and variations are served, and what
// replaces them until they are loaded.

export type Face = {
  family: string
  /** Custom property of the tokens that has the family with its fallbacks. */
  property: string
  /** Package of the font; `files` names its file for each of its subsets. */
  source: string
  files: (subset: Subset) => string
  /** A number fixes an axis, a range keeps it variable. */
  axes: Record<string, number | { min: number; max: number }>
  weight: string
  /** Names of Capsize's metrics of the fonts that systems have. */
  fallbacks: readonly SystemFont[]
  generic: 'serif' | 'sans-serif'
}

/** Subsets of the packages. Each is one file: a browser fetches the second for a text that has its characters. */
export const subsets = ['latin', 'latin-ext'] as const
export type Subset = (typeof subsets)[number]

/** Local names of the system fonts: those with the same metrics on other systems replace them. */
export const systemFonts = {
  georgia: ['Georgia', 'Gelasio'],
  timesNewRoman: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
  arial: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  roboto: ['Roboto Regular', 'Roboto-Regular'],
} as const
export type SystemFont = keyof typeof systemFonts

type Range = readonly [first: number, last: number]

/** Characters of each subset that are served: Western Europe with typographic signs; Latin Extended-A, Ș and Ț. */
export const characters: Record<Subset, readonly Range[]> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2010, 0x2027],
    [0x2032, 0x2033],
    [0x2039, 0x203a],
    [0x2044, 0x2044],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
  'latin-ext': [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x17f],
    [0x218, 0x21b],
    [0x1e9e, 0x1e9e],
    [0x20b4, 0x20b4],
    [0x20b9, 0x20ba],
    [0x20bd, 0x20bd],
  ],
}

export const faces: readonly Face[] = [
  {
    family: 'Fraunces',
    property: '--serif',
    source: '@fontsource-variable/fraunces',
    files: (subset) => `fraunces-${subset}-full-normal.woff2`,
    axes: { opsz: 72, wght: 460, SOFT: 0, WONK: 1 },
    weight: '460',
    fallbacks: ['georgia', 'timesNewRoman'],
    generic: 'serif',
  },
  {
    family: 'Hanken Grotesk',
    property: '--sans',
    source: '@fontsource-variable/hanken-grotesk',
    files: (subset) => `hanken-grotesk-${subset}-wght-normal.woff2`,
    // Nothing in the shop is bolder than 600; the axis of the package ends at 900.
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    fallbacks: ['arial', 'roboto'],
    generic: 'sans-serif',
  },
]
