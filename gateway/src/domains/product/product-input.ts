// Reads the input of a product, and names our arguments for the fields that are sent of it.
import { messages } from '../../__generated__/messages/catalog.ts'
import type {
  CreateProductInput,
  DimensionsInput,
  Problem,
  UpdateProductInput,
} from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'
import { knownValue } from '../../graphql/unknown-values.ts'
import type { NewProduct, ProductChange } from '../../platform/catalog/product-change.ts'
import type { FieldNames } from '../common/admin-call.ts'
import { unseenIn } from '../common/brand-name.ts'
import { type Amounts, createAmounts } from './decimals.ts'
import { optionProblems } from './option-rules.ts'
import type { StoredDiscount, StoredInput } from './stored-input.ts'

/** Fields that a new product and a change of one share. */
type ProductFields = StoredInput<Omit<UpdateProductInput, 'id'>>

type Read<Change> = { product: Change; problems: Problem[] }

/** Request paths → arguments. */
export const productNames: FieldNames = [
  [/^id$/, 'id'],
  [/^product\.priceData(\.price)?$/, 'basePrice'],
  [/^product\.costAndProfitData(\.itemCost)?$/, 'cost'],
  [/^product\.pricePerUnitData\.totalMeasurementUnit/, 'pricePerUnit.totalUnit'],
  [/^product\.pricePerUnitData\.baseMeasurementUnit/, 'pricePerUnit.baseUnit'],
  [/^product\.pricePerUnitData/, 'pricePerUnit'],
  [/^product\.additionalInfoSections/, 'infoSections'],
  [/^product\.manageVariants/, 'managesVariants'],
  [/^product\.productOptions/, 'options'],
  [/^(options\[\d+\]\.choices\[\d+\])\.description/, '$1.label'],
  [/^product\.productType/, 'type'],
  [/^product\.seoData(\.settings)?/, 'seo'],
  [/^(seo\.keywords\[\d+\])\.isMain$/, '$1.main'],
  [/^product\.weight$/, 'weight.value'],
  [/^product\./, ''],
]

export function readNewProduct(input: StoredInput<CreateProductInput>): Read<NewProduct> {
  const amounts = createAmounts()
  const basePrice = amounts.read(input.price, 'basePrice') ?? Number.NaN
  const product = { ...changeOf(input, amounts), name: input.name, basePrice }
  return { product, problems: problemsOf(input, amounts) }
}

export function readProductChange(input: ProductFields): Read<ProductChange> {
  const amounts = createAmounts()
  const basePrice = amounts.read(input.price, 'basePrice')
  const product = { ...changeOf(input, amounts), basePrice }
  return { product, problems: problemsOf(input, amounts) }
}

const problemsOf = (input: ProductFields, { problems }: Amounts) => [
  ...problems,
  ...optionProblems(input),
  ...discountProblems(input.discount),
  ...unseenIn(input.brand, 'brand'),
]

function discountProblems(discount: StoredDiscount | null | undefined): Problem[] {
  const isTooMuch = discount?.type === 'PERCENT' && Number(discount.value) > 100
  if (!isTooMuch) return []
  return [problem('OUT_OF_RANGE', { field: 'discount.percent', message: messages.atMost100 })]
}

/** Returns what an input changes beside the price. */
function changeOf(input: ProductFields, amounts: Amounts): ProductChange {
  const cost = amounts.read(input.cost, 'cost')
  return {
    name: input.name,
    slug: input.slug,
    visible: input.visible,
    type: input.type && knownValue(input.type),
    description: input.description,
    sku: input.sku,
    weight: amounts.read(input.weight, 'weight.value'),
    ribbon: input.ribbon,
    // The update call accepts no empty brand; removing one is a separate call.
    brand: input.brand || undefined,
    managesVariants: input.managesVariants,
    productDimensions: dimensionsOf(input.productDimensions),
    packageDimensions: dimensionsOf(input.packageDimensions),
    infoSections: input.infoSections,
    options: input.options,
    seo: input.seo,
    discount: input.discount && {
      type: input.discount.type,
      value: amounts.read(input.discount.value, `discount.${input.discount.type.toLowerCase()}`),
    },
    pricePerUnit: pricePerUnitOf(input, amounts),
    cost,
  }
}

export const dimensionsOf = (given: DimensionsInput | null | undefined) =>
  given && { ...given, unit: knownValue(given.unit) }

function pricePerUnitOf({ pricePerUnit }: ProductFields, amounts: Amounts) {
  if (!pricePerUnit) return undefined
  const { totalQuantity, totalUnit, baseQuantity, baseUnit } = pricePerUnit
  const read = (text: string, name: string) =>
    amounts.read(text, `pricePerUnit.${name}`) ?? Number.NaN
  return {
    totalQuantity: read(totalQuantity, 'totalQuantity'),
    totalUnit: knownValue(totalUnit),
    baseQuantity: read(baseQuantity, 'baseQuantity'),
    baseUnit: knownValue(baseUnit),
  }
}
