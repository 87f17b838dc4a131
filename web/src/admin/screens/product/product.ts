// A product as the editor uses it, and the comparison of two versions on a conflict.

import type { EditedProduct_ProductFragment } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { shownMedia } from './media-order.ts'

export type Product = EditedProduct_ProductFragment
export type Change = { label: string; before: string; after: string }

const yesNo = (value: boolean) => (value ? 'yes' : 'no')

/** The displayed text of a part, and a version key for parts whose text does not show every difference. */
type Line = string | { words: string; mark: string }

/** All parts of the page, each as text with a label. */
function linesOf(product: Product): Record<string, Line> {
  const { discount, pricePerUnit: unit, seo } = product
  const shown = shownMedia(product.options)
  return {
    Name: product.name,
    Address: product.slug,
    Shown: yesNo(product.visible),
    Description: product.rawDescription ?? '',
    Ribbon: product.ribbon ?? '',
    Brand: product.brandName ?? '',
    SKU: product.sku ?? '',
    Weight: String(product.weight ?? ''),
    Price: product.price.price.amount,
    Cost: product.costAndProfit?.itemCost?.amount ?? '',
    Discount: `${discount.type} ${discount.value}`,
    'Price per unit': unit
      ? messages.per({
          totalQuantity: unit.totalQuantity,
          totalUnit: unit.totalUnit,
          baseQuantity: unit.baseQuantity,
          baseUnit: unit.baseUnit,
        })
      : '',
    'Info sections': product.infoSections
      .map(({ title, rawDescription }) => `${title}: ${rawDescription ?? ''}`)
      .join('; '),
    Media: {
      words: commonMessages.pictureCount({ count: product.media.length }),
      mark: product.media.map(({ id }) => id).join(),
    },
    Options: {
      words: optionWords(product.options),
      mark: product.options
        .flatMap(({ name, choices }) => [name, ...choices.flatMap((one) => [one.label, one.value])])
        .join(),
    },
    'Media of choices': {
      words: shown.map(({ choice, mediaIds }) => `${choice}: ${mediaIds.length}`).join(', '),
      mark: JSON.stringify(shown),
    },
    'Variants managed': yesNo(product.managesVariants),
    Collections: {
      words: commonMessages.collectionCount({ count: product.collectionIds.length }),
      mark: product.collectionIds.toSorted().join(),
    },
    'Search engines': {
      words: [seo.title, seo.description, ...seo.keywords.map(({ term }) => term)]
        .filter(Boolean)
        .join('; '),
      mark: JSON.stringify(seo),
    },
  }
}

export const optionWords = (
  options: readonly { name: string; choices: readonly { label: string }[] }[],
): string =>
  options
    .map(({ name, choices }) => `${name}: ${choices.map(({ label }) => label).join(', ')}`)
    .join('; ')

const wordsOf = (line: Line) => (typeof line === 'string' ? line : line.words)
const markOf = (line: Line) => (typeof line === 'string' ? line : line.mark)

const unshown: Change = { label: messages.hiddenParts, before: '…', after: '…' }

/**
 * Differences between two reads made by other staff; empty when there are none. Products have no revision: the time of
 * the last change is the only indicator.
 */
export function changesBetween(seen: Product, fresh: Product): Change[] {
  if (seen.lastUpdated === fresh.lastUpdated) return []
  const [before, after] = [linesOf(seen), linesOf(fresh)]
  const changes = Object.keys(before).flatMap((label) => {
    const [one = '', other = ''] = [before[label], after[label]]
    if (markOf(one) === markOf(other)) return []
    const words = [wordsOf(one), wordsOf(other)] as const
    const afterText = words[0] === words[1] ? messages.notSame({ text: words[1] }) : words[1]
    return [{ label, before: words[0], after: afterText }]
  })
  return changes.length > 0 ? changes : [unshown]
}
