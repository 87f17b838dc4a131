// Updates the current cart: given fields change, null clears. docs/contract/cart.md §2.2.
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { checkInput } from '../../graphql/problems.ts'
import type { Cart } from '../../platform/ecom/cart.ts'
import type { Address, Contact, ContactDetails } from '../../platform/ecom/person.ts'
import { present } from '../../platform/ecom/present.ts'
import type { PlatformContext } from '../../platform/platform.ts'
import { clearedBy, notClearable } from '../common/not-clearable.ts'
import { readProduct } from '../product/read-products.ts'
import { type UpdateCartValue, updateCartInput } from './input.ts'
import { linesMatching, requestedLine } from './line-identity.ts'
import { type CartLineInputValue, isForeign } from './line-input.ts'
import { nothingAdded, noticesOfQuantities } from './notices.ts'
import { readOwnCart } from './own-cart.ts'
import { notAllowed, refused } from './refused.ts'
import { forbiddenField } from './rights.ts'
import { unknownChoices } from './unknown-choices.ts'
import { weightUnitProblems } from './weight-units.ts'

/** Cleared members of an address, so that no region of another country stays. */
const noAddress = {
  subdivision: null,
  city: null,
  postalCode: null,
  addressLine: null,
  addressLine2: null,
  streetAddress: null,
  geocode: null,
}

function writableAddress(address: Address) {
  const { country, subdivision, city, postalCode, addressLine, addressLine2 } = address
  const street = present({ number: address.streetNumber, name: address.streetName })
  const geocode = present({ ...address.geocode })
  return {
    ...present({ country, subdivision, city, postalCode, addressLine, addressLine2 }),
    ...(Object.keys(street).length > 0 && { streetAddress: street }),
    ...(Object.keys(geocode).length > 0 && { geocode }),
  }
}

function writableDetails({ vatId, ...details }: ContactDetails) {
  const type = vatId?.type === 'UNKNOWN' ? ('UNSPECIFIED' as const) : vatId?.type
  const known = vatId && present({ id: vatId.id, type })
  return { ...present(details), ...(known && { vatId: known }) }
}

/** Returns the members that a request may have; a response has more. */
const writable = ({ address, contactDetails }: Contact) => ({
  address: address && writableAddress(address),
  contactDetails: contactDetails && writableDetails(contactDetails),
})

async function currentContact(context: PlatformContext) {
  const cart = await readOwnCart(context)
  return cart?.contactInfo ? writable(cart.contactInfo) : null
}

/**
 * Address and contact details are one member on the platform, so the half that is not given is read from the cart.
 */
async function contactOf(
  { contactAddress, contactDetails }: UpdateCartValue,
  context: PlatformContext,
) {
  const isHalf = contactAddress === undefined || contactDetails === undefined
  const current = isHalf ? await currentContact(context) : null
  const address = contactAddress === undefined ? current?.address : contactAddress
  const person = contactDetails === undefined ? current?.contactDetails : contactDetails
  if (!address && !person) return null
  return {
    ...(address && { address: { ...noAddress, ...address } }),
    ...(person && { contactDetails: person }),
  }
}

async function cartInfoOf(value: UpdateCartValue, context: PlatformContext) {
  const { buyerNote, email, contactId, selectedShippingOption, overrideCheckoutUrl } = value
  const { businessLocationId, extendedFields } = value
  const hasBuyer = email !== undefined || contactId !== undefined
  const hasContact = value.contactAddress !== undefined || value.contactDetails !== undefined
  return {
    ...(buyerNote !== undefined && { buyerNote }),
    ...(hasBuyer && { buyerInfo: { email, contactId } }),
    ...(hasContact && { contactInfo: await contactOf(value, context) }),
    ...(selectedShippingOption !== undefined && { selectedShippingOption }),
    ...(overrideCheckoutUrl !== undefined && { overrideCheckoutUrl }),
    ...(businessLocationId !== undefined && { businessLocationId }),
    ...(extendedFields !== undefined && { extendedFields }),
  }
}

async function requestOf(value: UpdateCartValue, context: PlatformContext) {
  const { lines, customLines, merchantDiscounts } = value
  const cartInfo = await cartInfoOf(value, context)
  return {
    ...(Object.keys(cartInfo).length > 0 && { cartInfo }),
    ...(lines?.length && { lines: lines.map(requestedLine) }),
    ...(customLines?.length && { customLines }),
    ...(merchantDiscounts && { merchantDiscounts }),
  }
}

/** Returns the problems of each line that was set. */
async function noticesOfSet(
  requested: readonly CartLineInputValue[],
  after: Cart,
  context: CatalogContext,
): Promise<Problem[]> {
  const notices = await Promise.all(
    requested.map(async (line, index) => {
      const field = `lines[${index}]`
      const [found] = linesMatching(after.lines, line)
      if (!found) {
        const product = isForeign(line.catalogAppId)
          ? null
          : await readProduct({ id: line.productId }, context)
        return [nothingAdded(field, line, product, undefined)]
      }
      const wanted = [{ lineId: found.id, quantity: line.quantity }]
      return noticesOfQuantities(wanted, after).map((one) => ({
        ...one,
        field: `${field}.quantity`,
      }))
    }),
  )
  return notices.flat()
}

const customPieces = (cart: Cart) =>
  cart.lines.reduce((sum, line) => sum + (line.custom ? line.quantity : 0), 0)

export const updateCart: MutationResolvers['updateCart'] = async (_, { input }, context) => {
  const own = notClearable(input, ['lines', 'customLines'])
  if (own.length > 0) return refused(own, context)
  const checked = checkInput(updateCartInput, clearedBy(input, { merchantDiscounts: [] }))
  if (!checked.ok) return refused(checked.problems, context)
  const { value } = checked
  const { idempotencyKey, lines, customLines } = value
  const forbidden = forbiddenField(value, context)
  if (forbidden) return notAllowed(forbidden, context)
  const wrongUnits = weightUnitProblems(value, context.config.store.weightUnit)
  if (wrongUnits.length > 0) return refused(wrongUnits, context)
  const unknown = await unknownChoices(lines ?? [], context)
  if (unknown.length > 0) return refused(unknown, context)
  const adds = Boolean(customLines?.length)
  return context.cartWriter(context, {
    name: 'updateCurrentCart',
    idempotencyKey,
    payload: value,
    // Setting a line is idempotent; a custom line would be added twice.
    isRepeatable: !adds,
    ...(adds && { quantitiesPerLine: (cart: Cart) => [customPieces(cart)] }),
    send: async () =>
      (await context.own.currentCart.updateCurrentCart(await requestOf(value, context))).cart,
    notices: (_before, after) => noticesOfSet(lines ?? [], after, context),
  })
}
