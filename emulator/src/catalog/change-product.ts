// Updates a product by the fields that are present; `null` counts as absent, an empty text clears. Assumed:
// the call has no field mask. docs/contract/catalog.md §3.2, §10.
import type { ProductChangeBody } from '@vitrine/platform'
import { invalid, refused } from '../refuse.ts'
import type { StoredProduct } from '../rows/catalog-rows.ts'
import { catalogSlugPattern, freeCatalogSlug, slugOfName } from '../rules/product-slug.ts'
import { unitFactor } from '../rules/units.ts'
import type { State } from '../state/state.ts'
import { withPrice } from './amounts.ts'
import { withManaging, withOptions } from './product-options.ts'

export function withChange(
  product: StoredProduct,
  change: ProductChangeBody,
  state: State,
): StoredProduct {
  checkType(product, change)
  const { priceData, productOptions, manageVariants } = change
  const optioned = productOptions ? withOptions(product, productOptions) : product
  const managed = withManaging(optioned, manageVariants)
  const price = priceData?.price ?? undefined
  const priced = price === undefined ? managed : withPrice(managed, price)
  const name = change.name ?? product.name
  return {
    ...priced,
    name,
    ...textsOf(priced, change),
    ...factsOf(priced, change),
    slug: slugFor({ ...priced, name }, change.slug, state),
  }
}

/**
 * Refuses a change of the product type: the API creates physical products only and converts none.
 * docs/contract/catalog.md §5.
 */
function checkType(product: StoredProduct, { productType }: ProductChangeBody): void {
  if (!productType || productType === 'unspecified_product_type') return
  if (productType !== product.productType) {
    throw invalid('product.productType', `must be ${product.productType}`)
  }
}

const stored = (given: string | null | undefined, before: string | undefined) =>
  given === undefined || given === null ? before : given || undefined

function textsOf(before: StoredProduct, change: ProductChangeBody) {
  return {
    description: change.description ?? before.description,
    brand: change.brand ?? before.brand,
    sku: stored(change.sku, before.sku),
    ribbon: stored(change.ribbon, before.ribbon),
    infoSections: change.additionalInfoSections ?? before.infoSections,
    seo: change.seoData ?? before.seo,
  }
}

function factsOf(before: StoredProduct, change: ProductChangeBody) {
  return {
    visible: change.visible ?? before.visible,
    weight: change.weight ?? before.weight,
    cost: change.costAndProfitData?.itemCost ?? before.cost,
    discount: discountOf(change, before),
    pricePerUnit: pricePerUnitOf(change, before),
    productDimensions: change.productDimensions ?? before.productDimensions,
    packageDimensions: change.packageDimensions ?? before.packageDimensions,
  }
}

function discountOf({ discount }: ProductChangeBody, before: StoredProduct) {
  if (!discount) return before.discount
  const { type, value } = discount
  if (type === 'NONE' || type === 'UNDEFINED') return { type: 'NONE', value: 0 } as const
  if (typeof value !== 'number') {
    throw invalid('product.discount.value', 'is missing', { rule: 'REQUIRED_FIELD' })
  }
  if (type === 'PERCENT' && value > 100) {
    const broken = { rule: 'MAX', data: { threshold: 100 } } as const
    throw invalid('product.discount.value', 'must be at most 100', broken)
  }
  return { type, value }
}

function pricePerUnitOf({ pricePerUnitData: data }: ProductChangeBody, before: StoredProduct) {
  if (!data) return before.pricePerUnit
  if (!unitFactor(data.baseMeasurementUnit, data.totalMeasurementUnit)) {
    const why = 'does not measure the same as totalMeasurementUnit'
    throw invalid('product.pricePerUnitData.baseMeasurementUnit', why)
  }
  return data
}

/**
 * Returns the requested slug. Without one the product keeps its slug, also when its name changes; an empty
 * text makes a free slug from the name.
 */
function slugFor(product: StoredProduct, input: string | null | undefined, state: State): string {
  const isTaken = (slug: string) =>
    state.products.by('slug', slug).some(({ id }) => id !== product.id)
  if (!input) {
    const stays = product.slug !== '' && input !== ''
    return stays ? product.slug : freeCatalogSlug(slugOfName(product.name, 'product'), isTaken)
  }
  return checkedSlug(input, 'product.slug', isTaken)
}

/** Checks a requested slug: 409 when another product has it [assumed]. */
export function checkedSlug(
  input: string,
  path: string,
  isTaken: (slug: string) => boolean,
): string {
  if (!catalogSlugPattern.test(input)) {
    throw invalid(path, 'may hold letters, digits and - . _ ~', { rule: 'FORMAT' })
  }
  if (isTaken(input)) throw refused(409, 'ALREADY_EXISTS', `The address "${input}" is taken`)
  return input
}
