// Cart input fields that require staff or app authorization: custom prices, taxable address, checkout URL, contact.
// docs/contract/cart.md §2.2, §4.
import type { ActorContext } from '../../auth/actor.ts'
import type { CartLineInputValue } from './line-input.ts'

function isElevated({ actor }: ActorContext): boolean {
  return actor.kind === 'APP' || actor.kind === 'STAFF'
}

const elevatedOnLines = ['catalogOverride', 'taxableAddress'] as const
/** With these a visitor could make the shop send email to any address, or set prices. */
const elevatedOnCarts = [
  'merchantDiscounts',
  'customLines',
  'overrideCheckoutUrl',
  'contactId',
] as const

type Guarded = { lines?: readonly CartLineInputValue[] | null } & {
  [Name in (typeof elevatedOnCarts)[number]]?: { readonly length: number } | null
}

/** Returns the first field that the caller may not use; null when all are allowed. */
export function forbiddenField(value: Guarded, context: ActorContext): string | null {
  if (isElevated(context)) return null
  const own = elevatedOnCarts.find((name) => value[name]?.length)
  if (own) return own
  const onLines = (value.lines ?? []).flatMap((line, index) =>
    elevatedOnLines.filter((name) => line[name]).map((name) => `lines[${index}].${name}`),
  )
  return onLines[0] ?? null
}
