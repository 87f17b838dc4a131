// A product as Markdown, with what its page says: for programs that read text. It runs on the server only.
import { unmask } from '../../../__generated__/fragment-masking.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as listingMessages from '../../../__generated__/messages/listing.ts'
import * as messages from '../../../__generated__/messages/machine.ts'
import { paths } from '../../../lib/paths.ts'
import type { Read } from '../../../lib/screen.ts'
import type { Site } from '../../../server/description.ts'
import {
  htmlToMarkdown,
  markdownLink,
  markdownTable,
  plainMarkdown,
} from '../../../server/html-to-markdown.ts'
import { llmsPath } from '../../../server/llms-text.ts'
import { termsMarkdown } from '../../../server/terms-markdown.ts'
import { productDocument } from './ProductScreen.tsx'
import { productFactsDocument } from './product-facts.ts'
import {
  type ProductChoices,
  ProductChoices_product,
  ProductGallery_product,
  ProductPrice_product,
} from './product-fragments.ts'

/** Returns null for a product that does not exist, or is hidden. */
export function productMarkdown(
  read: Read,
  { publicUrl, terms }: Pick<Site, 'publicUrl' | 'terms'>,
): string | null {
  const product = read(productDocument)?.product
  if (!product) return null
  const facts = read(productFactsDocument)?.product
  const { price, compareAtPrice, stock } = unmask(ProductPrice_product, product)
  const choices = unmask(ProductChoices_product, product)
  const page = publicUrl + paths.product(product.slug)
  const picture = unmask(ProductGallery_product, product).media.find((item) => item.image)?.image
  const heading = (title: string) => `## ${plainMarkdown(title)}`
  const sections = [
    `# ${plainMarkdown(product.name)}`,
    product.ribbon && `*${plainMarkdown(product.ribbon)}*`,
    picture && `!${markdownLink(picture.alt || product.name, picture.url)}`,
    htmlToMarkdown(product.description),
    factLines([
      [listingMessages.price, priceLine(price.display, compareAtPrice?.display)],
      [listingMessages.availability, availabilityOf(stock.inStock)],
      [messages.brand, product.brandName],
      [messages.sku, product.sku],
    ]),
    choices.options.length > 0 && heading(messages.variants),
    choices.options.length > 0 && variantTable(choices, skusOf(facts?.variants?.nodes)),
    ...product.infoSections.flatMap(({ title, description }) => [
      title && heading(title),
      htmlToMarkdown(description),
    ]),
    ...(terms && facts?.type === 'PHYSICAL'
      ? [heading(messages.deliveryAndReturns), termsMarkdown(terms)]
      : []),
    heading(messages.links),
    [
      `- ${markdownLink(messages.pageToBuyOn, page)}`,
      ...(product.collections ?? []).map(
        ({ name, slug }) => `- ${markdownLink(name, publicUrl + paths.collection(slug))}`,
      ),
      `- ${markdownLink(messages.aboutShop, publicUrl + llmsPath)}`,
    ].join('\n'),
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

const availabilityOf = (isInStock: boolean) =>
  isInStock ? commonMessages.inStock : commonMessages.soldOut

const priceLine = (price: string, before?: string) =>
  before ? messages.priceReduced({ price, before }) : price

const factLines = (facts: readonly (readonly [string, string | null | undefined])[]) =>
  facts.flatMap(([name, value]) => (value ? [`- ${name}: ${plainMarkdown(value)}`] : [])).join('\n')

const skusOf = (nodes: readonly { id: string; sku: string | null }[] = []) =>
  new Map(nodes.map(({ id, sku }) => [id, sku]))

type Choices = ProductChoices

function variantTable({ options, variants }: Choices, skus: ReadonlyMap<string, string | null>) {
  const names = options.map(({ name }) => name)
  return markdownTable(
    [...names, listingMessages.price, listingMessages.availability, messages.sku],
    (variants?.nodes ?? [])
      .filter(({ visible, choices }) => visible && choices.length === options.length)
      .map(({ id, choices, price, compareAtPrice, stock }) => [
        ...names.map((name) => choices.find(({ option }) => option === name)?.choice ?? ''),
        priceLine(price.display, compareAtPrice?.display),
        availabilityOf(stock.inStock),
        skus.get(id) ?? '',
      ]),
  )
}
