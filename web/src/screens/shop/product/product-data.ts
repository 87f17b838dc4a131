// A product as structured data: a group of variants where it has options, else one product.
import type { Product, ProductGroup, WithContext } from 'schema-dts'
import type { ProductChoices_ProductFragment } from '../../../__generated__/graphql.ts'
import * as messages from '../../../__generated__/messages/machine.ts'
import { paths } from '../../../lib/paths.ts'
import { selectionSearch } from '../../../lib/product-choices.ts'
import type { Site } from '../../../server/description.ts'
import { choicePictureOf } from './choice-picture.ts'
import { createOffers, type Offered } from './product-offers.ts'

export type DescribedProduct = {
  id: string
  slug: string
  name: string
  description: string
  sku: string | null
  brandName: string | null
  isShipped: boolean
  price: Offered['price']
  inStock: boolean
  choices: ProductChoices_ProductFragment
  skus: ReadonlyMap<string, string>
  /** Addresses of sized pictures. */
  images: string[]
  sized: (url: string) => string
}

type Variant = NonNullable<ProductChoices_ProductFragment['variants']>['nodes'][number]

/**
 * Names of options that schema.org has a property for, by which search engines compare variants. The platform translates
 * the names, and gives an option nothing else to recognize it by.
 */
const variantProperties = {
  color: messages.colorOption,
  size: messages.sizeOption,
  material: messages.materialOption,
  pattern: messages.patternOption,
}
type VariantProperty = keyof typeof variantProperties

export function productData(
  product: DescribedProduct,
  site: Site,
): WithContext<Product> | WithContext<ProductGroup> {
  const context = 'https://schema.org' as const
  const { choices } = product
  const offerOf = createOffers(site, product.isShipped)
  const variants = (choices.variants?.nodes ?? []).filter(
    ({ visible, choices: chosen }) => visible && chosen.length === choices.options.length,
  )
  const path = paths.product(product.slug)
  const shared = {
    name: product.name,
    description: product.description,
    url: site.publicUrl + path,
    image: product.images,
    ...(product.brandName ? { brand: { '@type': 'Brand', name: product.brandName } as const } : {}),
  }
  if (choices.options.length === 0 || variants.length === 0) {
    const { price, inStock, sku } = product
    const offers = offerOf({ price, inStock, path })
    return {
      '@context': context,
      '@type': 'Product',
      ...shared,
      ...(sku ? { sku } : {}),
      offers,
    }
  }
  return {
    '@context': context,
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: product.id,
    variesBy: choices.options.map(({ name, type }) => {
      const property = propertyOf(name, type)
      return property ? `https://schema.org/${property}` : name
    }),
    hasVariant: variants.map((variant) => variantData(variant, product, site, offerOf)),
  }
}

function variantData(
  variant: Variant,
  { choices, name, skus, price, images, sized, slug }: DescribedProduct,
  { publicUrl }: Site,
  offerOf: ReturnType<typeof createOffers>,
): Product {
  const selection = Object.fromEntries(
    variant.choices.map(({ option, choice }) => [option, choice]),
  )
  const path = paths.product(slug) + selectionSearch(choices.options, selection)
  const typeOf = (option: string) => choices.options.find((one) => one.name === option)?.type
  const properties: Partial<Record<VariantProperty, string>> = {}
  const others: { '@type': 'PropertyValue'; name: string; value: string }[] = []
  for (const { option, choice } of variant.choices) {
    const property = propertyOf(option, typeOf(option))
    if (property && !(property in properties)) properties[property] = choice
    else others.push({ '@type': 'PropertyValue', name: option, value: choice })
  }
  const sku = skus.get(variant.id)
  const picture = choicePictureOf(choices, selection)
  return {
    '@type': 'Product',
    name: `${name}, ${variant.choices.map(({ choice }) => choice).join(', ')}`,
    url: publicUrl + path,
    image: picture ? sized(picture) : images[0],
    ...(sku ? { sku } : {}),
    ...properties,
    ...(others.length > 0 ? { additionalProperty: others } : {}),
    offers: offerOf({
      price: { amount: variant.price.amount, currency: price.currency },
      inStock: variant.stock.inStock,
      path,
    }),
  }
}

function propertyOf(name: string, type?: string): VariantProperty | undefined {
  if (type === 'COLOR') return 'color'
  const lower = name.toLowerCase()
  const names = Object.entries(variantProperties) as [VariantProperty, string][]
  return names.find(([, word]) => word === lower)?.[0]
}
