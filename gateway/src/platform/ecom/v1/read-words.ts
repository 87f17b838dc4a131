// The platform's words of carts and orders, and ours. docs/contract/cart.md §7.
import {
  additionalFeeCharges,
  autoTaxFallbackReasons,
  discountScopes,
  itemAvailabilities,
  manualTaxReasons,
  paymentOptions,
  pickupMethods,
  taxableAddressTypes,
  taxRateTypes,
} from '@vitrine/platform'
import { sameWords } from '../../read-json.ts'

/** Dictionaries for `wordOf`, from words of the platform to ours. What an unknown word becomes is up to the reader. */
export const words = {
  additionalFeeCharge: sameWords(additionalFeeCharges),
  autoTaxFallbackReason: sameWords(autoTaxFallbackReasons),
  discountScope: sameWords(discountScopes),
  feeSource: {
    SERVICE_PLUGIN: 'SERVICE_PLUGIN',
    ITEM: 'ITEM',
    MANUAL: 'MANUAL',
    SHIPPING: 'SHIPPING',
    PLATFORM: 'PLATFORM',
    UNKNOWN_ADDITIONAL_FEE_SOURCE: 'UNKNOWN',
  },
  frequency: { DAY: 'DAY', WEEK: 'WEEK', MONTH: 'MONTH', YEAR: 'YEAR', UNDEFINED: 'UNKNOWN' },
  itemAvailability: sameWords(itemAvailabilities),
  itemType: {
    PHYSICAL: 'PHYSICAL',
    DIGITAL: 'DIGITAL',
    GIFT_CARD: 'GIFT_CARD',
    SERVICE: 'SERVICE',
    UNRECOGNISED: 'UNKNOWN',
  },
  jurisdiction: {
    COUNTRY: 'COUNTRY',
    STATE: 'STATE',
    COUNTY: 'COUNTY',
    CITY: 'CITY',
    SPECIAL: 'SPECIAL',
    UNDEFINED: 'UNKNOWN',
  },
  manualTaxReason: sameWords(manualTaxReasons),
  paymentOption: sameWords(paymentOptions),
  pickupMethod: sameWords(pickupMethods),
  taxableAddress: sameWords(taxableAddressTypes),
  taxRateType: sameWords(taxRateTypes),
  weightUnit: { KG: 'KG', LB: 'LB', UNSPECIFIED_WEIGHT_UNIT: 'UNKNOWN' },
} as const
