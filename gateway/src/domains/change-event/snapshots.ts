// Resolvers of entities that only change events have. docs/contract/catalog-events.md §5.
import { decimalOrNull } from '../../graphql/decimal.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { safeHtml } from '../common/html.ts'
import { sizedUrl } from '../common/media.ts'

export const snapshotResolvers = {
  ProductSnapshot: {
    description: ({ description }) => safeHtml(description),
    costAndProfit: ({ costs }, _, { storeFacts }) =>
      costs && { ...costs, currency: costs.currency ?? storeFacts.currency },
  },
  ProductSnapshotMedia: {
    url: ({ image, url }, _, { config }) => (image ? sizedUrl(image, {}, config) : url) || null,
  },
  ProductSnapshotVariant: {
    margin: ({ margin }) => decimalOrNull(margin),
  },
  ProductSnapshotSubscription: {
    percentOff: ({ percentOff }) => decimalOrNull(percentOff),
  },
  UnitQuantity: {
    quantity: ({ quantity }) => decimalOrNull(quantity),
  },
  InfoSectionSnapshot: {
    description: ({ description }) => safeHtml(description),
  },
  DiscountRuleDiscount: {
    percent: ({ percent }) => decimalOrNull(percent),
  },
} satisfies DomainResolvers
