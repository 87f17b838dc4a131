// Converts products and variants to the platform's form. docs/contract/catalog.md §10.
import type { NewProductBody, ProductChangeBody, VariantOverrideBody } from '@vitrine/platform'
import type { NewProduct, OptionChange, ProductChange, VariantChange } from '../product-change.ts'
import { productTypeWords } from '../product-type.ts'
import { seoBodyOf } from './write-seo.ts'

const optionBodyOf = ({ name, choices }: OptionChange) => ({
  name,
  choices: choices.map(({ value, label }) => ({ value, description: label })),
})

function pricePerUnitBodyOf({ pricePerUnit }: ProductChange) {
  if (!pricePerUnit) return pricePerUnit
  const { totalQuantity, totalUnit, baseQuantity, baseUnit } = pricePerUnit
  return {
    totalQuantity,
    totalMeasurementUnit: totalUnit,
    baseQuantity,
    baseMeasurementUnit: baseUnit,
  }
}

/** Returns what a change has; a price and a cost only when they are given. */
export function productBodyOf(change: ProductChange): ProductChangeBody {
  const { basePrice, cost } = change
  return {
    name: change.name,
    slug: change.slug,
    visible: change.visible,
    productType: change.type && productTypeWords[change.type],
    description: change.description,
    sku: change.sku,
    weight: change.weight,
    ribbon: change.ribbon,
    brand: change.brand,
    manageVariants: change.managesVariants,
    productDimensions: change.productDimensions,
    packageDimensions: change.packageDimensions,
    additionalInfoSections: change.infoSections?.map((section) => ({ ...section })),
    productOptions: change.options?.map(optionBodyOf),
    seoData: change.seo && seoBodyOf(change.seo),
    discount: change.discount,
    pricePerUnitData: pricePerUnitBodyOf(change),
    ...(cost !== undefined && { costAndProfitData: { itemCost: cost } }),
    ...(basePrice !== undefined && { priceData: { price: basePrice } }),
  }
}

/** Converts a new product; the platform adds what it computes, such as the slug and a variant for each combination of choices. */
export const newProductBodyOf = (product: NewProduct): NewProductBody => ({
  ...productBodyOf(product),
  name: product.name,
  priceData: { price: product.basePrice },
})

/** Converts a change of variants; choices of some of the options select every variant that has them. */
export function variantBodyOf(change: VariantChange): VariantOverrideBody {
  const { ids, choices } = change.variants
  return {
    choices: choices && Object.fromEntries(choices.map(({ option, choice }) => [option, choice])),
    variantIds: ids && [...ids],
    price: change.basePrice,
    cost: change.cost,
    weight: change.weight,
    sku: change.sku,
    visible: change.visible,
    productDimensions: change.productDimensions,
    packageDimensions: change.packageDimensions,
  }
}
