// What of a cart only an owner or an app may say: prices of one's own making, whose address is taxed,
// where a buyer is sent, whose contact it is. contract/cart.md §2.2, §4.
import type { Context } from '../../graphql/context.ts'
import type { CartLineInputValue } from './line-input.ts'

function isElevated({ actor }: Pick<Context, 'actor'>): boolean {
  return actor.kind === 'APP' || actor.kind === 'SITE_USER'
}

const elevatedOnLines = ['catalogOverride', 'taxableAddress'] as const
/** A visitor could have the shop's own mail send somebody else to any address. */
const elevatedOnCarts = [
  'merchantDiscounts',
  'customLineItems',
  'overrideCheckoutUrl',
  'contactId',
] as const

type Guarded = { lines?: readonly CartLineInputValue[] | null } & {
  [Name in (typeof elevatedOnCarts)[number]]?: { readonly length: number } | null
}

/** The first field the caller may not give; null when all is well. */
export function forbiddenField(value: Guarded, context: Pick<Context, 'actor'>): string | null {
  if (isElevated(context)) return null
  const own = elevatedOnCarts.find((name) => value[name]?.length)
  if (own) return own
  const onLines = (value.lines ?? []).flatMap((line, index) =>
    elevatedOnLines.filter((name) => line[name]).map((name) => `lines[${index}].${name}`),
  )
  return onLines[0] ?? null
}
