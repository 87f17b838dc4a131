import { describe, expect, it } from 'vitest'
import {
  type ChoiceVariant,
  completeSelection,
  deadEndOf,
  isChoiceSellable,
  readSelection,
  selectionSearch,
  selectionWords,
} from './product-choices.ts'

const choice = (label: string, value = label, visible = true) => ({
  label,
  value,
  visible,
  inStock: true,
})

const options = [
  {
    name: 'Color',
    choices: [choice('Bone', '#eee'), choice('Moss', '#686'), choice('Ink', '#111', false)],
  },
  { name: 'Size', choices: [choice('Small', 'S'), choice('Large', 'L')] },
]

const variant = (Color: string, Size: string, isSellable: boolean): ChoiceVariant => ({
  selection: { Color, Size },
  isSellable,
})

const variants = [
  variant('Bone', 'Small', false),
  variant('Bone', 'Large', true),
  variant('Moss', 'Small', true),
  variant('Moss', 'Large', false),
]

const read = (text: string) => readSelection(options, new URLSearchParams(text))

describe('choices in the address', () => {
  it('reads labels, values and the plain form’s names', () => {
    expect(read('Color=Moss&Size=Large')).toEqual({ Color: 'Moss', Size: 'Large' })
    expect(read('option.Color=moss&Size=l')).toEqual({ Color: 'Moss', Size: 'Large' })
    expect(read('Color=Moss')).toEqual({ Color: 'Moss' })
  })

  it('ignores what it does not know and what is hidden', () => {
    expect(read('Color=Ink&Size=XXL&utm=1&toString=x')).toEqual({})
  })

  it('reads labels before values, and a hidden one by neither', () => {
    const sizes = [
      { name: 'Size', choices: [choice('A', 'B'), choice('B', 'C'), choice('D', 'E', false)] },
    ]
    const readSize = (text: string) => readSelection(sizes, new URLSearchParams(`Size=${text}`))
    expect([readSize('B'), readSize('C'), readSize('D'), readSize('E')]).toEqual([
      { Size: 'B' },
      { Size: 'B' },
      {},
      {},
    ])
  })

  it('writes what it reads', () => {
    const selection = { Size: 'Large', Color: 'Moss' }
    expect(selectionSearch(options, selection)).toBe('?Color=Moss&Size=Large')
    expect(selectionWords(options, selection)).toBe('Moss – Large')
    expect(selectionSearch(options, { Size: 'Large' })).toBe('?Size=Large')
    expect(selectionWords(options, { Size: 'Large' })).toBe('Large')
    expect(selectionSearch([], {})).toBe('')
  })
})

describe('completing a selection', () => {
  it('opens on the first variant one can buy', () => {
    expect(completeSelection(options, variants, {})).toEqual({ Color: 'Bone', Size: 'Large' })
  })

  it('keeps what was chosen and fills the rest so that it can be bought', () => {
    expect(completeSelection(options, variants, { Color: 'Moss' })).toEqual({
      Color: 'Moss',
      Size: 'Small',
    })
    expect(completeSelection(options, variants, { Color: 'Bone' }).Size).toBe('Large')
  })

  it('keeps a choice that cannot be bought: the page explains it', () => {
    const chosen = { Color: 'Moss', Size: 'Large' }
    expect(completeSelection(options, variants, chosen)).toEqual(chosen)
  })

  it('falls back on the first choices without variants', () => {
    expect(completeSelection(options, [], {})).toEqual({ Color: 'Bone', Size: 'Small' })
  })

  it('falls back on the first visible choice in stock, then on the first visible one', () => {
    const soldOut = { ...choice('Bone'), inStock: false }
    const hidden = choice('Ink', 'Ink', false)
    const color = (...choices: (typeof soldOut)[]) =>
      completeSelection([{ name: 'Color', choices }], [], {})
    expect(color(hidden, soldOut, choice('Moss'))).toEqual({ Color: 'Moss' })
    expect(color(hidden, soldOut)).toEqual({ Color: 'Bone' })
    expect(color(hidden)).toStrictEqual({})
  })
})

describe('dead ends', () => {
  it('offers the same color in another size among the first, however many colors there are', () => {
    const colors = ['Bone', 'Moss', 'Clay', 'Rust']
    const many = [
      ...colors.map((color) => variant(color, 'Small', true)),
      variant('Indigo', 'Large', true),
    ]
    expect(deadEndOf(many, { Color: 'Indigo', Size: 'Small' })?.alternatives).toEqual([
      { Color: 'Bone', Size: 'Small' },
      { Color: 'Indigo', Size: 'Large' },
      { Color: 'Moss', Size: 'Small' },
    ])
  })

  it('is none when the combination can be bought', () => {
    expect(deadEndOf(variants, { Color: 'Moss', Size: 'Small' })).toBeNull()
    expect(deadEndOf([], { Color: 'Moss', Size: 'Small' })).toBeNull()
  })

  it('names the choices that block and offers the nearest ways out', () => {
    const end = deadEndOf(variants, { Color: 'Moss', Size: 'Large' })
    expect(end?.blockers.map((one) => one.label).sort()).toEqual(['Large', 'Moss'])
    expect(end?.alternatives).toEqual([
      { Color: 'Bone', Size: 'Large' },
      { Color: 'Moss', Size: 'Small' },
    ])
  })

  it('is one also where only a variant with other options can be bought', () => {
    const other = [{ selection: { Color: 'Moss', Size: 'Large', Glaze: 'Matt' }, isSellable: true }]
    expect(deadEndOf(other, { Color: 'Moss', Size: 'Large' })?.blockers).toEqual([
      { option: 'Glaze', label: '' },
    ])
    const part = [{ selection: { Color: 'Moss' }, isSellable: true }]
    expect(deadEndOf(part, { Color: 'Moss', Size: 'Large' })).not.toBeNull()
  })

  it('offers the nearest ways out first, and no more than requested', () => {
    const three = (Color: string, Size: string, Glaze: string) => ({
      selection: { Color, Size, Glaze },
      isSellable: true,
    })
    const far = [
      three('A', 'B', 'C'),
      three('A', 'B', 'z'),
      three('A', 'y', 'z'),
      three('x', 'y', 'C'),
    ]
    const chosen = { Color: 'x', Size: 'y', Glaze: 'z' }
    const near = far.slice(2).map(({ selection }) => selection)
    expect(deadEndOf(far, chosen)?.alternatives).toEqual([...near, far[1]?.selection])
    expect(deadEndOf(far, chosen, 2)?.alternatives).toEqual(near)
    expect(deadEndOf(far, chosen)?.blockers).toEqual([
      { option: 'Color', label: 'x' },
      { option: 'Glaze', label: 'z' },
    ])
  })

  it('has no blocker when one change is not enough', () => {
    const far = [variant('Bone', 'Small', true), variant('Moss', 'Large', false)]
    const end = deadEndOf(far, { Color: 'Moss', Size: 'Large' })
    expect(end).toEqual({ blockers: [], alternatives: [{ Color: 'Bone', Size: 'Small' }] })
  })

  it('has no way out when everything is gone', () => {
    const gone = variants.map((one) => ({ ...one, isSellable: false }))
    expect(deadEndOf(gone, { Color: 'Moss', Size: 'Large' })).toEqual({
      blockers: [],
      alternatives: [],
    })
  })

  it('says which choice would work beside the others', () => {
    const selection = { Color: 'Moss', Size: 'Small' }
    expect(isChoiceSellable(variants, selection, 'Size', 'Large')).toBe(false)
    expect(isChoiceSellable(variants, selection, 'Color', 'Moss')).toBe(true)
  })
})
