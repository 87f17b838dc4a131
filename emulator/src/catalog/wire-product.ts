// Converts a stored product to the wire type of catalog v1. docs/contract/catalog.md §5.
import type { WireProduct, WireProductOption, WireVariant } from '@vitrine/platform'
import type { StoredOption, StoredProduct, StoredVariant } from '../rows/catalog-rows.ts'
import type { Display } from '../rules/money.ts'
import { costAndProfitOf, fullPriceOf, priceDataOf, rangeOf } from '../rules/pricing.ts'
import { isInStock, stockOf } from '../rules/stock.ts'
import type { Site } from '../site.ts'
import { wireMediaOf } from './picture.ts'

export type ProductView = {
  site: Site
  /** Currency of `convertedPriceData`. */
  currency: string
  variants?: boolean
  /** Includes cost and profit: only for callers with rights. */
  merchant?: boolean
}

/**
 * Caches wire products by row: listings read the same products again and again, and a row is never changed in
 * place.
 */
const cache = new WeakMap<StoredProduct, Map<string, WireProduct>>()

export function wireProductOf(product: StoredProduct, view: ProductView): WireProduct {
  const views = cache.get(product) ?? new Map<string, WireProduct>()
  cache.set(product, views)
  const { site, currency, variants = false, merchant = false } = view
  const key = [site.url, site.shopUrl, currency, variants, merchant].join(' ')
  const known = views.get(key) ?? build(product, view)
  views.set(key, known)
  return known
}

function build(product: StoredProduct, view: ProductView): WireProduct {
  const { site } = view
  const own: Display = { currency: site.currency, conversion: site.currency }
  const priceData = priceDataOf(product, undefined, own)
  const offered = product.variants.filter((variant) => variant.visible)
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    productType: product.productType,
    description: product.description,
    ...(!product.manageVariants && ownMeasuresOf(product)),
    weightRange: rangeOf(offered.map((variant) => variant.weight ?? product.weight ?? 0)),
    stock: stockOf(product),
    price: priceData,
    priceData,
    convertedPriceData: priceDataOf(product, undefined, { ...own, conversion: view.currency }),
    priceRange: rangeOf(offered.map((variant) => fullPriceOf(product, variant).toNumber())),
    ...(view.merchant && merchantFields(product, site.currency)),
    ...(product.pricePerUnit && { pricePerUnitData: unitData(product.pricePerUnit) }),
    ...textsOf(product),
    media: wireMediaOf(product.pictures, site.url),
    manageVariants: product.manageVariants,
    productOptions: product.options.map((option) => wireOption(product, option, site)),
    productPageUrl: { base: site.shopUrl, path: `/p/${product.slug}` },
    numericId: product.numericId,
    inventoryItemId: product.inventoryItemId,
    discount: product.discount,
    collectionIds: product.collectionIds,
    variants: view.variants ? wireVariantsOf(product, product.variants, view) : [],
    lastUpdated: product.lastUpdated,
    createdDate: product.createdDate,
    seoData: seoOf(product),
  }
}

/** Returns the product's SKU and measures; managed variants have their own. docs/contract/catalog.md §5. */
const ownMeasuresOf = (product: StoredProduct) => ({
  sku: product.sku ?? '',
  weight: product.weight ?? 0,
  ...dimensionsOf(product),
})

type Dimensioned = Pick<StoredProduct, 'productDimensions' | 'packageDimensions'>

/** Returns the variant's own value, else the product's. */
export function dimensionsOf(product: Dimensioned, variant?: Dimensioned) {
  const productDimensions = variant?.productDimensions ?? product.productDimensions
  const packageDimensions = variant?.packageDimensions ?? product.packageDimensions
  return {
    ...(productDimensions && { productDimensions }),
    ...(packageDimensions && { packageDimensions }),
  }
}

type UnitData = NonNullable<StoredProduct['pricePerUnit']>
// The seed writes units as plain text; the wire has a closed list, and a test compares both.
const unitData = (data: UnitData) => data as NonNullable<WireProduct['pricePerUnitData']>

function merchantFields(product: StoredProduct, currency: string) {
  return {
    costAndProfitData: costAndProfitOf(product, undefined, currency),
    costRange: rangeOf(product.variants.map((variant) => variant.cost ?? product.cost)),
  }
}

function textsOf(product: StoredProduct) {
  return {
    additionalInfoSections: product.infoSections,
    ribbons: product.ribbon ? [{ text: product.ribbon }] : [],
    ribbon: product.ribbon ?? '',
    brand: product.brand,
    customTextFields: product.customTextFields,
  }
}

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function seoOf(product: StoredProduct): NonNullable<WireProduct['seoData']> {
  if (!product.seo) return usualSeo(product)
  const { tags, settings } = product.seo
  return {
    tags: tags ? tags.map((tag) => ({ ...tagFields, ...tag })) : usualSeo(product).tags,
    settings: {
      preventAutoRedirect: settings?.preventAutoRedirect ?? false,
      keywords: settings?.keywords ?? [],
    },
  }
}

const tagFields = { children: '', custom: false, disabled: false }

function usualSeo(product: StoredProduct) {
  const content = plainText(product.description).slice(0, 155)
  const fixed = { custom: false, disabled: false }
  return {
    tags: [
      { type: 'title', children: product.name, props: {}, meta: {}, ...fixed },
      { type: 'meta', children: '', props: { name: 'description', content }, meta: {}, ...fixed },
    ],
    settings: { preventAutoRedirect: false, keywords: [] },
  }
}

/**
 * Converts an option; `offered` limits the choices that count, for example to variants still possible after a
 * selection.
 */
export function wireOption(
  product: StoredProduct,
  option: StoredOption,
  site: Site,
  offered: readonly StoredVariant[] = product.variants,
): WireProductOption {
  return {
    optionType: option.type,
    name: option.name,
    choices: option.choices.map((choice) => {
      const having = offered.filter(({ choices }) => choices[option.name] === choice.description)
      const visible = having.filter((variant) => variant.visible)
      return {
        value: choice.value,
        description: choice.description,
        media: wireMediaOf(choice.pictures, site.url),
        inStock: visible.some((variant) => isInStock(product, variant)),
        visible: visible.length > 0,
      }
    }),
  }
}

/** Returns the variants as nested in a product. docs/contract/catalog.md §6. */
export function wireVariantsOf(
  product: StoredProduct,
  variants: readonly StoredVariant[],
  view: ProductView,
): WireVariant[] {
  const own: Display = { currency: view.site.currency, conversion: view.site.currency }
  const converted: Display = { ...own, conversion: view.currency }
  return variants.map((variant) => ({
    id: variant.id,
    choices: variant.choices,
    variant: {
      priceData: priceDataOf(product, variant, own),
      convertedPriceData: priceDataOf(product, variant, converted),
      ...(view.merchant && { costAndProfitData: costAndProfitOf(product, variant, own.currency) }),
      weight: variant.weight ?? product.weight ?? 0,
      sku: variant.sku ?? product.sku ?? '',
      visible: variant.visible,
      ...dimensionsOf(product, variant),
    },
    stock: variantStockOf(product, variant),
  }))
}

/** Returns the stock of a variant; here the flag is named `trackQuantity`. docs/contract/catalog.md §6. */
export function variantStockOf(product: StoredProduct, variant: StoredVariant) {
  return {
    trackQuantity: product.trackInventory,
    ...(product.trackInventory && { quantity: variant.quantity ?? 0 }),
    inStock: isInStock(product, variant),
  }
}
