import type { Draw } from './drawing.ts'
import { basket, twine } from './products/basketry.ts'
import * as candles from './products/candles.ts'
import { cushion } from './products/cushion.ts'
import * as desk from './products/desk-products.ts'
import * as garden from './products/garden-products.ts'
import * as kitchen from './products/kitchenware.ts'
import * as lamps from './products/lamps.ts'
import * as pantry from './products/pantry.ts'
import * as paper from './products/paper-products.ts'
import { portrait } from './products/portrait.ts'
import * as soft from './products/soft-products.ts'
import * as vessels from './products/vessels.ts'
import type { Setting } from './settings.ts'

export type Companion = {
  kind: string
  color: string
  accent?: string
  /** Height above the product's base at which the companion stands on the product itself. */
  on?: number
}

export type Kind = {
  draw: Draw
  setting: Setting
  /** Real height in centimeters; two products in a scene keep their proportion by it. */
  cm: number
  /** Part of its usual size in its scene, beside what is much larger. */
  share?: number
  /** Companions it is shown with; the n-th for the n-th variant. */
  beside: [Companion, ...Companion[]]
}

const mug: Companion = { kind: 'mug', color: '#e6dccb' }
const vase: Companion = { kind: 'bottle-vase', color: '#9c4a2d' }
const inkVase: Companion = { kind: 'bottle-vase', color: '#2f3844' }
const teapot: Companion = { kind: 'teapot', color: '#6f7a52' }
const bowl: Companion = { kind: 'bowl', color: '#a5b096' }
const candle: Companion = { kind: 'jar-candle', color: '#c8983f' }
const plant: Companion = { kind: 'planter', color: '#c27750', accent: '#35503f' }
const notebook: Companion = { kind: 'notebook', color: '#35503f', accent: '#e6dccb' }
const jug: Companion = { kind: 'jug', color: '#9bb3bf' }
const mill: Companion = { kind: 'mill', color: '#77502f', accent: '#b8bbb9' }
const stool: Companion = { kind: 'stool', color: '#c99f69' }
const penCup: Companion = { kind: 'pen-cup', color: '#6a757c', accent: '#c8983f' }
const basketBeside: Companion = { kind: 'basket', color: '#d4c2a0', accent: '#77502f' }
const oil: Companion = { kind: 'oil-bottle', color: '#6f7a52', accent: '#e6dccb' }
const towels: Companion = { kind: 'towel-stack', color: '#a5b096', accent: '#efeae0' }
const throwOver: Companion = { kind: 'throw', color: '#d4c2a0', on: 596 }

const kinds: Record<string, Kind> = {
  'dome-lamp': { draw: lamps.domeLamp, setting: 'table', cm: 36, beside: [mug] },
  'paper-lantern': { draw: lamps.paperLantern, setting: 'hung', cm: 50, beside: [inkVase] },
  'arm-lamp': { draw: lamps.armLamp, setting: 'table', cm: 48, beside: [notebook] },
  pendant: { draw: lamps.pendant, setting: 'hung', cm: 30, beside: [bowl] },
  'tripod-lamp': { draw: lamps.tripodLamp, setting: 'floor', cm: 148, beside: [basketBeside] },
  'oil-lamp': { draw: candles.oilLamp, setting: 'sill', cm: 32, beside: [candle] },
  candlestick: { draw: candles.candlestick, setting: 'shelf', cm: 34, beside: [vase] },
  'jar-candle': {
    draw: candles.jarCandle,
    setting: 'shelf',
    cm: 11,
    beside: [{ kind: 'notebook', color: '#2f3844', accent: '#e6dccb' }],
  },
  mug: { draw: vessels.mug, setting: 'table', cm: 10, share: 0.7, beside: [teapot] },
  teapot: { draw: vessels.teapot, setting: 'table', cm: 15, beside: [mug] },
  'bottle-vase': {
    draw: vessels.bottleVase,
    setting: 'shelf',
    cm: 34,
    beside: [{ kind: 'moon-jar', color: '#efeae0' }],
  },
  'moon-jar': {
    draw: vessels.moonJar,
    setting: 'sill',
    cm: 26,
    beside: [{ kind: 'tumblers', color: '#cda194', accent: '#6e4558' }],
  },
  bowl: { draw: vessels.bowl, setting: 'table', cm: 8, beside: [jug] },
  'plate-stack': { draw: vessels.plateStack, setting: 'shelf', cm: 9, beside: [jug] },
  jug: { draw: vessels.jug, setting: 'table', cm: 17, share: 0.82, beside: [bowl] },
  tumblers: { draw: vessels.tumblers, setting: 'table', cm: 8, share: 0.7, beside: [teapot] },
  board: { draw: kitchen.board, setting: 'shelf', cm: 42, beside: [mill] },
  kettle: {
    draw: kitchen.kettle,
    setting: 'shelf',
    cm: 24,
    beside: [{ kind: 'tea-tin', color: '#35503f', accent: '#c8983f' }],
  },
  casserole: { draw: kitchen.casserole, setting: 'table', cm: 17, beside: [towels] },
  mill: { draw: kitchen.mill, setting: 'shelf', cm: 22, beside: [oil] },
  'tea-tin': {
    draw: pantry.teaTin,
    setting: 'shelf',
    cm: 14,
    beside: [{ kind: 'teapot', color: '#e6dccb' }],
  },
  'oil-bottle': { draw: pantry.oilBottle, setting: 'table', cm: 27, beside: [bowl] },
  'cork-jar': { draw: pantry.corkJar, setting: 'shelf', cm: 20, beside: [mill] },
  'spoon-crock': {
    draw: pantry.spoonCrock,
    setting: 'shelf',
    cm: 33,
    beside: [{ kind: 'cork-jar', color: '#cfdad6', accent: '#bb6d4e' }],
  },
  cushion: {
    draw: cushion,
    setting: 'bench',
    cm: 50,
    beside: [{ kind: 'tripod-lamp', color: '#c99f69', accent: '#d3c6af' }],
  },
  throw: { draw: soft.throwBlanket, setting: 'bench', cm: 26, beside: [mug] },
  'tea-towel': { draw: soft.teaTowel, setting: 'wall', cm: 60, beside: [bowl] },
  'towel-stack': {
    draw: soft.towelStack,
    setting: 'bench',
    cm: 20,
    beside: [{ kind: 'soap', color: '#a5b096', accent: '#e6dccb' }],
  },
  basket: { draw: basket, setting: 'floor', cm: 40, beside: [stool] },
  apron: {
    draw: soft.apron,
    setting: 'wall',
    cm: 95,
    beside: [{ kind: 'watering-can', color: '#a5b096' }],
  },
  notebook: { draw: desk.notebook, setting: 'table', cm: 21, beside: [penCup] },
  pen: { draw: desk.pen, setting: 'table', cm: 5, beside: [notebook] },
  'desk-clock': { draw: desk.deskClock, setting: 'shelf', cm: 13, beside: [candle] },
  'wall-clock': { draw: desk.wallClock, setting: 'wall', cm: 34, beside: [vase] },
  poster: {
    draw: paper.poster,
    setting: 'wall',
    cm: 70,
    beside: [{ kind: 'dome-lamp', color: '#e6dccb', accent: '#bd9547' }, vase, penCup],
  },
  'pen-cup': {
    draw: desk.penCup,
    setting: 'table',
    cm: 19,
    beside: [{ kind: 'desk-clock', color: '#77502f', accent: '#bd9547' }],
  },
  scissors: { draw: desk.scissors, setting: 'wall', cm: 18, beside: [notebook] },
  planter: {
    draw: garden.planter,
    setting: 'sill',
    cm: 40,
    beside: [{ kind: 'watering-can', color: '#a5b096' }],
  },
  'watering-can': { draw: garden.wateringCan, setting: 'table', cm: 32, beside: [plant] },
  trowel: { draw: garden.trowel, setting: 'wall', cm: 33, beside: [plant] },
  stool: { draw: garden.stool, setting: 'floor', cm: 45, beside: [throwOver] },
  soap: { draw: garden.soap, setting: 'sill', cm: 9, beside: [plant] },
  twine: { draw: twine, setting: 'shelf', cm: 9, beside: [plant] },
  'bird-house': { draw: garden.birdHouse, setting: 'sill', cm: 28, beside: [plant] },
  'gift-card': {
    draw: paper.giftCard,
    setting: 'shelf',
    cm: 11,
    beside: [{ kind: 'candlestick', color: '#dcc39a', accent: '#bd9547' }],
  },
  'pattern-sheet': { draw: paper.patternSheet, setting: 'wall', cm: 40, beside: [basketBeside] },
  'e-book': {
    draw: paper.eBook,
    setting: 'shelf',
    cm: 18,
    beside: [{ kind: 'casserole', color: '#9c4a2d', accent: '#bd9547' }],
  },
  portrait: { draw: portrait, setting: 'wall', cm: 60, beside: [vase] },
}

/** Names of all kinds that have a drawing. */
export const kindNames = (): string[] => Object.keys(kinds)

export const kindOf = (kind: string): Kind => {
  const found = kinds[kind]
  if (!found) throw new Error(`No drawing of kind ${kind}`)
  return found
}
