// Name and texts of a product: form values, validation and input. docs/contract/catalog.md §5, §14.

import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { amountProblem } from '../../lib/cents.ts'
import { longest } from '../../lib/longest.ts'
import { weightText } from '../../lib/weight.ts'
import { optionalAmountProblem } from './amounts.ts'
import type { Product, ProductChange } from './product.ts'

export type Details = {
  name: string
  slug: string
  visible: boolean
  description: string
  ribbon: string
  brand: string
  sku: string
  weight: string
}

export const detailsOf = (product: Product): Details => ({
  name: product.name,
  slug: product.slug,
  visible: product.visible,
  description: product.rawDescription ?? '',
  ribbon: product.ribbon ?? '',
  brand: product.brandName ?? '',
  sku: product.sku ?? '',
  weight: weightText(product.weight),
})

export const nameProblem = (name: string): string | null =>
  name.trim() === '' ? commonMessages.nameIsNeeded : longest(name, 80)

/** Letters, digits and - . _ ~, the platform's rule for slugs. Empty: derived from the name. */
export const slugProblem = (slug: string): string | null =>
  slug.trim() === '' || /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\-._~]*$/u.test(slug.trim())
    ? longest(slug, 100)
    : messages.slugCharacters

export const detailFaults = (now: Details, { weight }: Pick<Product, 'weight'>) => ({
  name: nameProblem(now.name),
  slug: slugProblem(now.slug),
  description: longest(now.description, 8000),
  ribbon: longest(now.ribbon, 30),
  brand: longest(now.brand, 50),
  sku: longest(now.sku, 40),
  weight:
    weight && now.weight.trim() === ''
      ? messages.weightStays
      : (weight ? amountProblem : optionalAmountProblem)(now.weight),
})

/** Changed fields only; an empty text clears. */
export function detailInput(now: Details, changed: readonly (keyof Details)[]): ProductChange {
  return Object.fromEntries(
    changed.map((name) => {
      const value = now[name]
      return [name, typeof value === 'string' ? value.trim() : value]
    }),
  )
}
