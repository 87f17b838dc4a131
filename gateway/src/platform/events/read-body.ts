// Reads the body of a change event, which was validated by the event table when the event arrived, and is stored so.
// docs/decisions/052-own-types-above-the-platform.md
import type { ChangeEventName } from '@vitrine/platform'
import { readBrand } from '../catalog/v1/read-collection.ts'
import { readBackInStockRequest } from '../ecom/v1/read-back-in-stock.ts'
import { readCart } from '../ecom/v1/read-cart.ts'
import { readCheckout } from '../ecom/v1/read-checkout.ts'
import { readCheckoutSettings } from '../ecom/v1/read-checkout-settings.ts'
import { readOrder } from '../ecom/v1/read-order.ts'
import { readMember } from '../member/v1/read-member.ts'
import { type JsonObject, responseObject } from '../read-json.ts'
import type { ChangeEventBodies, ChangeEventBody } from './bodies.ts'
import {
  readAbandonedCart,
  readAbandonedCheckout,
  readRecoveredCart,
  readRecoveredCheckout,
} from './v1/read-abandonment.ts'
import {
  readChangedCollection,
  readChangedInventoryItem,
  readChangedProduct,
  readChangedStock,
  readChangedVariants,
  readCreatedCollection,
  readCreatedProduct,
  readDeletedCollection,
  readDeletedProduct,
} from './v1/read-catalog.ts'
import {
  readCheckoutTemplate,
  readCompletedCheckout,
  readUsedCheckoutTemplate,
} from './v1/read-checkout-template.ts'
import { readCarrierRates, readShippingOptionRule } from './v1/read-delivery-settings.ts'
import { readDiscountRule } from './v1/read-discount-rule.ts'
import {
  readCanceledOrder,
  readCommittedOrder,
  readFulfilledOrder,
  readFulfillments,
  readOrderBody,
  readOrdersSettings,
  readPaymentStatus,
} from './v1/read-order-events.ts'
import { readSubscriptionContract } from './v1/read-subscription-contract.ts'
import {
  readCustomization,
  readExplainedStock,
  readInfoSection,
  readInventoryItem,
  readRibbon,
  readStockStatus,
} from './v3/read-entities.ts'
import { readProductSnapshot } from './v3/read-product.ts'

/** Of a deletion that carries the id of its entity alone. */
const readNothing = () => null

const readers: {
  readonly [Name in ChangeEventName]: (from: JsonObject) => ChangeEventBodies[Name] | null
} = {
  CartCreated: readCart,
  CartUpdated: readCart,
  CartDeleted: readNothing,
  CheckoutCreated: readCheckout,
  CheckoutUpdated: readCheckout,
  CheckoutCompleted: readCompletedCheckout,
  CheckoutDeleted: readNothing,
  CheckoutTemplateCreated: readCheckoutTemplate,
  CheckoutTemplateUpdated: readCheckoutTemplate,
  CheckoutTemplateDeleted: readNothing,
  CheckoutTemplateUsed: readUsedCheckoutTemplate,
  CheckoutSettingsUpdated: readCheckoutSettings,
  OrderCreated: readOrder,
  OrderUpdated: readOrder,
  OrderApproved: readOrderBody,
  OrderCanceled: readCanceledOrder,
  OrderPaymentStatusUpdated: readPaymentStatus,
  OrderFulfilled: readFulfilledOrder,
  OrderCommitted: readCommittedOrder,
  OrderImported: readOrderBody,
  OrderImportedOrderDeleted: readOrderBody,
  OrdersSettingsUpdated: readOrdersSettings,
  FulfillmentsUpdated: readFulfillments,
  ShippingOptionCreated: readShippingOptionRule,
  ShippingOptionUpdated: readShippingOptionRule,
  ShippingOptionDeleted: readShippingOptionRule,
  CarrierRateConfigurationCreated: readCarrierRates,
  CarrierRateConfigurationUpdated: readCarrierRates,
  CarrierRateConfigurationDeleted: readCarrierRates,
  DiscountRuleCreated: readDiscountRule,
  DiscountRuleUpdated: readDiscountRule,
  DiscountRuleDeleted: readNothing,
  SubscriptionContractCreated: readSubscriptionContract,
  SubscriptionContractUpdated: readSubscriptionContract,
  SubscriptionContractDeleted: readNothing,
  AbandonedCheckoutRecovered: readRecoveredCheckout,
  AbandonedCheckoutCreated: readAbandonedCheckout,
  AbandonedCheckoutUpdated: readAbandonedCheckout,
  AbandonedCheckoutDeleted: readAbandonedCheckout,
  BackInStockRequestCreated: readBackInStockRequest,
  BackInStockRequestUpdated: readBackInStockRequest,
  BackInStockRequestDeleted: readNothing,
  CartAbandoned: readAbandonedCart,
  CartRecovered: readRecoveredCart,
  ProductCreated: readCreatedProduct,
  ProductChanged: readChangedProduct,
  ProductDeleted: readDeletedProduct,
  VariantsChanged: readChangedVariants,
  CollectionCreated: readCreatedCollection,
  CollectionChanged: readChangedCollection,
  CollectionDeleted: readDeletedCollection,
  InventoryItemChanged: readChangedInventoryItem,
  InventoryVariantsChanged: readChangedStock,
  ProductV3Created: readProductSnapshot,
  ProductV3Updated: readProductSnapshot,
  ProductV3Deleted: readProductSnapshot,
  BrandCreated: readBrand,
  BrandUpdated: readBrand,
  BrandDeleted: readNothing,
  CustomizationCreated: readCustomization,
  CustomizationUpdated: readCustomization,
  CustomizationDeleted: readCustomization,
  InfoSectionCreated: readInfoSection,
  InfoSectionUpdated: readInfoSection,
  InfoSectionDeleted: readNothing,
  RibbonCreated: readRibbon,
  RibbonUpdated: readRibbon,
  RibbonDeleted: readRibbon,
  InventoryItemV3Created: readInventoryItem,
  InventoryItemV3Updated: readInventoryItem,
  InventoryItemV3Deleted: readInventoryItem,
  InventoryItemV3StockStatusUpdated: readStockStatus,
  InventoryItemV3UpdatedWithReason: readExplainedStock,
  MemberCreated: readMember,
  MemberUpdated: readMember,
  MemberDeleted: readNothing,
}

/** Returns the body of an event in our form; null without one. Throws `UnexpectedForm`. */
export const readEventBody = <Name extends ChangeEventName>(
  name: Name,
  body: unknown,
): ChangeEventBody<Name> | null =>
  body === null || body === undefined ? null : readers[name](responseObject(body))
