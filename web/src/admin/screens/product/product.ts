// A product as the editor uses it, and the comparison of two versions on a conflict.

import type {
  EditedProduct_ProductFragment,
  UpdateProductInput,
} from '../../__generated__/graphql.ts'
import * as common from '../../__generated__/messages/common.ts'
import * as fieldMessages from '../../__generated__/messages/fields.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { discountOf, discountWords } from '../../lib/discount-words.ts'
import { type PlainWeight, weightText } from '../../lib/weight.ts'
import { yesNo } from '../../lib/yes-no.ts'
import { shownMedia } from './media-order.ts'

export type Product = EditedProduct_ProductFragment
/** Parts of the product that a section sends. */
export type ProductChange = PlainWeight<Omit<UpdateProductInput, 'id'>>
export type Change = { label: string; before: string; after: string }

/** A part of the page as text. `mark`: a version key, if the text does not show every difference. */
type Line = { label: string; words: string; mark: string }

const line = (label: string, words: string, mark = words): Line => ({ label, words, mark })

/** All parts of the page, in the same order for every product. */
function linesOf(product: Product): readonly Line[] {
  const { pricePerUnit: unit, seo } = product
  const shown = shownMedia(product.options)
  return [
    line(common.name, product.name),
    line(common.address, product.slug),
    line(common.shown, yesNo(product.visible)),
    line(common.description, product.rawDescription ?? ''),
    line(common.ribbon, product.ribbon ?? ''),
    line(common.brand, product.brandName ?? ''),
    line(fieldMessages.sku, product.sku ?? ''),
    line(common.weight, weightText(product.weight)),
    line(common.price, product.basePrice.amount),
    line(common.cost, product.costAndProfit?.cost?.amount ?? ''),
    line(messages.discount, discountWords(discountOf(product))),
    line(messages.pricePerUnit, unit ? messages.per(unit) : ''),
    line(
      messages.infoSections,
      product.infoSections
        .map(({ title, rawDescription }) => `${title}: ${rawDescription ?? ''}`)
        .join('; '),
    ),
    line(
      messages.media,
      common.pictureCount({ count: product.media.length }),
      product.media.map(({ id }) => id).join(),
    ),
    line(
      messages.options,
      optionWords(product.options),
      product.options
        .flatMap(({ name, choices }) => [name, ...choices.flatMap((one) => [one.label, one.value])])
        .join(),
    ),
    line(
      messages.mediaOfChoices,
      shown.map(({ choice, mediaIds }) => `${choice}: ${mediaIds.length}`).join(', '),
      JSON.stringify(shown),
    ),
    line(messages.variantsManaged, yesNo(product.managesVariants)),
    line(
      common.collections,
      common.collectionCount({ count: product.collectionIds.length }),
      product.collectionIds.toSorted().join(),
    ),
    line(
      messages.searchEngines,
      [seo.title, seo.description, ...seo.keywords.map(({ term }) => term)]
        .filter(Boolean)
        .join('; '),
      JSON.stringify(seo),
    ),
  ]
}

export const optionWords = (
  options: readonly { name: string; choices: readonly { label: string }[] }[],
): string =>
  options
    .map(({ name, choices }) => `${name}: ${choices.map(({ label }) => label).join(', ')}`)
    .join('; ')

const unshown: Change = { label: messages.hiddenParts, before: '…', after: '…' }

/**
 * Differences between two reads made by other staff; empty when there are none. Products have no revision: the time of
 * the last change is the only indicator.
 */
export function changesBetween(seen: Product, fresh: Product): Change[] {
  if (seen.updatedAt === fresh.updatedAt) return []
  const now = linesOf(fresh)
  const changes = linesOf(seen).flatMap(({ label, words: before, mark }, at) => {
    const after = now[at]
    if (!after || after.mark === mark) return []
    const isSameText = before === after.words
    return [{ label, before, after: isSameText ? messages.notSame({ text: before }) : after.words }]
  })
  return changes.length > 0 ? changes : [unshown]
}
