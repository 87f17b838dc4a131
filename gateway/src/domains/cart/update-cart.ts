// Updates the current cart: given fields change, null clears. docs/contract/cart.md §2.2.
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { checkInput } from '../../graphql/problems.ts'
import type { Cart } from '../../platform/ecom/cart.ts'
import type {
  AddressChange,
  CartChange,
  ContactChange,
  ContactDetailsChange,
} from '../../platform/ecom/cart-change.ts'
import type { Address, ContactDetails } from '../../platform/ecom/person.ts'
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

/** Returns what is known of an address; empty texts are not. */
function knownAddress(address: Address): AddressChange {
  const { country, subdivision, city, postalCode, addressLine, addressLine2 } = address
  const { streetNumber, streetName } = address
  const geocode = present({ ...address.geocode })
  return {
    ...present({ country, subdivision, city, postalCode, addressLine, addressLine2 }),
    ...present({ streetNumber, streetName }),
    ...(Object.keys(geocode).length > 0 && { geocode }),
  }
}

function knownDetails({ vatId, ...details }: ContactDetails): ContactDetailsChange {
  return { ...present(details), ...(vatId && { vatId: knownVatId(vatId) }) }
}

const knownVatId = ({ id, type }: NonNullable<ContactDetails['vatId']>) => ({
  ...(id && { id }),
  ...(type && { type }),
})

async function currentContact(context: PlatformContext): Promise<ContactChange | null> {
  const cart = await readOwnCart(context)
  if (!cart?.contactInfo) return null
  const { address, contactDetails } = cart.contactInfo
  return {
    ...(address && { address: knownAddress(address) }),
    ...(contactDetails && { contactDetails: knownDetails(contactDetails) }),
  }
}

/** Reads the half that is not given from the cart, because address and person are replaced together. */
async function contactOf(
  { contactAddress, contactDetails }: UpdateCartValue,
  context: PlatformContext,
): Promise<ContactChange | null> {
  const isHalf = contactAddress === undefined || contactDetails === undefined
  const current = isHalf ? await currentContact(context) : null
  const address = contactAddress === undefined ? current?.address : contactAddress
  const person = contactDetails === undefined ? current?.contactDetails : contactDetails
  if (!address && !person) return null
  return { ...(address && { address }), ...(person && { contactDetails: person }) }
}

async function changeOf(value: UpdateCartValue, context: PlatformContext): Promise<CartChange> {
  const { contactAddress, contactDetails, idempotencyKey: _, ...given } = value
  const { lines, customLines, merchantDiscounts, ...change } = given
  const hasContact = contactAddress !== undefined || contactDetails !== undefined
  return {
    ...change,
    ...(hasContact && { contactInfo: await contactOf(value, context) }),
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
    send: async () => (await context.own.cart.update(await changeOf(value, context))).cart,
    notices: (_before, after) => noticesOfSet(lines ?? [], after, context),
  })
}
