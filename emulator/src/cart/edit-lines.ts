// Adds, sets and removes lines. Items that cannot be bought are left out without an error, as on the
// platform: the response is a 200 and the cart is unchanged.
import {
  type CustomLineItemBody,
  type LineItemBody,
  maxCartLines,
  storesAppId,
} from '@vitrine/platform'
import { invalid, refused } from '../refuse.ts'
import type { StoredCatalogLine, StoredCustomLine, StoredLine } from '../rows/commerce-rows.ts'
import { capped } from '../rules/stock.ts'
import type { State } from '../state/state.ts'
import { leftFor } from './availability.ts'
import { type LineItem, lineItemOf, snapshotOf } from './line-item.ts'
import { checkMemberships } from './memberships.ts'
import { lineKeyOf, referredItem } from './reference.ts'

type Shop = { state: State; currency: string; owner: string }

/** `add` adds the quantity to an equal line's, `set` replaces it. */
export type Merge = 'add' | 'set'

export function withCatalogLines(
  lines: readonly StoredLine[],
  wanted: readonly LineItemBody[],
  shop: Shop,
  merge: Merge,
): StoredLine[] {
  checkApps(wanted)
  checkMemberships(wanted, shop)
  const result = wanted.reduce<StoredLine[]>(
    (sofar, input) => withLine(sofar, input, shop, merge),
    [...lines],
  )
  checkSize(result)
  return result
}

function checkApps(wanted: readonly LineItemBody[]): void {
  wanted.forEach(({ catalogReference }, index) => {
    if (catalogReference.appId === storesAppId) return
    const path = `lineItems[${index}].catalogReference.appId`
    throw invalid(path, 'is not a catalog this site has')
  })
}

export function checkSize(lines: readonly StoredLine[]): void {
  if (lines.length <= maxCartLines) return
  throw invalid('lineItems', `must not make a cart of more than ${maxCartLines} lines`, {
    rule: 'MAX_SIZE',
    data: { threshold: maxCartLines },
  })
}

function withLine(
  lines: StoredLine[],
  input: LineItemBody,
  shop: Shop,
  merge: Merge,
): StoredLine[] {
  const item = referredItem(input.catalogReference, shop.state)
  if (!item) return lines
  const { catalogItemId, options } = input.catalogReference
  const key = lineKeyOf(catalogItemId, item.variant.id, options)
  const same = lines.find(
    (line): line is StoredCatalogLine => line.kind === 'catalog' && keyOf(line) === key,
  )
  const held = same && merge === 'add' ? same.quantity : 0
  const left = leftFor(lines, item, shop.state, same?.id)
  const quantity = capped(Math.min(held + input.quantity, 100_000), left)
  if (quantity < 1) return lines
  if (!same) return [...lines, newLine(input, item, quantity, shop)]
  const said = saidOf(input)
  // Nothing to add and no new values: the line object stays the same.
  if (same.quantity === quantity && Object.keys(said).length === 0) return lines
  return lines.map((line) => (line === same ? { ...same, ...said, quantity } : line))
}

const keyOf = (line: StoredCatalogLine): string =>
  lineKeyOf(line.catalogReference.catalogItemId, line.variantId, line.catalogReference.options)

function newLine(
  input: LineItemBody,
  item: LineItem,
  quantity: number,
  { state, currency }: Shop,
): StoredCatalogLine {
  return {
    id: state.newId('line'),
    kind: 'catalog',
    quantity,
    catalogReference: input.catalogReference,
    variantId: item.variant.id,
    snapshot: snapshotOf(item, currency),
    ...saidOf(input),
  }
}

/** Returns the fields that a request sets beside product and quantity; absent fields stay unchanged. */
function saidOf(input: LineItemBody): Partial<StoredCatalogLine> {
  const { selectedMembership, catalogOverrideFields, taxableAddress, extendedFields } = input
  return {
    ...(selectedMembership && { selectedMembership }),
    ...(catalogOverrideFields && { overrides: catalogOverrideFields }),
    ...(taxableAddress && { taxableAddress }),
    ...(extendedFields && { extendedFields }),
  }
}

export function customLines(
  wanted: readonly CustomLineItemBody[],
  state: State,
): StoredCustomLine[] {
  return wanted.map((item) => ({
    id: state.newId('line'),
    kind: 'custom',
    quantity: item.quantity ?? 1,
    item,
  }))
}

/** Sets absolute quantities, capped at the stock that is left. docs/contract/cart.md §2.7. */
export function withQuantities(
  lines: readonly StoredLine[],
  wanted: readonly { id: string; quantity: number }[],
  state: State,
): StoredLine[] {
  return wanted.reduce<StoredLine[]>(
    (sofar, { id, quantity }) => {
      const line = sofar.find((one) => one.id === id.toLowerCase())
      // Assumed: the platform does not publish a code for a line that no longer exists.
      if (!line) throw refused(404, 'LINE_ITEM_NOT_FOUND', 'This line is not in the cart')
      const next = { ...line, quantity: settledQuantity(line, quantity, sofar, state) }
      return sofar.map((one) => (one === line ? next : one))
    },
    [...lines],
  )
}

function settledQuantity(
  line: StoredLine,
  quantity: number,
  lines: readonly StoredLine[],
  state: State,
): number {
  if (line.kind === 'custom') {
    if (line.item.fixedQuantity) {
      throw refused(409, 'FIXED_QUANTITY', 'The quantity of this line cannot be changed')
    }
    return Math.max(1, capped(quantity, line.item.quantityAvailable ?? undefined))
  }
  const left = leftFor(lines, lineItemOf(line, state), state, line.id)
  // Without any stock the line stays as it is and is reported as NOT_AVAILABLE.
  return left === 0 ? line.quantity : capped(quantity, left)
}
