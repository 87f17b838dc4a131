// Documents that tests of the whole path share.
export const cartFields = `
  cart { id revision itemCount couponCode buyerNote lines { id name quantity productId choices { option choice }
    availability { status quantityAvailable } price { formatted } total { formatted } } problems { code lineId suggestedFix availableQuantity } }
  problems { code message field severity suggestedFix lineId availableQuantity requestId }
`
export const addToCart = `mutation Add($input: AddToCartInput!) { addToCart(input: $input) { ${cartFields} } }`
export const setQuantities = `mutation Set($input: SetCartLineQuantitiesInput!) { setCartLineQuantities(input: $input) { ${cartFields} } }`
export const removeLines = `mutation Remove($input: RemoveCartLinesInput!) { removeCartLines(input: $input) { ${cartFields} } }`
export const applyCoupon = `mutation Coupon($input: ApplyCouponInput!) { applyCoupon(input: $input) { ${cartFields} } }`
export const updateCart = `mutation Update($input: UpdateCartInput!) { updateCart(input: $input) { ${cartFields} } }`
export const applyGiftCard = `mutation Card($input: ApplyGiftCardInput!) { applyGiftCard(input: $input) { ${cartFields} } }`
export const removeGiftCard = `mutation { removeGiftCard { ${cartFields} } }`
export const readCart = `query Cart { cart { id revision itemCount couponCode buyerNote lines { id quantity name } problems { code } } }`
export const estimate = `query Estimate($input: EstimateInput) { cartEstimate(input: $input) {
    cart { itemCount }
    priceSummary { subtotal { amount formatted } shipping { amount } tax { amount } discount { amount } total { amount } }
    shippingInfo { regionName selected { code title requested } options { code title price { amount } logistics { deliveryTime pickup { method address { city } } } } }
    appliedDiscounts { kind code name amount { amount } scope }
    membershipOptions { eligible { id } invalid { reason } }
    taxSummary { totalTax { amount } }
    lines { lineId total { amount } taxDetails { rate totalTax { amount } } }
    violations { code lineId severity suggestedFix message field }
  } }`

export type Line = {
  id: string
  name: string
  quantity: number
  productId: string
  choices: { option: string; choice: string }[]
  availability: { status: string; quantityAvailable: number | null }
  price: { formatted: string }
  total: { formatted: string }
}
export type ProblemView = {
  code: string
  message: string
  field: string | null
  severity: string
  suggestedFix: string | null
  lineId: string | null
  availableQuantity: number | null
  requestId: string | null
}
export type CartView = {
  id: string
  revision: string
  itemCount: number
  couponCode: string | null
  buyerNote: string | null
  lines: Line[]
  problems: Pick<ProblemView, 'code' | 'lineId' | 'suggestedFix' | 'availableQuantity'>[]
}
export type CartPayload = { cart: CartView | null; problems: ProblemView[] }
