// Decides which events contain personal data, and which earlier values a cost. docs/security.md S89.
import type { ChangeEventName } from '@vitrine/platform'
import type { Actor } from '../../auth/actor.ts'
import { holds } from '../../auth/permissions.ts'

/** Events of the catalog and of settings. A new event counts as personal. */
const ofThings =
  /^(Product|Variants|Collection|Inventory|Brand|Customization|InfoSection|Ribbon|DiscountRule|ShippingOption|CarrierRate|CheckoutSettings|OrdersSettings)/

/** Returns whether a caller may read the body of an event. */
export const mayRead = (name: ChangeEventName | null, actor: Actor): boolean =>
  (name !== null && ofThings.test(name)) || holds(actor, 'EVENTS_PERSONAL')

/** Events whose entity has costs, profits and fields of other apps, which take a right in every other place. */
const withCosts = /^(Product|Variants|Inventory)/

/** Returns whether a caller may read the values that fields had before an event. */
export const mayReadPrevious = (name: ChangeEventName | null, actor: Actor): boolean =>
  mayRead(name, actor) && (!withCosts.test(name ?? '') || holds(actor, 'CATALOG_READ'))
