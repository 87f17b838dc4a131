// Settings of the platform's checkout page, in the form of this gateway. docs/contract/checkout-order.md §4.
import type {
  CheckoutBillingFields,
  CheckoutPolicyKind,
  ContinueShoppingDisplay,
  ExpressButtonShape,
  HeaderAlignment,
  LogoSize,
} from '../../__generated__/schema-types.ts'
import type { Image } from '../catalog/media.ts'

/** Colors are hexadecimal. */
export type CheckoutHeader = {
  readonly text: string | null
  readonly textColor: string | null
  readonly logo: { readonly image: Image | null; readonly size: LogoSize | null } | null
  readonly alignment: HeaderAlignment | null
  readonly displayCheckoutLabel: boolean | null
  readonly continueShopping: {
    readonly hidden: boolean | null
    readonly displayType: ContinueShoppingDisplay | null
  } | null
  readonly backgroundColor: string | null
  readonly backgroundImage: Image | null
  readonly dividerColor: string | null
}

/** The look of form and summary: a background is a hexadecimal color or a picture. `cornerRadius` is 0 to 100. */
export type CheckoutMainSection = {
  readonly formBackgroundColor: string | null
  readonly formBackgroundImage: Image | null
  readonly summaryBackgroundColor: string | null
  readonly summaryBackgroundImage: Image | null
  readonly dividerColor: string | null
  readonly tintedBoxColor: string | null
  readonly expressButtonsCornerRadius: ExpressButtonShape | null
  readonly cornerRadius: number | null
}

/** A checkbox of the page. `splitByChannel`: one box for each channel, such as email and SMS; for marketing consent only. */
export type CheckoutCheckbox = {
  readonly visible: boolean
  readonly checkedByDefault: boolean
  readonly splitByChannel: boolean | null
}

/** `content`: HTML as the owner wrote it. */
export type CheckoutPolicy = {
  readonly kind: CheckoutPolicyKind
  readonly title: string | null
  readonly content: string
}

/** How the merchant has set up the checkout page. A null setting was not sent; it may be on by default. */
export type CheckoutSettings = {
  readonly header: CheckoutHeader | null
  readonly mainSection: CheckoutMainSection | null
  /** As it came: its members are not documented. */
  readonly footer: unknown
  readonly buttonColor: string | null
  readonly selectionColor: string | null
  readonly placeOrderButtonColor: string | null
  readonly checkoutFields: {
    readonly subscriptionCheckbox: CheckoutCheckbox | null
    readonly policyAgreementCheckbox: CheckoutCheckbox | null
  } | null
  readonly billingFields: CheckoutBillingFields | null
  /** Those that the page shows. */
  readonly policies: readonly CheckoutPolicy[]
  readonly giftCardRedeemEnabled: boolean | null
  readonly merchantInitiatedPaymentsEnabled: boolean | null
  readonly delayCaptureEnabled: boolean | null
  readonly captureBeforeExpiryEnabled: boolean | null
  readonly createdAt: string | null
  readonly updatedAt: string | null
}
