import { unmask } from '../../../__generated__/fragment-masking.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import { mediaUrl } from '../../../lib/media-url.ts'
import { paths } from '../../../lib/paths.ts'
import { plainText } from '../../../lib/plain-text.ts'
import { breadcrumbList, type Describe } from '../../../server/description.ts'
import { mainCollectionOf } from './main-collection.ts'
import { productDocument } from './ProductScreen.tsx'
import { pricesOf } from './prices-of.ts'
import {
  ProductChoices_product,
  ProductGallery_product,
  ProductPrice_product,
} from './product-fragments.ts'

const pictureSize = { width: 1200, height: 1500, format: 'jpeg' } as const
const previewSize = { width: 1200, height: 630, format: 'jpeg' } as const

export const describe: Describe = (read, _request, publicUrl) => {
  const product = read(productDocument)?.product
  if (!product) return { isNoindex: true }
  const path = paths.product(product.slug)
  const { price, stock } = unmask(ProductPrice_product, product)
  const images = unmask(ProductGallery_product, product).media.flatMap(
    (item) => item.image?.url ?? [],
  )
  const amounts = unmask(ProductChoices_product, product).variants.nodes.map(
    (variant) => variant.price.amount,
  )
  const description = product.seo.description || plainText(product.description)
  const collection = mainCollectionOf(product.collections)
  const crumbs = [
    { label: commonMessages.home, href: paths.home },
    ...(collection ? [{ label: collection.name, href: paths.collection(collection.slug) }] : []),
    { label: product.name, href: path },
  ]
  return {
    description,
    canonical: path,
    ogType: 'product',
    image: images[0] ? mediaUrl(images[0], previewSize) : null,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.name,
        description,
        ...(product.sku ? { sku: product.sku } : {}),
        ...(product.brandName ? { brand: { '@type': 'Brand', name: product.brandName } } : {}),
        image: images.slice(0, 6).map((url) => mediaUrl(url, pictureSize)),
        offers: {
          ...pricesOf(price, amounts),
          url: publicUrl + path,
          availability: `https://schema.org/${stock.inStock ? 'InStock' : 'OutOfStock'}`,
          itemCondition: 'https://schema.org/NewCondition',
        },
      },
      breadcrumbList(crumbs, publicUrl),
    ],
  }
}
