import { primaryLanguage } from '@vitrine/languages'
import { sized as sizedTo } from '@vitrine/pictures/sized'
import { unmask } from '../../../__generated__/fragment-masking.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import { locale } from '../../../__generated__/messages/locale.ts'
import { paths } from '../../../lib/paths.ts'
import { plainText } from '../../../lib/plain-text.ts'
import { loading } from '../../../lib/screen.ts'
import type { Describe, LoadFacts } from '../../../server/description.ts'
import { markdownPath } from '../../../server/llms-text.ts'
import { previewOf } from '../../../server/preview.ts'
import { breadcrumbList } from '../../../server/structured-data.ts'
import { mainCollectionOf } from './main-collection.ts'
import { productDocument } from './ProductScreen.tsx'
import { productData } from './product-data.ts'
import { productFactsDocument } from './product-facts.ts'
import {
  ProductChoices_product,
  ProductGallery_product,
  ProductPrice_product,
} from './product-fragments.ts'

const sized = (url: string) => sizedTo(url, 1200, 1500)

export const loadFacts: LoadFacts = ({ params }) => [
  loading(productFactsDocument, { slug: params.slug ?? '' }),
]

/**
 * Returns what search engines show below the title. The platform may have translated what the page shows and not what was
 * written for search engines, so that comes second in other languages than the first.
 */
function descriptionOf({ seo, description }: { seo: Seo; description?: string | null }) {
  const written = [seo.description, plainText(description)]
  return (locale === primaryLanguage ? written : written.reverse()).find(Boolean) ?? ''
}

type Seo = { description?: string | null }

export const describe: Describe = (read, _request, site) => {
  const product = read(productDocument)?.product
  if (!product) return { isNoindex: true }
  const facts = read(productFactsDocument)?.product
  const path = paths.product(product.slug)
  const { price, stock } = unmask(ProductPrice_product, product)
  const images = unmask(ProductGallery_product, product).media.flatMap(({ image }) => image ?? [])
  const description = descriptionOf(product)
  const collection = mainCollectionOf(product.collections ?? [])
  const crumbs = [
    { label: commonMessages.home, href: paths.home },
    ...(collection ? [{ label: collection.name, href: paths.collection(collection.slug) }] : []),
    { label: product.name, href: path },
  ]
  const variants = facts?.variants?.nodes ?? []
  return {
    description,
    canonical: path,
    ogType: 'product',
    image: previewOf(images[0], product.name),
    markdown: markdownPath(product.slug),
    jsonLd: [
      productData(
        {
          ...product,
          description,
          price,
          inStock: stock.inStock,
          isShipped: facts?.type === 'PHYSICAL',
          choices: unmask(ProductChoices_product, product),
          skus: new Map(variants.flatMap(({ id, sku }) => (sku ? [[id, sku] as const] : []))),
          images: images.slice(0, 6).map(({ url }) => sized(url)),
          sized,
        },
        site,
      ),
      breadcrumbList(crumbs, site.publicUrl),
    ],
  }
}
