// A product as the editor knows it, and what is said of it when two people change it at once.
import type { AdminProductQuery } from '../../__generated__/graphql.ts'

export type Product = NonNullable<AdminProductQuery['managedProduct']>
export type Change = { label: string; before: string; after: string }

const yesNo = (value: boolean) => (value ? 'yes' : 'no')

/** Everything the page shows, each part as a line of text under its name. */
function linesOf(product: Product): Record<string, string> {
  const { discount, pricePerUnit: unit, seo } = product
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
    Media: product.media.map(({ id }) => id).join(', '),
    Options: optionWords(product.options),
    'Media of choices': JSON.stringify(product.options.map(({ choices }) => choices)),
    'Variants managed': yesNo(product.managesVariants),
    Collections: product.collectionIds.join(', '),
    'Search engines': JSON.stringify([seo.title, seo.description, seo.keywords, seo.tags]),
  }
}

export const optionWords = (
  options: readonly { name: string; choices: readonly { label: string }[] }[],
): string =>
  options
    .map(({ name, choices }) => `${name}: ${choices.map(({ label }) => label).join(', ')}`)
    .join('; ')

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
    return one === other ? [] : [{ label, before: one, after: other }]
  })
  return changes.length > 0 ? changes : [unshown]
}
