// The write calls of the current cart, except for the checkout and the estimate.
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import { readProduct } from '../product/read-products.ts'
import { applyGiftCard, removeGiftCard } from './gift-card.ts'
import {
  addToCartInput,
  applyCouponInput,
  idempotencyKeyInput,
  removeLinesInput,
  setQuantitiesInput,
} from './input.ts'
import { linesMatching, quantityOf, requestedLine } from './line-identity.ts'
import { withMissingLines } from './missing-lines.ts'
import { noticesOfAdd, noticesOfCoupon, noticesOfQuantities, noticesOfRemoval } from './notices.ts'
import { notAllowed, refused } from './refused.ts'
import { forbiddenField } from './rights.ts'
import { unknownChoices } from './unknown-choices.ts'
import { updateCart } from './update-cart.ts'
import { weightUnitProblems } from './weight-units.ts'

const addToCart: MutationResolvers['addToCart'] = async (_, { input }, context) => {
  const checked = checkInput(addToCartInput, input)
  if (!checked.ok) return refused(checked.problems, context)
  const { lines, customLines, businessLocationId, idempotencyKey } = checked.value
  const forbidden = forbiddenField(checked.value, context)
  if (forbidden) return notAllowed(forbidden, context)
  const wrongUnits = weightUnitProblems(checked.value, context.config.store.weightUnit)
  if (wrongUnits.length > 0) return refused(wrongUnits, context)
  const unknown = await unknownChoices(lines, context)
  if (unknown.length > 0) return refused(unknown, context)
  return context.cartWriter(context, {
    name: 'addToCurrentCart',
    idempotencyKey,
    payload: checked.value,
    field: 'lines',
    isRepeatable: false,
    quantitiesPerLine: (cart) => lines.map((line) => quantityOf(linesMatching(cart.lines, line))),
    send: async () =>
      (
        await context.own.cart.addLines({
          lines: lines.map(requestedLine),
          ...(customLines?.length && { customLines }),
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
  if (!checked.ok) return refused(checked.problems, context)
  const { lines, idempotencyKey } = checked.value
  const result = await context.cartWriter(context, {
    name: 'updateCurrentCartLineItemQuantity',
    idempotencyKey,
    payload: checked.value,
    field: 'lines',
    isRepeatable: true,
    send: async () => (await context.own.cart.setQuantities({ lines })).cart,
    notices: (_before, after) => noticesOfQuantities(lines, after),
  })
  return withMissingLines(result, lines, context)
}

const removeCartLines: MutationResolvers['removeCartLines'] = async (_, { input }, context) => {
  const checked = checkInput(removeLinesInput, input)
  if (!checked.ok) return refused(checked.problems, context)
  const { lineIds, idempotencyKey } = checked.value
  return context.cartWriter(context, {
    name: 'removeLineItemsFromCurrentCart',
    idempotencyKey,
    payload: checked.value,
    field: 'lineIds',
    isRepeatable: true,
    send: async () => (await context.own.cart.removeLines({ lineIds })).cart,
    notices: (before) => noticesOfRemoval(lineIds, before),
  })
}

const applyCoupon: MutationResolvers['applyCoupon'] = async (_, { input }, context) => {
  const checked = checkInput(applyCouponInput, input)
  if (!checked.ok) return refused(checked.problems, context)
  const { code, idempotencyKey } = checked.value
  return context.cartWriter(context, {
    name: 'updateCurrentCart',
    idempotencyKey,
    payload: checked.value,
    field: 'code',
    isRepeatable: true,
    send: async () => (await context.own.cart.update({ couponCode: code })).cart,
    notices: (_before, after) => noticesOfCoupon(code, after),
  })
}

const removeCoupon: MutationResolvers['removeCoupon'] = async (_, { input }, context) => {
  const checked = checkInput(idempotencyKeyInput, input ?? {})
  if (!checked.ok) return refused(checked.problems, context)
  return context.cartWriter(context, {
    name: 'removeCouponFromCurrentCart',
    idempotencyKey: checked.value.idempotencyKey,
    payload: {},
    isRepeatable: true,
    send: async () => (await context.own.cart.removeCoupon({})).cart,
  })
}

const deleteCart: MutationResolvers['deleteCart'] = async (_, { input }, context) => {
  const checked = checkInput(idempotencyKeyInput, input ?? {})
  if (!checked.ok) return { deleted: false, problems: checked.problems }
  if (!(await context.session.find()))
    return { deleted: false, problems: [problem('CART_NOT_FOUND')] }
  const { problems } = await context.cartWriter(context, {
    name: 'deleteCurrentCart',
    idempotencyKey: checked.value.idempotencyKey,
    payload: {},
    isRepeatable: true,
    send: async () => {
      await context.own.cart.delete({})
      return null
    },
  })
  return { deleted: problems.length === 0, problems }
}

export const cartMutations = {
  addToCart,
  setCartLineQuantities,
  removeCartLines,
  applyCoupon,
  removeCoupon,
  applyGiftCard,
  removeGiftCard,
  updateCart,
  deleteCart,
}
