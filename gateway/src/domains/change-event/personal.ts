// Decides which events contain personal data. docs/security.md S89.
import type { ChangeEventName } from '@vitrine/platform'
import type { Actor } from '../../auth/actor.ts'
import { holds } from '../../auth/permissions.ts'

/** Events of the catalog and of settings. A new event counts as personal. */
const ofThings =
  /^(Product|Variants|Collection|Inventory|Brand|Customization|InfoSection|Ribbon|DiscountRule|ShippingOption|CarrierRate|CheckoutSettings|OrdersSettings)/

/** Returns whether a caller may read the body of an event. */
export const mayRead = (name: ChangeEventName | null, actor: Actor): boolean =>
  (name !== null && ofThings.test(name)) || holds(actor, 'EVENTS_PERSONAL')
