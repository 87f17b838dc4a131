// What the shop is and where its pages are, for language models: https://llmstxt.org
import { shopAddressLines } from '@vitrine/languages/postal-address'
import { graphql } from '../__generated__/gql.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import { basePath, locale } from '../__generated__/messages/locale.ts'
import * as messages from '../__generated__/messages/machine.ts'
import * as uiMessages from '../__generated__/messages/ui.ts'
import type { ShopFacts } from '../app/shell/footer-document.ts'
import { paths } from '../lib/paths.ts'
import type { Read } from '../lib/screen.ts'
import type { TextRequest } from '../server-contract.ts'
import { markdownLink, plainMarkdown } from './html-to-markdown.ts'
import { termsMarkdown } from './terms-markdown.ts'

export const llmsDocument = graphql(`
  query LlmsText {
    store {
      name
      email
      phone
      address {
        addressLine2
        streetNumber
        streetName
        city
        subdivision
        subdivisionName
        country
        postalCode
      }
      texts {
        description
      }
      pages {
        slug
        title
        description
      }
    }
    collections(first: 50) {
      nodes {
        id
        slug
        name
      }
    }
    products(first: 50) {
      nodes {
        id
        slug
        name
      }
    }
  }
`)

type Reachable = Pick<ShopFacts, 'email' | 'phone' | 'address'>

const contactLine = ({ email, phone, address }: Reachable) =>
  [shopAddressLines(address, locale).join(', '), email, phone]
    .flatMap((part) => (part ? plainMarkdown(part) : []))
    .join(' · ')

export const markdownPath = (slug: string) => `${paths.product(slug)}.md`

/** Its address in the language; no page of the browser leads here. */
export const llmsPath = `${basePath}/llms.txt`

/** Returns the text. Products beyond the first page are in the sitemap. */
export function llmsText(read: Read, { publicUrl, terms, isApiOpen }: TextRequest): string {
  const { store, collections, products } = read(llmsDocument) ?? {}
  const item = (label: string, path: string, note?: string) =>
    `- ${markdownLink(label, publicUrl + path)}${note ? `: ${note}` : ''}`
  const description = store?.texts.description
  const sections = [
    `# ${plainMarkdown(store?.name ?? '')}`,
    description && `> ${plainMarkdown(description)}`,
    messages.llmsIntro,
    store && contactLine(store),
    `## ${uiMessages.pages}`,
    [
      item(commonMessages.home, paths.home),
      item(commonMessages.allCollections, paths.collections),
      item(commonMessages.brands, paths.brands),
      item(commonMessages.searchPage, paths.search(), messages.searchNote),
      ...(store?.pages ?? []).map((page) =>
        item(page.title, paths.page(page.slug), plainMarkdown(page.description)),
      ),
      item(messages.sitemap, '/sitemap.xml', messages.sitemapNote),
    ].join('\n'),
    `## ${commonMessages.collections}`,
    collections?.nodes.map(({ name, slug }) => item(name, paths.collection(slug))).join('\n'),
    `## ${commonMessages.products}`,
    messages.productsNote,
    products?.nodes.map(({ name, slug }) => item(name, markdownPath(slug))).join('\n'),
    ...(terms ? [`## ${messages.deliveryAndReturns}`, termsMarkdown(terms)] : []),
    '## API',
    item('GraphQL', '/graphql', isApiOpen ? messages.apiOpen : messages.apiClosed),
    isApiOpen && item(messages.schema, '/docs/schema'),
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}
