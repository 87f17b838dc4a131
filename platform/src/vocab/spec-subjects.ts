// Maps the subjects of docs/spec.md to word lists. Used by vocab.test.ts only.

/** How the words of one subject are found, and the list they belong to. */
export type Row = {
  list: string
  /** Default: the UPPER_CASE words. */
  take?: 'every word' | 'numbers' | 'phrases'
  /** Prose of the spec → the member it means. */
  phrases?: Record<string, string>
  /** The spec writes the words in lower case, the wire in upper case. */
  upperCase?: boolean
  /** The spec says that it does not show the list. */
  notShown?: boolean
}

type Rows = Record<string, Row | Row[]>

const commerceRows: Rows = {
  'item type': { list: 'itemTypePresets' },
  'item availability': { list: 'itemAvailabilities' },
  'payment option': { list: 'paymentOptions' },
  'subscription frequency': { list: 'subscriptionFrequencies' },
  'weight unit': { list: 'weightUnits' },
  'taxable address': { list: 'taxableAddressTypes' },
  'tax jurisdiction': { list: 'taxJurisdictions' },
  'rate type': { list: 'taxRateTypes' },
  'pickup method': { list: 'pickupMethods' },
  'additional fee charge': { list: 'additionalFeeCharges' },
  'fee source': { list: 'feeSources' },
  'discount scope': { list: 'discountScopes' },
  'discount types': { list: 'discountTypes' },
  'tax id type': { list: 'taxIdTypes' },
  'sales channels': { list: 'channelTypes' },
  'identity type': { list: 'identityTypes' },
  severity: { list: 'severities' },
  'suggested fix': { list: 'suggestedFixes' },
  'shipping rule types': [
    { list: 'shippingRuleOperators' },
    {
      list: 'shippingRuleTypes',
      take: 'phrases',
      phrases: {
        'total weight': 'BY_TOTAL_WEIGHT',
        price: 'BY_TOTAL_PRICE',
        quantity: 'BY_TOTAL_QUANTITY',
      },
    },
  ],
  weekdays: { list: 'weekdays' },
  'length units': { list: 'lengthUnits' },
  'duration units': { list: 'durationUnits' },
  'tip types': { list: 'tipTypes' },
  'tip split methods': { list: 'tipSplitMethods' },
  'order activity types': {
    list: 'orderActivityTypes',
    take: 'phrases',
    phrases: {
      placed: 'ORDER_PLACED',
      paid: 'ORDER_PAID',
      fulfilled: 'ORDER_FULFILLED',
      refunded: 'ORDER_REFUNDED',
      tracking: 'TRACKING_NUMBER_ADDED',
      invoice: 'INVOICE_ADDED',
    },
  },
  'discount rule types': { list: 'discountRuleTriggerTypes', notShown: true },
}

const catalogRows: Rows = {
  'product type': { list: 'productTypes', take: 'every word' },
  'inventory status': { list: 'inventoryStatuses' },
  'availability status (v3)': { list: 'availabilityStatuses' },
  'preorder status': { list: 'preorderStatuses' },
  'option type': { list: 'optionTypes', take: 'every word' },
  'discount type': { list: 'catalogDiscountTypes' },
  'measurement units': { list: 'measurementUnits' },
  'media item type': { list: 'mediaItemTypes', take: 'every word' },
  'file type': { list: 'fileTypes' },
  'catalog version': { list: 'catalogVersions' },
  'subscription interval unit': { list: 'subscriptionFrequencies' },
  'choice type': { list: 'choiceTypes' },
  'customization type': { list: 'customizationTypes' },
  'modifier render type': { list: 'modifierRenderTypes' },
  'option render type': { list: 'optionRenderTypes' },
  'rounding strategy': { list: 'roundingStrategies' },
  'product visibility': { list: 'productVisibilities' },
  'inventory change reason': { list: 'inventoryChangeReasons' },
  'event identity type': {
    list: 'identityTypes',
    take: 'phrases',
    phrases: {
      unknown: 'UNKNOWN',
      'anonymous visitor': 'ANONYMOUS_VISITOR',
      member: 'MEMBER',
      'site user': 'WIX_USER',
      app: 'APP',
    },
  },
}

const memberRows: Rows = {
  status: { list: 'memberStatuses' },
  'privacy status': { list: 'privacyStatuses' },
  'activity status': { list: 'activityStatuses' },
  'field sets': { list: 'memberFieldSets' },
  'sort order': { list: 'sortOrders' },
  'member roles': { list: 'memberRoles' },
  'report reasons': { list: 'reportReasons' },
  'custom field types': { list: 'customFieldTypes' },
  'social networks are a list of well-known ones plus': { list: 'socialNetworks' },
}

const identityRows: Rows = {
  'address tags': { list: 'addressTags' },
  'email tags': { list: 'emailTags' },
  'phone tags': { list: 'phoneTags' },
}

const otherErrorRows: Rows = {
  'Verification failure reasons': { list: 'verificationFailureReasons' },
  'Refund-not-possible reasons': { list: 'refundImpossibleReasons' },
  'Cannot-capture reasons': { list: 'cannotCaptureReasons' },
  'Auto-tax fallback reasons': { list: 'autoTaxFallbackReasons' },
  'Manual tax reasons': { list: 'manualTaxReasons', notShown: true },
  'Non-collectable payment reasons': {
    list: 'paymentCollectabilityStatuses',
    take: 'phrases',
    phrases: {
      'order canceled': 'NONCOLLECTABLE_ORDER_IS_CANCELLED',
      paid: 'NONCOLLECTABLE_ORDER_IS_PAID',
      pending: 'NONCOLLECTABLE_ORDER_IS_PENDING',
      rejected: 'NONCOLLECTABLE_ORDER_IS_REJECTED',
      'missing payment method': 'NONCOLLECTABLE_MISSING_PAYMENT_METHOD',
    },
  },
  // Messages, not words of a list.
  'Token endpoint failure': [],
  Timeout: [],
  'User-facing handling of all errors': [],
  'Catalog-specific codes and messages': [],
}

/** Subjects of the bullet lists, by heading. */
export const enumerationRows: Record<string, Rows> = {
  '### Enumerations: commerce': commerceRows,
  '### Enumerations: catalog': catalogRows,
  '### Member': memberRows,
  '### Identity and profile': identityRows,
  '### Other': otherErrorRows,
}

/** Subjects of the table of section 4. */
export const stateRows: Rows = {
  'Order payment status': { list: 'orderPaymentStatuses' },
  'Order fulfilment status': { list: 'orderFulfillmentStatuses' },
  'Order approval status': { list: 'orderStatuses' },
  'Transaction status': { list: 'transactionStatuses' },
  'Refund or payment item status': { list: 'refundStatuses' },
  'Draft order change': { list: 'draftOrderStatuses' },
  'Abandoned checkout / cart abandonment': { list: 'abandonmentStatuses' },
  'Back-in-stock request': { list: 'backInStockStatuses' },
  'Discount rule': { list: 'discountRuleStatuses' },
  'Payment link': { list: 'paymentLinkStatuses' },
  'Site status': [
    { list: 'siteStatuses' },
    {
      list: 'siteDeleteStatuses',
      take: 'phrases',
      phrases: { trash: 'TRASH', deleted: 'DELETED', 'pending purge': 'PENDING_PURGE' },
    },
  ],
  Invoice: { list: 'invoiceStatuses', take: 'every word' },
  Refundability: { list: 'refundabilityStatuses' },
  'Inventory update trigger': { list: 'inventoryUpdateTriggers' },
  'Member status': { list: 'memberStatuses' },
  'Identity status': { list: 'identityStatuses' },
  'Authentication result': { list: 'authenticationStates' },
  'Login flow': { list: 'loginStates' },
}

/** Lists inside a sentence: each capture holds words of the list. */
export const sentenceRows: (Row & { at: RegExp })[] = [
  { list: 'memberSections', at: /member account sections: (.+)/ },
  { list: 'authPrompts', at: /authorization prompt values are (.+?)\./, take: 'every word' },
  { list: 'logoSizes', at: /with size (.+?) and alignment/ },
  { list: 'headerAlignments', at: /and alignment (.+?)\./ },
  { list: 'tokenRoles', at: /Token roles: (.+?)\.\n/, take: 'every word' },
  {
    list: 'identityPendingReasons',
    at: /Identity pending reasons: (.+)/,
    take: 'phrases',
    phrases: {
      'admin approval required': 'PENDING_ADMIN_APPROVAL_REQUIRED',
      'email verification required': 'PENDING_EMAIL_VERIFICATION_REQUIRED',
    },
  },
  {
    list: 'draftOrderRefusalReasons',
    at: /Order-draft incompatibility reasons: (.+)/,
    phrases: {
      'inconsistent currencies': 'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT',
      'inconsistent weight units': 'ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT',
    },
  },
  { list: 'violationRules', at: /error kinds that exist: (.+?)\. / },
  {
    list: 'redirectIntents',
    at: /redirect-session with any of (.+), callbacks, preferences/,
    take: 'every word',
  },
  { list: 'factorTypes', at: /factor data \((.+?)\)/, take: 'every word', upperCase: true },
  { list: 'grantTypes', at: /Grant types: (.+?)\. Response/, take: 'every word' },
  { list: 'responseTypes', at: /responseType (\w+)/, take: 'every word' },
  { list: 'authScopes', at: /scope (\w+)/, take: 'every word' },
  { list: 'codeChallengeMethods', at: /code challenge method (\w+)/ },
  { list: 'responseModes', at: /response mode (.+?), prompt/, take: 'every word' },
  { list: 'authPrompts', at: /, prompt (.+?)\.\n/, take: 'every word' },
  { list: 'registrationCodes', at: /### Registration codes\n([^#]+)/, take: 'numbers' },
  { list: 'loginCodes', at: /### Login codes\n([^#]+)/, take: 'numbers' },
]
