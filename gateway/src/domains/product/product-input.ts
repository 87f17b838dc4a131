// Converts product input to the platform's form, and its field paths back to our arguments.

import type { NewProductBody, ProductChangeBody } from '@vitrine/platform'
import { messages } from '../../__generated__/messages/catalog.ts'
import type {
  CreateProductInput,
  DimensionsInput,
  Problem,
  SeoInput,
  SeoKeywordInput,
  UpdateProductInput,
} from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'
import { knownValue } from '../../graphql/unknown-values.ts'
import type { FieldNames } from '../common/admin-call.ts'
import { unseenIn } from '../common/brand-name.ts'
import { type Amounts, createAmounts } from './decimals.ts'
import { optionProblems } from './option-rules.ts'
import { wireProductTypes } from './product-words.ts'
import type { StoredDiscount, StoredInput } from './stored-input.ts'

/** Fields that a new product and a change of one share. */
type ProductFields = StoredInput<Omit<UpdateProductInput, 'id'>>

type Read<Body> = { body: Body; problems: Problem[] }

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

export function readNewProduct(input: StoredInput<CreateProductInput>): Read<NewProductBody> {
  const amounts = createAmounts()
  const price = amounts.read(input.price, 'basePrice') ?? Number.NaN
  const body = { ...bodyOf(input, amounts), name: input.name, priceData: { price } }
  return { body, problems: problemsOf(input, amounts) }
}

export function readProductChange(input: ProductFields): Read<ProductChangeBody> {
  const amounts = createAmounts()
  const price = amounts.read(input.price, 'basePrice')
  const body = { ...bodyOf(input, amounts), ...(price !== undefined && { priceData: { price } }) }
  return { body, problems: problemsOf(input, amounts) }
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

function bodyOf(input: ProductFields, amounts: Amounts): ProductChangeBody {
  const cost = amounts.read(input.cost, 'cost')
  return {
    name: input.name,
    slug: input.slug,
    visible: input.visible,
    productType: input.type && wireProductTypes[knownValue(input.type)],
    description: input.description,
    sku: input.sku,
    weight: amounts.read(input.weight, 'weight.value'),
    ribbon: input.ribbon,
    // The update call accepts no empty brand; removing one is a separate call.
    brand: input.brand || undefined,
    manageVariants: input.managesVariants,
    productDimensions: dimensionsOf(input.productDimensions),
    packageDimensions: dimensionsOf(input.packageDimensions),
    additionalInfoSections: input.infoSections?.map((section) => ({ ...section })),
    productOptions: optionsOf(input),
    seoData: input.seo && seoOf(input.seo),
    discount: input.discount && {
      type: input.discount.type,
      value: amounts.read(input.discount.value, `discount.${input.discount.type.toLowerCase()}`),
    },
    pricePerUnitData: pricePerUnitOf(input, amounts),
    ...(cost !== undefined && { costAndProfitData: { itemCost: cost } }),
  }
}

export const dimensionsOf = (given: DimensionsInput | null | undefined) =>
  given && { ...given, unit: knownValue(given.unit) }

const optionsOf = ({ options }: ProductFields) =>
  options?.map(({ name, choices }) => ({
    name,
    choices: choices.map(({ value, label }) => ({ value, description: label })),
  }))

function pricePerUnitOf({ pricePerUnit }: ProductFields, amounts: Amounts) {
  if (!pricePerUnit) return undefined
  const { totalQuantity, totalUnit, baseQuantity, baseUnit } = pricePerUnit
  const read = (text: string, name: string) =>
    amounts.read(text, `pricePerUnit.${name}`) ?? Number.NaN
  return {
    totalQuantity: read(totalQuantity, 'totalQuantity'),
    totalMeasurementUnit: knownValue(totalUnit),
    baseQuantity: read(baseQuantity, 'baseQuantity'),
    baseMeasurementUnit: knownValue(baseUnit),
  }
}

const keywordOf = ({ main, ...keyword }: SeoKeywordInput) => ({
  ...keyword,
  ...(typeof main === 'boolean' && { isMain: main }),
})

/** Validated by the schema of the platform's request. */
function seoOf({ tags, keywords, preventAutoRedirect }: SeoInput) {
  const hasSettings = Boolean(keywords) || typeof preventAutoRedirect === 'boolean'
  const seo = {
    tags: tags?.map((tag) => ({ ...tag })),
    ...(hasSettings && {
      settings: { preventAutoRedirect, keywords: keywords?.map(keywordOf) },
    }),
  }
  return seo as ProductChangeBody['seoData']
}
