// Product of catalog v3, which occurs in events only. Source: spec §3 "Product (v3, seen only in event shapes)";
// docs/contract/catalog-events.md §5.1. Money is decimal text.
import { z } from 'zod'
import { answer, timestamp, word } from '../shapes.ts'
import {
  measurementUnits,
  modifierRenderTypes,
  optionRenderTypes,
  preorderAvailabilities,
  preorderStatuses,
  productAvailabilityStatuses,
  productTypesV3,
  purchaseEligibilities,
  subscriptionDiscountTypes,
} from '../vocab/catalog.ts'
import { subscriptionFrequencies } from '../vocab/commerce.ts'
import { wireSeo } from '../wire/product.ts'
import { wireInfoSectionV3, wireRibbonV3 } from './catalog-v3.ts'
import { choiceV3, extendedFields, mediaV3, moneyV3, richContent } from './parts-v3.ts'

const priceRange = answer(() => ({ minValue: moneyV3.nullish(), maxValue: moneyV3.nullish() }))
const pricePerUnit = answer(() => ({
  quantity: z.number().nullish(),
  measurementUnit: word(measurementUnits),
}))

const option = answer(() => ({
  id: z.string().nullish(),
  name: z.string().nullish(),
  key: z.string().nullish(),
  optionRenderType: word(optionRenderTypes),
  choicesSettings: answer(() => ({ choices: z.array(choiceV3).nullish() })).nullish(),
}))
const modifier = answer(() => ({
  id: z.string().nullish(),
  name: z.string().nullish(),
  key: z.string().nullish(),
  modifierRenderType: word(modifierRenderTypes),
  mandatory: z.boolean().nullish(),
  freeTextSettings: answer(() => ({
    minCharCount: z.number().nullish(),
    maxCharCount: z.number().nullish(),
    defaultAddedPrice: z.string().nullish(),
    title: z.string().nullish(),
    key: z.string().nullish(),
  })).nullish(),
  choicesSettings: answer(() => ({ choices: z.array(choiceV3).nullish() })).nullish(),
}))

const variant = answer(() => ({
  id: z.string(),
  visible: z.boolean().nullish(),
  sku: z.string().nullish(),
  barcode: z.string().nullish(),
  choices: z
    .array(
      answer(() => ({
        optionChoiceIds: answer(() => ({
          optionId: z.string().nullish(),
          choiceId: z.string().nullish(),
        })).nullish(),
        optionChoiceNames: answer(() => ({
          optionName: z.string().nullish(),
          choiceName: z.string().nullish(),
        })).nullish(),
      })),
    )
    .nullish(),
  price: answer(() => ({
    actualPrice: moneyV3.nullish(),
    compareAtPrice: moneyV3.nullish(),
  })).nullish(),
  revenueDetails: answer(() => ({
    cost: moneyV3.nullish(),
    profit: moneyV3.nullish(),
    profitMargin: z.number().nullish(),
  })).nullish(),
  media: mediaV3.nullish(),
  physicalProperties: answer(() => ({
    weight: z.number().nullish(),
    pricePerUnit: answer(() => ({
      settings: pricePerUnit.nullish(),
      value: moneyV3.nullish(),
      description: z.string().nullish(),
    })).nullish(),
  })).nullish(),
  inventoryStatus: answer(() => ({
    inStock: z.boolean().nullish(),
    preorderEnabled: z.boolean().nullish(),
  })).nullish(),
}))

const subscription = answer(() => ({
  id: z.string().nullish(),
  title: z.string().nullish(),
  description: z.string().nullish(),
  visible: z.boolean().nullish(),
  frequency: word(subscriptionFrequencies),
  interval: z.number().nullish(),
  autoRenewal: z.boolean().nullish(),
  billingCycles: z.number().nullish(),
  discount: answer(() => ({
    type: word(subscriptionDiscountTypes),
    amountOff: z.string().nullish(),
    /** 0.1 to 99.9. */
    percentOff: z.number().nullish(),
  })).nullish(),
}))

const categories = answer(() => ({
  categories: z.array(answer(() => ({ id: z.string(), index: z.number().nullish() }))).nullish(),
}))
const tagIds = answer(() => ({ tagIds: z.array(z.string()).nullish() }))

/** Sort position and identifiers of a product. */
const placing = {
  taxGroupId: z.string().nullish(),
  mainCategoryId: z.string().nullish(),
  directCategoriesInfo: categories.nullish(),
  allCategoriesInfo: categories.nullish(),
  breadcrumbsInfo: answer(() => ({
    breadcrumbs: z
      .array(
        answer(() => ({
          categoryId: z.string().nullish(),
          categoryName: z.string().nullish(),
          categorySlug: z.string().nullish(),
        })),
      )
      .nullish(),
  })).nullish(),
  additionalRibbons: z.array(wireRibbonV3.partial()).nullish(),
  tags: answer(() => ({ privateTags: tagIds.nullish(), publicTags: tagIds.nullish() })).nullish(),
  seoData: wireSeo.nullish(),
  extendedFields,
}

const productV3 = answer(() => ({
  id: z.string(),
  revision: z.string().nullish(),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
  name: z.string().nullish(),
  slug: z.string().nullish(),
  handle: z.string().nullish(),
  url: answer(() => ({ relativePath: z.string().nullish(), url: z.string().nullish() })).nullish(),
  description: richContent.nullish(),
  plainDescription: z.string().nullish(),
  visible: z.boolean().nullish(),
  visibleInPos: z.boolean().nullish(),
  media: answer(() => ({
    main: mediaV3.nullish(),
    itemsInfo: answer(() => ({ items: z.array(mediaV3).nullish() })).nullish(),
  })).nullish(),
  options: z.array(option).nullish(),
  modifiers: z.array(modifier).nullish(),
  brand: answer(() => ({ id: z.string().nullish(), name: z.string().nullish() })).nullish(),
  ribbon: wireRibbonV3.partial().nullish(),
  infoSections: z.array(wireInfoSectionV3.partial()).nullish(),
  actualPriceRange: priceRange.nullish(),
  compareAtPriceRange: priceRange.nullish(),
  /** Cost to the merchant. */
  costRange: priceRange.nullish(),
  inventory: answer(() => ({
    availabilityStatus: word(productAvailabilityStatuses),
    preorderStatus: word(preorderStatuses),
    preorderAvailability: word(preorderAvailabilities),
  })).nullish(),
  productType: word(productTypesV3),
  physicalProperties: answer(() => ({
    pricePerUnit: pricePerUnit.nullish(),
    shippingWeightRange: answer(() => ({
      minValue: z.number().nullish(),
      maxValue: z.number().nullish(),
    })).nullish(),
  })).nullish(),
  currency: z.string().nullish(),
  variantsInfo: answer(() => ({ variants: z.array(variant).nullish() })).nullish(),
  minVariantPriceInfo: answer(() => ({
    actualPrice: moneyV3.nullish(),
    compareAtPrice: moneyV3.nullish(),
    sku: z.string().nullish(),
  })).nullish(),
  subscriptionDetails: answer(() => ({
    subscriptions: z.array(subscription).nullish(),
    allowOneTimePurchases: z.boolean().nullish(),
  })).nullish(),
  variantSummary: answer(() => ({
    variantCount: z.number().nullish(),
    /** A whole variant. docs/contract/catalog-v3.md §3.1. An event in another shape counts as one without it. assumed */
    minPriceVariant: variant.nullish().catch(null),
  })).nullish(),
  ...placing,
  purchaseEligibility: answer(() => ({ userCriteria: word(purchaseEligibilities) })).nullish(),
}))
export interface WireProductV3 extends z.output<typeof productV3> {}
export const wireProductV3: z.ZodType<WireProductV3> = productV3
