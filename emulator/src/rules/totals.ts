// Calculates the totals of a cart or checkout in decimals. Shapes: docs/contract/cart.md §6.
import type { WireAddress } from '@vitrine/platform'
import type Big from 'big.js'
import type { MerchantDiscount, StoredCoupon, StoredGiftCard } from '../rows/commerce-rows.ts'
import { type CouponProblem, couponProblem } from './coupons.ts'
import { type AppliedDiscount, takeCoupon, takeMerchantDiscount } from './discounts.ts'
import { type Fee, feesOf } from './fees.ts'
import { type GiftCardProblem, giftCardProblem, giftCardShare } from './gift-cards.ts'
import { sum, zero } from './money.ts'
import { lineTotalOf, type PricedLine } from './priced-line.ts'
import {
  type DeliveryOption,
  optionsOf,
  type Region,
  regionOf,
  type SelectedOption,
  selectOption,
} from './shipping.ts'
import { deliveryTaxOf, type LineTax, taxOf, taxRegionOf } from './tax.ts'
import type { TaxRegion } from './tax-rates.ts'

export type CalculationRequest = {
  lines: readonly PricedLine[]
  coupon?: StoredCoupon
  giftCard?: { card: StoredGiftCard; most?: string }
  merchantDiscounts: readonly MerchantDiscount[]
  customers: readonly string[]
  currency: string
  now: Date
  shippingAddress?: WireAddress | null
  billingAddress?: WireAddress | null
  selectedShippingOption?: { carrierId?: string | null; code: string } | null
  /** Parts that a caller switched off. docs/contract/cart.md §2.8: on by default. */
  without?: { tax?: boolean; shipping?: boolean; fees?: boolean }
}

export type CalculatedLine = {
  line: PricedLine
  total: Big
  discount: Big
  afterDiscount: Big
  tax: LineTax
}

export type Delivery = {
  region?: Region
  options: DeliveryOption[]
  selected?: SelectedOption
  price: Big
  discount: Big
  tax: LineTax
  /** True when there is no delivery to the address. */
  notServed: boolean
}

export type Summary = Record<
  'subtotal' | 'shipping' | 'tax' | 'discount' | 'additionalFees' | 'total',
  Big
>

export type Calculation = {
  lines: CalculatedLine[]
  discounts: AppliedDiscount[]
  couponProblem?: CouponProblem
  /** The card that pays a part; `amount` is zero beside `giftCardProblem`. */
  giftCard?: { card: StoredGiftCard; amount: Big; most?: string }
  giftCardProblem?: GiftCardProblem
  delivery: Delivery
  fees: (Fee & { tax: LineTax })[]
  taxed: boolean
  taxable: Big
  summary: Summary
}

export function calculate(request: CalculationRequest): Calculation {
  const { currency } = request
  const priced = request.lines.map((line) => ({ line, total: lineTotalOf(line, currency) }))
  const subtotal = sum(priced.map((one) => one.total))
  const lineTotal = discountLines(request, priced, subtotal)
  const delivery = deliveryOf(request, subtotal, lineTotal.discounts)
  const region = request.without?.tax ? undefined : taxRegionOf(taxAddress(request, delivery))
  const lines = lineTotal.lines.map(({ line, total, discount, left }) => ({
    line,
    total,
    discount,
    afterDiscount: left,
    tax: taxOf(left, region, currency),
  }))
  const taxedDelivery = withTax(delivery, region, currency)
  const fees = (request.without?.fees ? [] : feesOf(request.lines)).map((fee) => ({
    ...fee,
    tax: deliveryTaxOf(fee.price, region, currency),
  }))
  const sums = summaryOf({ lines, delivery: taxedDelivery, fees, subtotal })
  return {
    lines,
    discounts: lineTotal.discounts,
    couponProblem: lineTotal.problem,
    delivery: taxedDelivery,
    fees,
    taxed: region !== undefined,
    ...sums,
    ...takeGiftCard(request, sums.summary),
  }
}

/** Subtracts what the gift card pays: a total is what is left to pay. docs/contract/cart.md §5.2. */
function takeGiftCard({ giftCard, lines, now }: CalculationRequest, summary: Summary) {
  if (!giftCard) return
  const hasGiftCardLine = lines.some((line) => line.isGiftCard)
  const problem = giftCardProblem(giftCard.card, { now, hasGiftCardLine })
  if (problem) return { giftCardProblem: problem, giftCard: { ...giftCard, amount: zero } }
  const amount = giftCardShare(giftCard.card, summary.total, giftCard.most)
  const total = summary.total.minus(amount)
  return { giftCard: { ...giftCard, amount }, summary: { ...summary, total } }
}

type Priced = { line: PricedLine; total: Big }

function discountLines(request: CalculationRequest, priced: Priced[], subtotal: Big) {
  const { coupon, currency } = request
  const lines = priced.map(({ line, total }) => ({
    id: line.id,
    productId: line.productId,
    line,
    total,
    left: total,
    discount: zero,
  }))
  const discounts = request.merchantDiscounts.map((merchant) =>
    takeMerchantDiscount(lines, merchant, currency),
  )
  const problem = coupon && couponProblem(coupon, couponUse(request, subtotal))
  if (coupon && !problem) discounts.push(takeCoupon(lines, coupon, currency))
  return { lines, discounts, problem }
}

export function couponUse(
  {
    lines,
    now,
    customers,
    currency,
  }: Pick<CalculationRequest, 'lines' | 'now' | 'customers' | 'currency'>,
  subtotal: Big,
) {
  const productIds = lines.flatMap((line) => line.productId ?? [])
  return { now, customers, currency, subtotal, productIds }
}

/** Returns the delivery: options exist once there is an address; a cart of digital products needs none. */
function deliveryOf(
  request: CalculationRequest,
  subtotal: Big,
  discounts: AppliedDiscount[],
): Omit<Delivery, 'tax'> {
  const nothing = { options: [], price: zero, discount: zero, notServed: false }
  const country = request.shippingAddress?.country
  const ships = request.lines.some((line) => line.ships)
  if (request.without?.shipping || !ships || !country) return nothing
  const region = regionOf(country)
  if (!region) return { ...nothing, notServed: true }
  const options = optionsOf(region, subtotal, request.now)
  const selected = selectOption(options, request.selectedShippingOption)
  const price = selected?.option.price ?? zero
  const free = discounts.find((discount) => discount.scope === 'SHIPPING')
  if (free) free.amount = price
  return { region, options, selected, price, discount: free ? price : zero, notServed: false }
}

function withTax(
  delivery: Omit<Delivery, 'tax'>,
  region: TaxRegion | undefined,
  currency: string,
): Delivery {
  const paid = delivery.price.minus(delivery.discount)
  return { ...delivery, tax: deliveryTaxOf(paid, region, currency) }
}

/**
 * Returns the address for tax: the pickup counter, else the shipping address; for digital products the
 * billing address.
 */
function taxAddress(
  request: CalculationRequest,
  delivery: Omit<Delivery, 'tax'>,
): WireAddress | null | undefined {
  const pickup = delivery.selected?.option.pickup
  return pickup ?? request.shippingAddress ?? request.billingAddress
}

type Parts = Pick<Calculation, 'lines' | 'delivery' | 'fees'> & { subtotal: Big }

function summaryOf({ lines, delivery, fees, subtotal }: Parts) {
  const taxes = [...lines, delivery, ...fees].map((part) => part.tax)
  const tax = sum(taxes.map((one) => one.tax))
  const discount = sum([...lines.map((line) => line.discount), delivery.discount])
  const additionalFees = sum(fees.map((fee) => fee.price))
  const shipping = delivery.price
  const total = subtotal.minus(discount).plus(shipping).plus(additionalFees).plus(tax)
  const summary: Summary = { subtotal, shipping, tax, discount, additionalFees, total }
  const taxable = sum(taxes.filter((one) => one.rate !== '0').map((one) => one.taxable))
  return { summary, taxable }
}
