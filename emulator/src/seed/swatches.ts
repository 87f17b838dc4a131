import type { SeedOption } from './types.ts'

/** A selectable color: its label on the page, and the hex from which all shades of a picture are derived. */
export type Swatch = { label: string; hex: string }

const swatch = (label: string, hex: string): Swatch => ({ label, hex })

/** The shop's colors, shared by all products, so that a moss lamp and a moss mug match. */
export const tone = {
  bone: swatch('Bone', '#e6dccb'),
  chalk: swatch('Chalk', '#efeae0'),
  oat: swatch('Oat', '#d4c2a0'),
  linen: swatch('Linen', '#d3c6af'),
  moss: swatch('Moss', '#6f7a52'),
  sage: swatch('Sage', '#a5b096'),
  forest: swatch('Forest', '#35503f'),
  clay: swatch('Clay', '#bb6d4e'),
  rust: swatch('Rust', '#9c4a2d'),
  terracotta: swatch('Terracotta', '#c27750'),
  rose: swatch('Rose', '#cda194'),
  ochre: swatch('Ochre', '#c8983f'),
  plum: swatch('Plum', '#6e4558'),
  sky: swatch('Sky', '#9bb3bf'),
  indigo: swatch('Indigo', '#3d5778'),
  slate: swatch('Slate', '#6a757c'),
  ink: swatch('Ink', '#2f3844'),
  charcoal: swatch('Charcoal', '#3d3b38'),
  brass: swatch('Brass', '#bd9547'),
  copper: swatch('Copper', '#bb7350'),
  steel: swatch('Steel', '#b8bbb9'),
  zinc: swatch('Zinc', '#8e979a'),
  oak: swatch('Oak', '#c99f69'),
  ash: swatch('Ash', '#dcc39a'),
  walnut: swatch('Walnut', '#77502f'),
  amber: swatch('Amber', '#b9742a'),
  glass: swatch('Clear glass', '#cfdad6'),
} as const

/** Returns a color option whose n-th choice has the product's n-th picture. */
export const colorOption = (swatches: Swatch[], name = 'Color'): SeedOption => ({
  name,
  type: 'color',
  choices: swatches.map(({ label, hex }, index) => ({
    value: hex,
    description: label,
    pictures: [index],
  })),
})

/** Returns a drop-down option from `[value, description]` pairs. */
export const listOption = (name: string, pairs: [string, string][]): SeedOption => ({
  name,
  type: 'drop_down',
  choices: pairs.map(([value, description]) => ({ value, description })),
})
