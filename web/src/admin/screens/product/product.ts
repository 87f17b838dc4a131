// A product as the editor knows it, and what is said of it when two people change it at once.
import type { AdminProductQuery } from '../../__generated__/graphql.ts'
import { counted } from '../../lib/counted.ts'
import { shownMedia } from './media-order.ts'

export type Product = NonNullable<AdminProductQuery['managedProduct']>
export type Change = { label: string; before: string; after: string }

const yesNo = (value: boolean) => (value ? 'yes' : 'no')

/** What the page shows of a part, and what tells that it is another one, where that is no text for people. */
type Line = string | { words: string; mark: string }

/** Everything the page shows, each part as a line of text under its name. */
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
      ? `${unit.totalQuantity} ${unit.totalUnit}, per ${unit.baseQuantity} ${unit.baseUnit}`
      : '',
    'Info sections': product.infoSections
      .map(({ title, rawDescription }) => `${title}: ${rawDescription ?? ''}`)
      .join('; '),
    Media: {
      words: counted(product.media.length, 'pictures'),
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
      words: counted(product.collectionIds.length, 'collections'),
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

const unshown: Change = { label: 'Variants, or what is not shown here', before: '…', after: '…' }

/**
 * What somebody else changed between two readings; empty when nobody did. The platform numbers no
 * revisions of a product: the moment of its last change is all there is.
 */
export function changesBetween(seen: Product, fresh: Product): Change[] {
  if (seen.lastUpdated === fresh.lastUpdated) return []
  const [before, after] = [linesOf(seen), linesOf(fresh)]
  const changes = Object.keys(before).flatMap((label) => {
    const [one = '', other = ''] = [before[label], after[label]]
    if (markOf(one) === markOf(other)) return []
    const words = [wordsOf(one), wordsOf(other)] as const
    const told = words[0] === words[1] ? `${words[1]}, not the same` : words[1]
    return [{ label, before: words[0], after: told }]
  })
  return changes.length > 0 ? changes : [unshown]
}
