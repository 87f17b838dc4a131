// The nine calls of the current cart, less the read and the two that answer something else.
import type { MutationResolvers, Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import { readProduct } from '../product/read-products.ts'
import type { CartResult } from './cart-writer.ts'
import {
  type AddToCartValue,
  addToCartInput,
  applyCouponInput,
  removeLinesInput,
  requestIdInput,
  setQuantitiesInput,
  updateCartInput,
} from './input.ts'
import { catalogReferenceOf, linesMatching, quantityOf } from './line-identity.ts'
import { noticesOfAdd, noticesOfCoupon, noticesOfQuantities, noticesOfRemoval } from './notices.ts'

const refused = (problems: Problem[]): CartResult => ({ cart: null, problems })

/** An address is replaced as a whole: the region of another country must not stay. */
const noAddress = {
  subdivision: null,
  city: null,
  postalCode: null,
  addressLine: null,
  addressLine2: null,
}

/** Lines of no catalogue and merchant's discounts are an owner's or an app's to make. */
function isElevated({ actor }: Context): boolean {
  return actor.kind === 'APP' || actor.kind === 'SITE_USER'
}
const notAllowed = (field: string) => refused([problem('FORBIDDEN', { field })])

function customLinesOf(items: AddToCartValue['customLineItems']) {
  return items?.map(({ name, quantity, price, itemType, customItemType, sku, weight, url }) => ({
    quantity,
    price,
    productName: { original: name },
    itemType: itemType === 'CUSTOM' ? { custom: customItemType ?? 'custom' } : { preset: itemType },
    physicalProperties: { sku, weight },
    url: url ? { relativePath: new URL(url).pathname, url } : undefined,
  }))
}

const addToCart: MutationResolvers['addToCart'] = async (_, { input }, context) => {
  const checked = checkInput(addToCartInput, input)
  if (!checked.ok) return refused(checked.problems)
  const { lines, customLineItems, businessLocationId, requestId } = checked.value
  if (customLineItems?.length && !isElevated(context)) return notAllowed('customLineItems')
  const lineItems = lines.map((line) => ({
    catalogReference: catalogReferenceOf(line),
    quantity: line.quantity,
  }))
  return context.cartWriter(context, {
    name: 'addToCurrentCart',
    requestId,
    payload: checked.value,
    field: 'lines',
    isRepeatable: false,
    piecesIn: (cart) => lines.map((line) => quantityOf(linesMatching(cart.lineItems, line))),
    send: async () =>
      (
        await context.own.currentCart.addToCurrentCart({
          lineItems,
          ...(customLineItems?.length && { customLineItems: customLinesOf(customLineItems) }),
          ...(businessLocationId && { businessLocationId }),
        })
      ).cart,
    notices: (before, after) =>
      noticesOfAdd(lines, before, after, (id) => readProduct({ id }, context)),
  })
}

const setCartLineQuantities: MutationResolvers['setCartLineQuantities'] = async (
  _,
  { input },
  context,
) => {
  const checked = checkInput(setQuantitiesInput, input)
  if (!checked.ok) return refused(checked.problems)
  const { lines, requestId } = checked.value
  const lineItems = lines.map(({ lineId, quantity }) => ({ id: lineId, quantity }))
  return context.cartWriter(context, {
    name: 'updateCurrentCartLineItemQuantity',
    requestId,
    payload: checked.value,
    field: 'lines',
    isRepeatable: true,
    send: async () =>
      (await context.own.currentCart.updateCurrentCartLineItemQuantity({ lineItems })).cart,
    notices: (_before, after) => noticesOfQuantities(lines, after),
  })
}

const removeCartLines: MutationResolvers['removeCartLines'] = async (_, { input }, context) => {
  const checked = checkInput(removeLinesInput, input)
  if (!checked.ok) return refused(checked.problems)
  const { lineIds, requestId } = checked.value
  return context.cartWriter(context, {
    name: 'removeLineItemsFromCurrentCart',
    requestId,
    payload: checked.value,
    field: 'lineIds',
    isRepeatable: true,
    send: async () =>
      (await context.own.currentCart.removeLineItemsFromCurrentCart({ lineItemIds: lineIds })).cart,
    notices: (before) => noticesOfRemoval(lineIds, before),
  })
}

const applyCoupon: MutationResolvers['applyCoupon'] = async (_, { input }, context) => {
  const checked = checkInput(applyCouponInput, input)
  if (!checked.ok) return refused(checked.problems)
  const { code, requestId } = checked.value
  return context.cartWriter(context, {
    name: 'updateCurrentCart',
    requestId,
    payload: checked.value,
    field: 'code',
    isRepeatable: true,
    send: async () => (await context.own.currentCart.updateCurrentCart({ couponCode: code })).cart,
    notices: (_before, after) => noticesOfCoupon(code, after),
  })
}

const removeCoupon: MutationResolvers['removeCoupon'] = async (_, args, context) => {
  const checked = checkInput(requestIdInput, args)
  if (!checked.ok) return refused(checked.problems)
  return context.cartWriter(context, {
    name: 'removeCouponFromCurrentCart',
    requestId: checked.value.requestId,
    payload: {},
    isRepeatable: true,
    send: async () => (await context.own.currentCart.removeCouponFromCurrentCart({})).cart,
  })
}

const updateCart: MutationResolvers['updateCart'] = async (_, { input }, context) => {
  const checked = checkInput(updateCartInput, input)
  if (!checked.ok) return refused(checked.problems)
  const { merchantDiscounts, requestId, ...info } = checked.value
  if (merchantDiscounts?.length && !isElevated(context)) return notAllowed('merchantDiscounts')
  const { buyerNote, email, contactAddress, selectedShippingOption } = info
  // Only what was given travels: null clears, absence keeps. contract/cart.md §2.2.
  const cartInfo = {
    ...(buyerNote !== undefined && { buyerNote }),
    ...(email !== undefined && { buyerInfo: { email } }),
    ...(contactAddress !== undefined && {
      contactInfo: contactAddress && { address: { ...noAddress, ...contactAddress } },
    }),
    ...(selectedShippingOption !== undefined && { selectedShippingOption }),
  }
  const discounts = merchantDiscounts?.map(({ amount, lineIds }) => ({
    amount,
    ...(lineIds && { lineItemIds: lineIds }),
  }))
  return context.cartWriter(context, {
    name: 'updateCurrentCart',
    requestId,
    payload: checked.value,
    isRepeatable: true,
    send: async () =>
      (
        await context.own.currentCart.updateCurrentCart({
          ...(Object.keys(cartInfo).length > 0 && { cartInfo }),
          ...(discounts && { merchantDiscounts: discounts }),
        })
      ).cart,
  })
}

const deleteCart: MutationResolvers['deleteCart'] = async (_, args, context) => {
  const checked = checkInput(requestIdInput, args)
  if (!checked.ok) return { deleted: false, problems: checked.problems }
  if (!(await context.session.find()))
    return { deleted: false, problems: [problem('CART_NOT_FOUND')] }
  const empty = { id: '', lineItems: [], appliedDiscounts: [] }
  const { problems } = await context.cartWriter(context, {
    name: 'deleteCurrentCart',
    requestId: checked.value.requestId,
    payload: {},
    isRepeatable: true,
    send: async () => {
      await context.own.currentCart.deleteCurrentCart({})
      return empty
    },
  })
  const deleted = problems.length === 0
  if (deleted) await context.cartWriter.saw(context, null)
  return { deleted, problems }
}

export const cartMutations = {
  addToCart,
  setCartLineQuantities,
  removeCartLines,
  applyCoupon,
  removeCoupon,
  updateCart,
  deleteCart,
}
