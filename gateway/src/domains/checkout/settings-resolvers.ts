// Settings of the platform's checkout page. docs/contract/checkout-order.md §4.
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { safeHtml } from '../common/html.ts'

export const checkoutSettingsResolvers = {
  CheckoutPolicy: {
    content: ({ content }) => safeHtml(content) ?? '',
  },
} satisfies DomainResolvers
