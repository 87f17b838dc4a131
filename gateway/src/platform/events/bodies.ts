// What each change event carries, in the form of this gateway: an entity, or what an action or a message says. Null for a
// deletion without content. docs/contract/events-ecom.md §2, §3; docs/contract/catalog-events.md §3, §4, §6.
import type { Brand } from '../catalog/collection.ts'
import type { BackInStockRequest } from '../ecom/back-in-stock.ts'
import type { Cart, Checkout } from '../ecom/cart.ts'
import type { CheckoutSettings } from '../ecom/checkout-settings.ts'
import type { Order } from '../ecom/order.ts'
import type { Member } from '../member/member.ts'
import type {
  AbandonedCart,
  AbandonedCheckout,
  RecoveredCart,
  SubscriptionContract,
} from './buyers.ts'
import type {
  ChangedCollection,
  ChangedInventoryItem,
  ChangedProduct,
  ChangedStock,
  ChangedVariants,
  CollectionSnapshot,
  Customization,
  ExplainedStock,
  InfoSectionSnapshot,
  InventoryItem,
  Ribbon,
} from './catalog.ts'
import type { CheckoutTemplate, UsedCheckoutTemplate } from './checkout-template.ts'
import type { CarrierRates, ShippingOptionRule } from './delivery-settings.ts'
import type { DiscountRule } from './discount-rule.ts'
import type {
  CanceledOrder,
  CommittedOrder,
  FulfilledOrder,
  OrderBody,
  OrderFulfillments,
  OrdersSettings,
  OrderWithPaymentStatus,
} from './orders.ts'
import type { ProductSnapshot } from './product-snapshot.ts'

type CheckoutBodies = {
  CartCreated: Cart
  CartUpdated: Cart
  CartDeleted: null
  CheckoutCreated: Checkout
  CheckoutUpdated: Checkout
  CheckoutCompleted: { readonly checkout: Checkout }
  CheckoutDeleted: null
  CheckoutTemplateCreated: CheckoutTemplate
  CheckoutTemplateUpdated: CheckoutTemplate
  CheckoutTemplateDeleted: null
  CheckoutTemplateUsed: UsedCheckoutTemplate
  CheckoutSettingsUpdated: CheckoutSettings
  AbandonedCheckoutRecovered: AbandonedCheckout
  AbandonedCheckoutCreated: AbandonedCheckout
  AbandonedCheckoutUpdated: AbandonedCheckout
  AbandonedCheckoutDeleted: AbandonedCheckout
  CartAbandoned: AbandonedCart
  CartRecovered: RecoveredCart
}

type OrderBodies = {
  OrderCreated: Order
  OrderUpdated: Order
  OrderApproved: OrderBody
  OrderCanceled: CanceledOrder
  OrderPaymentStatusUpdated: OrderWithPaymentStatus
  OrderFulfilled: FulfilledOrder
  OrderCommitted: CommittedOrder
  OrderImported: OrderBody
  OrderImportedOrderDeleted: OrderBody
  OrdersSettingsUpdated: OrdersSettings
  FulfillmentsUpdated: OrderFulfillments
  SubscriptionContractCreated: SubscriptionContract
  SubscriptionContractUpdated: SubscriptionContract
  SubscriptionContractDeleted: null
}

type ShopBodies = {
  ShippingOptionCreated: ShippingOptionRule
  ShippingOptionUpdated: ShippingOptionRule
  ShippingOptionDeleted: ShippingOptionRule
  CarrierRateConfigurationCreated: CarrierRates
  CarrierRateConfigurationUpdated: CarrierRates
  CarrierRateConfigurationDeleted: CarrierRates
  DiscountRuleCreated: DiscountRule
  DiscountRuleUpdated: DiscountRule
  DiscountRuleDeleted: null
  BackInStockRequestCreated: BackInStockRequest
  BackInStockRequestUpdated: BackInStockRequest
  BackInStockRequestDeleted: null
  MemberCreated: Member
  MemberUpdated: Member
  MemberDeleted: null
}

/** Products, collections and inventory: messages of catalog v1, and entities of catalog v3 by their names with `V3`. */
type CatalogBodies = {
  ProductCreated: ProductSnapshot
  ProductChanged: ChangedProduct
  ProductDeleted: { readonly productId: string }
  VariantsChanged: ChangedVariants
  CollectionCreated: CollectionSnapshot
  CollectionChanged: ChangedCollection
  CollectionDeleted: Pick<ChangedCollection, 'collectionId'>
  InventoryItemChanged: ChangedInventoryItem
  InventoryVariantsChanged: ChangedStock
  ProductV3Created: ProductSnapshot
  ProductV3Updated: ProductSnapshot
  ProductV3Deleted: ProductSnapshot
  InventoryItemV3Created: InventoryItem
  InventoryItemV3Updated: InventoryItem
  InventoryItemV3Deleted: InventoryItem
  InventoryItemV3StockStatusUpdated: { readonly inStock: boolean | null }
  InventoryItemV3UpdatedWithReason: ExplainedStock
  BrandCreated: Brand
  BrandUpdated: Brand
  BrandDeleted: null
  CustomizationCreated: Customization
  CustomizationUpdated: Customization
  CustomizationDeleted: Customization
  InfoSectionCreated: InfoSectionSnapshot
  InfoSectionUpdated: InfoSectionSnapshot
  InfoSectionDeleted: null
  RibbonCreated: Ribbon
  RibbonUpdated: Ribbon
  RibbonDeleted: Ribbon
}

/** The types of all bodies, by the name of the event. The compiler checks that `read-body.ts` has a reader for each. */
export type ChangeEventBodies = CheckoutBodies & OrderBodies & ShopBodies & CatalogBodies
/** The type of the body of one event. Null: the event carries the id of its entity alone. */
export type ChangeEventBody<Name extends keyof ChangeEventBodies> = ChangeEventBodies[Name]
