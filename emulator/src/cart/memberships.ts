// Implements the shop's one plan: it pays for digital products, for members only. Shapes:
// docs/contract/cart.md §5.5. Coverage and duration are the shop's own, assumed.
import type { LineItemBody, WireMembership } from '@vitrine/platform'
import { guidOf } from '../ids.ts'
import { refused } from '../refuse.ts'
import type { StoredLine } from '../rows/commerce-rows.ts'
import type { State } from '../state/state.ts'

export const haldenCircle = {
  id: guidOf('membership', 'halden-circle'),
  appId: guidOf('app', 'plans'),
}

const name = 'Halden Circle'
const year = 365 * 86_400_000

type Selected = { id: string; appId: string; lineItemIds: string[] }
export type MembershipRequest = readonly {
  id: string
  appId: string
  lineItemIds: readonly string[]
}[]

export type MembershipOptions = {
  eligibleMemberships: WireMembership[]
  invalidMemberships: { membership: WireMembership; reason: string }[]
  selectedMemberships: Selected[]
}

/** Returns the memberships that can pay for these lines, and the selected ones. */
export function membershipOptionsOf(
  { owner, lines }: { owner: string; lines: readonly StoredLine[] },
  state: State,
  requested: MembershipRequest = [],
): MembershipOptions {
  const lineItemIds = lines.filter((line) => isCovered(line, state)).map((line) => line.id)
  if (lineItemIds.length === 0) return nothing
  const expires = new Date(Number(state.setting('seedTime')) + year)
  const membership: WireMembership = {
    ...haldenCircle,
    name: { original: name, translated: name },
    lineItemIds,
    expirationDate: expires.toISOString(),
  }
  const reason = reasonAgainst(owner, expires, state)
  if (reason) return { ...nothing, invalidMemberships: [{ membership, reason }] }
  const selected = selectedOf(lines, lineItemIds, requested)
  return { ...nothing, eligibleMemberships: [membership], selectedMemberships: selected }
}

const nothing: MembershipOptions = {
  eligibleMemberships: [],
  invalidMemberships: [],
  selectedMemberships: [],
}

const isMember = (owner: string) => owner.startsWith('member:')

function reasonAgainst(owner: string, expires: Date, state: State): string | undefined {
  if (!isMember(owner)) return 'Sign in to use your membership'
  return expires <= state.now() ? 'Your membership has expired' : undefined
}

function isCovered(line: StoredLine, state: State): boolean {
  return line.kind === 'catalog' && coversProduct(line.catalogReference.catalogItemId, state)
}

function coversProduct(productId: string, state: State): boolean {
  const shelf = state.collections.by('slug', 'digital')[0]
  const product = state.products.get(productId.toLowerCase())
  return Boolean(shelf && product?.collectionIds.includes(shelf.id))
}

/** Returns the selections, made on the line or in the estimate request. */
function selectedOf(
  lines: readonly StoredLine[],
  covered: string[],
  requested: MembershipRequest,
): Selected[] {
  const onLines = lines
    .filter((line) => line.kind === 'catalog' && isCircle(line.selectedMembership))
    .map((line) => line.id)
  const beside = requested.filter(isCircle).flatMap((one) => one.lineItemIds)
  const lineItemIds = covered.filter((id) => [...onLines, ...beside].includes(id))
  return lineItemIds.length > 0 ? [{ ...haldenCircle, lineItemIds }] : []
}

type Named = { id: string; appId: string } | null | undefined
const isCircle = (one: Named): boolean =>
  one?.id.toLowerCase() === haldenCircle.id && one.appId.toLowerCase() === haldenCircle.appId

/** A choice that cannot pay for its line is refused. The code: docs/contract/cart.md §10. */
export function checkMemberships(
  wanted: readonly LineItemBody[],
  { state, owner }: { state: State; owner: string },
): void {
  for (const { selectedMembership, catalogReference } of wanted) {
    if (!selectedMembership) continue
    const covered = coversProduct(catalogReference.catalogItemId, state)
    if (covered && isCircle(selectedMembership) && isMember(owner)) continue
    const why = covered
      ? 'This membership cannot be used here'
      : 'This item cannot be paid with a membership'
    throw refused(409, 'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM', why)
  }
}

/** Returns the reason why a selection in the estimate request is invalid. */
export function membershipProblem(
  options: MembershipOptions,
  requested: MembershipRequest,
): string | undefined {
  const used = options.selectedMemberships.flatMap((one) => one.lineItemIds)
  const refusedLines = requested.some((one) => one.lineItemIds.some((id) => !used.includes(id)))
  if (!refusedLines) return
  return options.invalidMemberships[0]?.reason ?? 'This membership cannot pay for these items'
}
