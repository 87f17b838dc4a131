// Which events say something of people. SECURITY row 89.
import type { ChangeEventName } from '@vitrine/platform'
import type { Actor } from '../../graphql/actor.ts'
import { holds } from '../../graphql/permissions.ts'

/** Events of the catalog and of the shop's own settings. An event that is new counts as one of people. */
const ofThings =
  /^(Product|Variants|Collection|Inventory|Brand|Customization|InfoSection|Ribbon|DiscountRule|ShippingOption|CarrierRate|CheckoutSettings|OrdersSettings)/

/** Whether a caller may read what an event says: everything, or things alone. */
export const mayRead = (name: ChangeEventName | null, actor: Actor): boolean =>
  (name !== null && ofThings.test(name)) || holds(actor, 'EVENTS_PERSONAL')
