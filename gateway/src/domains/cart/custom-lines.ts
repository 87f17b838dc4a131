// Lines of no catalogue and merchant's discounts: an owner's or an app's to make.
import type { Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { problem } from '../../graphql/problems.ts'
import type { CartResult } from './cart-writer.ts'
import type { CustomLineInputValue } from './input.ts'

export const refused = (problems: Problem[]): CartResult => ({ cart: null, problems })
export const notAllowed = (field: string) => refused([problem('FORBIDDEN', { field })])

export function isElevated({ actor }: Pick<Context, 'actor'>): boolean {
  return actor.kind === 'APP' || actor.kind === 'SITE_USER'
}

function subscriptionOf({ subscription }: CustomLineInputValue) {
  if (!subscription) return undefined
  const { title, billingCycles, ...settings } = subscription
  return {
    title: { original: title },
    subscriptionSettings: { ...settings, ...(billingCycles && { billingCycles }) },
  }
}

/** As the platform takes them. contract/cart.md §4. */
export function customLinesOf(items: readonly CustomLineInputValue[]) {
  return items.map((item) => ({
    quantity: item.quantity,
    price: item.price,
    productName: { original: item.name },
    itemType:
      item.itemType === 'CUSTOM'
        ? { custom: item.customItemType ?? 'custom' }
        : { preset: item.itemType },
    physicalProperties: { sku: item.sku, weight: item.weight },
    url: item.url ? { relativePath: new URL(item.url).pathname, url: item.url } : undefined,
    media: item.mediaUrl ? { url: item.mediaUrl } : undefined,
    subscriptionOptionInfo: subscriptionOf(item),
    serviceProperties: item.serviceProperties ?? undefined,
  }))
}
