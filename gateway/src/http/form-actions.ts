// Each form: the mutation it runs, how its fields become variables, and where it leads.
import { randomUUID } from 'node:crypto'
import { memberFormActions } from './member-form-actions.ts'

export type Fields = Record<string, string>

/** Fields of a posted form; of a name given twice the last one counts. */
export function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value.at(-1) : value),
    ]),
  )
}

/** `option.Size=S` and `text.Engraving=A` → pairs of what follows the point and the value. */
const fieldsWithPrefix = (fields: Fields, prefix: string): [string, string][] =>
  Object.entries(fields)
    .filter(([name, value]) => name.startsWith(prefix) && value !== '')
    .map(([name, value]) => [name.slice(prefix.length), value])

/** What is no whole number stays what it is, for the rule to refuse. */
const whole = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)
const filled = (text: string | undefined) => (text?.trim() ? text.trim() : undefined)

const requestId = (fields: Fields) => filled(fields.requestId) ?? randomUUID()

function addressOf(fields: Fields) {
  const country = filled(fields.country)
  if (!country) return undefined
  // A form without scripts still carries the region of the country chosen before.
  const region = filled(fields.subdivision)?.toUpperCase()
  const subdivision = region?.startsWith(`${country.toUpperCase()}-`) ? region : undefined
  return {
    country: country.toUpperCase(),
    ...(subdivision && { subdivision }),
    ...(filled(fields.city) && { city: filled(fields.city) }),
    ...(filled(fields.postalCode) && { postalCode: filled(fields.postalCode) }),
  }
}

const problems = 'problems { code message field severity lineId availableQuantity requestId }'

export type FormAction = {
  document: string
  variables: (fields: Fields) => Record<string, unknown>
  /** Page after a refusal, when the form names none. */
  failurePath: string
  /** Page after success, when the mutation names none. */
  successPath: string
  /** Where the answer itself leads, before `leadTo` and `leads`. */
  next?:
    | ((answer: Readonly<Record<string, unknown>>, fields: Fields) => string | undefined)
    | undefined
  /** The form's own name of the field a problem stands at, where the input's is another one. */
  fieldOf?: (field: string, fields: Fields) => string
  /** Fields that are shown again after a refusal; `all` of a form without secrets. */
  retainedFields?: readonly string[] | 'all'
  /** The form holds fields of other actions: they are shown again after success, too. */
  isSharedForm?: boolean
}

/** Coupon code and note of the cart page are one form: submitting one retains the other. */
const cartExtras = { retainedFields: ['code', 'buyerNote'], isSharedForm: true }

const cartActions = {
  'add-to-cart': {
    document: `mutation FormAddToCart($input: AddToCartInput!) { addToCart(input: $input) { ${problems} } }`,
    variables: (fields) => ({
      input: {
        requestId: requestId(fields),
        lines: [
          {
            productId: fields.productId ?? '',
            quantity: whole(fields.quantity ?? '1'),
            choices: fieldsWithPrefix(fields, 'option.').map(([option, choice]) => ({
              option,
              choice,
            })),
            customTexts: fieldsWithPrefix(fields, 'text.').map(([title, value]) => ({
              title,
              value,
            })),
          },
        ],
      },
    }),
    failurePath: '/',
    successPath: '/cart',
  },
  'set-quantity': {
    document: `mutation FormSetQuantity($input: SetCartLineQuantitiesInput!) { setCartLineQuantities(input: $input) { ${problems} } }`,
    variables: (fields) => ({
      input: {
        requestId: requestId(fields),
        lines: [{ lineId: fields.lineId ?? '', quantity: whole(fields.quantity) }],
      },
    }),
    failurePath: '/cart',
    successPath: '/cart',
  },
  'remove-line': {
    document: `mutation FormRemoveLine($input: RemoveCartLinesInput!) { removeCartLines(input: $input) { ${problems} } }`,
    variables: (fields) => ({
      input: { requestId: requestId(fields), lineIds: [fields.lineId ?? ''] },
    }),
    failurePath: '/cart',
    successPath: '/cart',
  },
  'apply-coupon': {
    document: `mutation FormApplyCoupon($input: ApplyCouponInput!) { applyCoupon(input: $input) { ${problems} } }`,
    variables: (fields) => ({ input: { requestId: requestId(fields), code: fields.code ?? '' } }),
    failurePath: '/cart',
    successPath: '/cart',
    ...cartExtras,
  },
  'remove-coupon': {
    document: `mutation FormRemoveCoupon($requestId: String) { removeCoupon(requestId: $requestId) { ${problems} } }`,
    variables: (fields) => ({ requestId: requestId(fields) }),
    failurePath: '/cart',
    successPath: '/cart',
    ...cartExtras,
  },
  'update-cart': {
    document: `mutation FormUpdateCart($input: UpdateCartInput!) { updateCart(input: $input) { ${problems} } }`,
    variables: (fields) => ({
      input: {
        requestId: requestId(fields),
        ...(fields.buyerNote !== undefined && { buyerNote: filled(fields.buyerNote) ?? null }),
        ...(addressOf(fields) && { contactAddress: addressOf(fields) }),
        ...(filled(fields.shippingOption) && {
          selectedShippingOption: { code: filled(fields.shippingOption) },
        }),
      },
    }),
    failurePath: '/cart',
    successPath: '/cart',
    ...cartExtras,
  },
  checkout: {
    // The fields of the place come along where they stand beside the button: what was chosen there counts.
    document: `mutation FormCheckout($input: StartCheckoutInput!, $place: UpdateCartInput!, $hasPlace: Boolean!) {
      updateCart(input: $place) @include(if: $hasPlace) { ${problems} }
      startCheckout(input: $input) { redirectUrl ${problems} } }`,
    variables: (fields) => ({
      input: { ...(filled(fields.buyerNote) && { buyerNote: filled(fields.buyerNote) }) },
      place: { contactAddress: addressOf(fields) },
      hasPlace: addressOf(fields) !== undefined,
    }),
    failurePath: '/cart',
    successPath: '/cart',
  },
} satisfies Record<string, FormAction>

const backInStockActions = {
  'back-in-stock': {
    document: `mutation FormBackInStock($input: RequestBackInStockInput!) { requestBackInStock(input: $input) { ${problems} } }`,
    variables: (fields) => ({
      input: {
        productId: fields.productId ?? '',
        choices: fieldsWithPrefix(fields, 'option.').map(([option, choice]) => ({
          option,
          choice,
        })),
        email: fields.email ?? '',
      },
    }),
    retainedFields: ['email'],
    failurePath: '/back-in-stock',
    successPath: '/back-in-stock',
  },
  'cancel-back-in-stock': {
    document: `mutation FormCancelBackInStock($id: ID!) { cancelBackInStockRequest(id: $id) { ${problems} } }`,
    variables: (fields) => ({ id: fields.requestId ?? '' }),
    failurePath: '/account/notifications',
    successPath: '/account/notifications?done=canceled',
  },
} satisfies Record<string, FormAction>

export const formActions: Readonly<Record<string, FormAction>> = {
  ...cartActions,
  ...backInStockActions,
  ...memberFormActions,
}

/** Returns the fields of a form that may be shown again. */
export function retainedOf(fields: Fields, { retainedFields = [] }: FormAction): Fields {
  const isRetained = (name: string) => retainedFields === 'all' || retainedFields.includes(name)
  const isOurs = (name: string) => name === 'returnTo' || name === 'leadTo'
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => isRetained(name) && !isOurs(name)),
  )
}
