// Describes the chosen options of a line. docs/contract/cart.md §4 "DescriptionLine".
import type { WireDescriptionLine } from '@vitrine/platform'
import type { StoredCatalogLine } from '../rows/commerce-rows.ts'
import type { State } from '../state/state.ts'
import { readOptions } from './reference.ts'

const same = (original: string) => ({ original, translated: original })

export function descriptionLinesOf(line: StoredCatalogLine, state: State): WireDescriptionLine[] {
  return [...choiceLines(line, state), ...textLines(line)]
}

function choiceLines(line: StoredCatalogLine, state: State): WireDescriptionLine[] {
  const product = state.products.get(line.catalogReference.catalogItemId.toLowerCase())
  const variant = product?.variants.find((one) => one.id === line.variantId)
  return (product?.options ?? []).flatMap((option) => {
    const choice = option.choices.find((one) => one.description === variant?.choices[option.name])
    if (!choice) return []
    const words = same(choice.description)
    return option.type === 'color'
      ? { name: same(option.name), colorInfo: { ...words, code: choice.value } }
      : { name: same(option.name), plainText: words }
  })
}

function textLines(line: StoredCatalogLine): WireDescriptionLine[] {
  const { customTextFields } = readOptions(line.catalogReference.options)
  return Object.entries(customTextFields ?? {})
    .filter(([, text]) => text.trim() !== '')
    .map(([title, text]) => ({ name: same(title), plainText: same(text) }))
}
