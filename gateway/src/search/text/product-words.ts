// The words of a product by the field that they stand in. docs/decisions/018-catalog-index.md
import type { IndexedProduct } from '../catalog-index.ts'
import { textWords, type Word } from './words.ts'

export const textFields = ['name', 'brand', 'choices', 'ribbon', 'description'] as const
export type TextField = (typeof textFields)[number]

/** The name, other attributes (brand, choices, ribbon), or the description. */
export type Part = 'name' | 'about' | 'description'

export const partOf: Readonly<Record<TextField, Part>> = {
  name: 'name',
  brand: 'about',
  choices: 'about',
  ribbon: 'about',
  description: 'description',
}

export type ProductWords = Readonly<Record<TextField, readonly Word[]>>

export const productWords = (product: IndexedProduct): ProductWords => ({
  name: textWords(product.name),
  brand: textWords(product.brand),
  choices: textWords(
    product.options.flatMap(({ choices }) => choices.map(({ label }) => label)).join(' '),
  ),
  ribbon: textWords(product.ribbon),
  description: textWords(product.description),
})
