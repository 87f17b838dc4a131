// The products, each in a numbered slot, with every structure they are filtered, searched and sorted by.
import { type LanguageCode, primaryLanguage } from '@vitrine/languages'
import type { IndexedProduct } from './catalog-index.ts'
import { createOrders, type Orders, orderNames } from './orders.ts'
import { choiceKey, createDimensions, type Dimensions } from './sets/dimensions.ts'
import { createSlots, type Slots } from './sets/slots.ts'
import { createMeanPositions } from './text/mean-position.ts'
import { createTextIndex, type TextIndex } from './text/text-index.ts'

export type ProductTable = Pick<
  Slots,
  'size' | 'room' | 'revision' | 'all' | 'at' | 'slotOf' | 'find' | 'ids'
> & {
  readonly orders: Orders
  readonly values: Dimensions
  readonly text: TextIndex
  /** Returns the color of a choice by its `choiceKey`; null when it has none. */
  colorOf(key: string): string | null
  /**
   * Returns the mean position of a choice among the choices of its option, 0 to 1, so that sizes sort as small,
   * medium, large.
   */
  placeOf(key: string): number
  /** Adds or replaces a product. Returns false when nothing changed. */
  put(product: IndexedProduct): boolean
  /** Removes a product. Returns false when it was not there. */
  remove(id: string): boolean
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the texts of a product that are searched. */
const textsOf = ({ name, brand, ribbon, description, options }: IndexedProduct) => [
  name,
  brand,
  ribbon,
  description,
  options.map(({ choices }) => choices.map(({ label }) => label)),
]

/** Creates a table without products, whose names are in a language. */
export function createProductTable(language: LanguageCode = primaryLanguage): ProductTable {
  const slots = createSlots()
  const orders = createOrders(slots.at, language)
  const { dimensions: values, ...dimensions } = createDimensions()
  const text = createTextIndex()
  const colors = new Map<string, string>()
  const places = createMeanPositions()

  function noteChoices({ options }: IndexedProduct): void {
    for (const { name, choices } of options) {
      for (const { label, color } of choices) if (color) colors.set(choiceKey(name, label), color)
      places.note(choices.map(({ label }) => choiceKey(name, label)))
    }
  }

  function insert(product: IndexedProduct): void {
    const slot = slots.take(product)
    dimensions.add(slot, product)
    noteChoices(product)
    for (const name of orderNames) orders[name].add(slot, product)
    text.add(slot, product)
  }

  /** Updates texts and sort orders only when they changed: most changes are of stock and price. */
  function replace(slot: number, old: IndexedProduct, product: IndexedProduct): void {
    const moved = orderNames.filter((name) => orders[name].compare(old, product) !== 0)
    const isReworded = !isSame(textsOf(old), textsOf(product))
    if (isReworded) text.remove(slot, old)
    for (const name of moved) orders[name].remove(old)
    dimensions.remove(slot, old)
    slots.replace(slot, product)
    dimensions.add(slot, product)
    if (!isSame(old.options, product.options)) noteChoices(product)
    for (const name of moved) orders[name].add(slot, product)
    if (isReworded) text.add(slot, product)
  }

  function takeOut(slot: number, old: IndexedProduct): void {
    text.remove(slot, old)
    for (const name of orderNames) orders[name].remove(old)
    dimensions.remove(slot, old)
    slots.release(slot)
  }

  return Object.assign(slots, {
    orders,
    values,
    text,
    colorOf: (key: string) => colors.get(key) ?? null,
    placeOf: places.of,
    put(product: IndexedProduct) {
      const slot = slots.slotOf(product.id)
      if (slot === undefined) {
        insert(product)
        return true
      }
      const old = slots.at(slot)
      if (isSame(old, product)) return false
      replace(slot, old, product)
      return true
    },
    remove(id: string) {
      const slot = slots.slotOf(id)
      if (slot === undefined) return false
      takeOut(slot, slots.at(slot))
      return true
    },
  })
}
