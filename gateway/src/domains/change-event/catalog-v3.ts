// Flattens entities of catalog v3, which occur only in events here. docs/contract/catalog-events.md §5.
import type {
  WireCustomizationV3,
  WireInfoSectionV3,
  WireInventoryItemV3,
  WireProductV3,
  WireRibbonV3,
} from '@vitrine/platform'
import { decimalOrNull } from '../../graphql/decimal.ts'
import { readImage, readVideo } from '../../platform/catalog/v1/read-media.ts'
import { readSeo } from '../../platform/catalog/v1/read-seo.ts'
import type { JsonObject } from '../../platform/read-json.ts'
import { datesOf } from '../common/dates.ts'
import { safeHtml } from '../common/html.ts'
import { moneyIn, moneyRange, wireMoneyIn } from '../common/money.ts'
import { weightOf, weightRangeOf } from '../common/weight.ts'

type Choice = NonNullable<NonNullable<WireCustomizationV3['choicesSettings']>['choices']>[number]
type Settings = { choices?: Choice[] | null } | null | undefined
type FreeText = WireCustomizationV3['freeTextInput']
type Option = NonNullable<WireProductV3['options']>[number]
type Modifier = NonNullable<WireProductV3['modifiers']>[number]
type Variant = NonNullable<NonNullable<WireProductV3['variantsInfo']>['variants']>[number]
type Subscription = NonNullable<
  NonNullable<WireProductV3['subscriptionDetails']>['subscriptions']
>[number]

type Media = NonNullable<Variant['media']>

const imageOf = (image: JsonObject | null | undefined) => (image ? readImage(image) : null)

const mediaOf = ({ mediaType, altText, video, image, thumbnail, ...media }: Media) => ({
  ...media,
  image: imageOf(image),
  thumbnail: imageOf(thumbnail),
  video: video && readVideo(video),
  type: mediaType,
  alt: altText,
})

const choicesOf = (settings: Settings, currency: string) =>
  (settings?.choices ?? []).map(({ choiceType, ...choice }) => ({
    ...choice,
    image: imageOf(choice.image),
    displayImage: imageOf(choice.displayImage),
    type: choiceType,
    id: choice.choiceId ?? choice.id,
    colorCodes: choice.colorCodes?.colorCodes ?? (choice.colorCode ? [choice.colorCode] : []),
    addedPrice: moneyIn(currency, choice.addedPrice ?? choice.defaultAddedPrice),
    primaryChoiceIds: choice.primaryChoiceIds ?? [],
    linkedMedia: (choice.linkedMedia ?? []).map(mediaOf),
  }))

const optionOf = (
  { id, name, key, optionRenderType, choicesSettings }: Option,
  currency: string,
) => ({
  ...{ id, name, key, renderType: optionRenderType },
  choices: choicesOf(choicesSettings, currency),
})

const freeTextOf = (text: FreeText, currency: string) =>
  text && { ...text, defaultAddedPrice: moneyIn(currency, text.defaultAddedPrice) }

const modifierOf = (
  { id, name, key, modifierRenderType, mandatory, ...rest }: Modifier,
  currency: string,
) => ({
  ...{ id, name, key, renderType: modifierRenderType, mandatory },
  freeText: freeTextOf(rest.freeTextSettings, currency),
  choices: choicesOf(rest.choicesSettings, currency),
})

const variantOf = (
  { id, visible, sku, barcode, media, ...variant }: Variant,
  currency: string,
) => ({
  ...{ id, visible, sku, barcode, media: media && mediaOf(media) },
  choices: (variant.choices ?? []).map(({ optionChoiceIds, optionChoiceNames }) => ({
    ...optionChoiceIds,
    ...optionChoiceNames,
  })),
  price: wireMoneyIn(currency, variant.price?.actualPrice),
  compareAtPrice: wireMoneyIn(currency, variant.price?.compareAtPrice),
  cost: wireMoneyIn(currency, variant.revenueDetails?.cost),
  profit: wireMoneyIn(currency, variant.revenueDetails?.profit),
  margin: decimalOrNull(variant.revenueDetails?.profitMargin),
  weight: weightOf(variant.physicalProperties?.weight),
  unitPrice: wireMoneyIn(currency, variant.physicalProperties?.pricePerUnit?.value),
  unitPriceDescription: variant.physicalProperties?.pricePerUnit?.description,
  inStock: variant.inventoryStatus?.inStock,
  preorderEnabled: variant.inventoryStatus?.preorderEnabled,
})

const subscriptionOf = ({ discount, ...subscription }: Subscription, currency: string) => ({
  ...subscription,
  discountType: discount?.type,
  amountOff: moneyIn(currency, discount?.amountOff),
  percentOff: decimalOrNull(discount?.percentOff),
})

export const infoSectionOf = (section: Partial<WireInfoSectionV3>) => ({
  ...section,
  ...datesOf(section),
  description: safeHtml(section.plainDescription),
  descriptionNodes: section.description,
})

function lowestOf({ variantSummary }: WireProductV3, currency: string) {
  const { minPriceVariant } = variantSummary ?? {}
  return minPriceVariant ? variantOf(minPriceVariant, currency) : null
}

type PriceRange = WireProductV3['actualPriceRange']

const rangeOf = (range: PriceRange, currency: string) =>
  moneyRange(range, (bound) => wireMoneyIn(currency, bound))

const looksOf = (product: WireProductV3) => ({
  pageUrl: product.url?.url,
  relativePath: product.url?.relativePath,
  description: safeHtml(product.plainDescription),
  descriptionNodes: product.description,
  visible: product.visible,
  visibleInPos: product.visibleInPos,
  mainMedia: product.media?.main && mediaOf(product.media.main),
  media: (product.media?.itemsInfo?.items ?? []).map(mediaOf),
})

/** Returns a ribbon as the schema names its fields. */
export const ribbonOf = (ribbon: WireRibbonV3) => ({ ...ribbon, ...datesOf(ribbon) })

const salesOf = (product: WireProductV3, currency: string) => ({
  priceRange: rangeOf(product.actualPriceRange, currency),
  compareAtPriceRange: rangeOf(product.compareAtPriceRange, currency),
  costRange: rangeOf(product.costRange, currency),
  ...product.inventory,
  type: product.productType,
  currency: product.currency,
  minVariantPrice: wireMoneyIn(currency, product.minVariantPriceInfo?.actualPrice),
  minVariantCompareAtPrice: wireMoneyIn(currency, product.minVariantPriceInfo?.compareAtPrice),
  minVariantSku: product.minVariantPriceInfo?.sku,
  subscriptions: (product.subscriptionDetails?.subscriptions ?? []).map((one) =>
    subscriptionOf(one, currency),
  ),
  allowOneTimePurchases: product.subscriptionDetails?.allowOneTimePurchases,
  purchaseEligibility: product.purchaseEligibility?.userCriteria,
})

function unitPriceBaseOf({ physicalProperties }: WireProductV3) {
  const { quantity, measurementUnit } = physicalProperties?.pricePerUnit ?? {}
  return physicalProperties?.pricePerUnit
    ? { quantity: decimalOrNull(quantity), unit: measurementUnit }
    : null
}

const placeOf = (product: WireProductV3) => ({
  taxGroupId: product.taxGroupId,
  mainCategoryId: product.mainCategoryId,
  directCategories: product.directCategoriesInfo?.categories ?? [],
  allCategories: product.allCategoriesInfo?.categories ?? [],
  breadcrumbs: product.breadcrumbsInfo?.breadcrumbs ?? [],
  additionalRibbons: (product.additionalRibbons ?? []).flatMap(({ name }) => name ?? []),
  privateTagIds: product.tags?.privateTags?.tagIds ?? [],
  publicTagIds: product.tags?.publicTags?.tagIds ?? [],
  seo: readSeo(product),
  extendedFields: product.extendedFields,
})

/** `fallback`: the shop's currency, for a product that was sent without one. */
export const productV3Of = (product: WireProductV3, fallback: string) =>
  productV3In(product, product.currency ?? fallback)

const productV3In = (product: WireProductV3, currency: string) => ({
  id: product.id,
  revision: product.revision,
  ...datesOf(product),
  name: product.name,
  slug: product.slug,
  handle: product.handle,
  ...looksOf(product),
  ...salesOf(product, currency),
  ...placeOf(product),
  options: (product.options ?? []).map((option) => optionOf(option, currency)),
  modifiers: (product.modifiers ?? []).map((modifier) => modifierOf(modifier, currency)),
  brandId: product.brand?.id,
  brandName: product.brand?.name,
  ribbon: product.ribbon?.name,
  infoSections: (product.infoSections ?? []).map(infoSectionOf),
  unitPriceBase: unitPriceBaseOf(product),
  shippingWeightRange: weightRangeOf(
    product.physicalProperties?.shippingWeightRange?.minValue,
    product.physicalProperties?.shippingWeightRange?.maxValue,
  ),
  variantCount: product.variantSummary?.variantCount,
  minPriceVariant: lowestOf(product, currency),
  variants: (product.variantsInfo?.variants ?? []).map((variant) => variantOf(variant, currency)),
})

export const customizationOf = (
  { choicesSettings, ...customization }: WireCustomizationV3,
  currency: string,
) => ({
  ...customization,
  ...datesOf(customization),
  type: customization.customizationType,
  renderType: customization.customizationRenderType,
  freeText: freeTextOf(customization.freeTextInput, currency),
  choices: choicesOf(choicesSettings, currency),
  sortOrder: choicesSettings?.sortOrder,
})

export const inventoryItemOf = ({ product, preorderInfo, ...item }: WireInventoryItemV3) => ({
  ...item,
  ...datesOf(item),
  tracked: item.trackQuantity,
  preorder: preorderInfo && { ...preorderInfo, preorderedQuantity: preorderInfo.counter },
  productName: product?.name,
  variantName: product?.variantName,
  variantSku: product?.variantSku,
  variantVisible: product?.variantVisible,
  directCategoryIds: product?.directCategoryIds ?? [],
})
