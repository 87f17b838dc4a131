// Rules of arguments, and of what is refused with a reason.
import type { RuleMutant } from '../mutant.ts'

const lookup = 'gateway/src/graphql/lookup-fields.ts'
const cartRights = 'gateway/src/domains/cart/rights.ts'
const elevatedOnLines = "const elevatedOnLines = ['catalogOverride', 'taxableAddress'] as const"

export const argumentRules: readonly RuleMutant[] = [
  {
    rule: 'An invalid argument is refused at its field',
    without: 'an idempotency key may have any form',
    file: 'gateway/src/domains/common/idempotency-key.ts',
    from: '  .regex(/^[\\w.:-]{8,100}$/, { error: () => messages.mustBeIdempotencyKey })\n',
    to: '',
  },
  {
    rule: 'A single read that returns null reports the reason',
    without: 'a thing that does not exist has no reason',
    file: lookup,
    from: '    if (found === null)\n',
    to: '    if (broken)\n',
  },
  {
    rule: 'A single read that returns null reports the reason',
    without: 'a value that cannot be an id is sent',
    file: lookup,
    from: 'const found = broken ? null : ((await resolve(source, args, context, info)) ?? null)',
    to: 'const found = (await resolve(source, args, context, info)) ?? null',
  },
  {
    rule: 'A problem names the caller',
    without: 'a coupon is refused at the name that the platform uses',
    file: 'gateway/src/domains/common/field-names.ts',
    from: "  [/^couponCode$/, 'code'],\n",
    to: '',
  },
  {
    rule: 'A value of a wrong type is reported',
    without: 'the second entry of a list is not checked',
    file: 'gateway/src/graphql/wrong-value.ts',
    from: '    if (fault) return fault\n  }\n  return null\n}\n\nfunction wrongMember',
    to: '    return fault\n  }\n  return null\n}\n\nfunction wrongMember',
  },
  {
    rule: 'A value of a wrong type is reported',
    without: 'a wrong number has the message of any argument',
    file: 'gateway/src/graphql/wrong-value.ts',
    from: '  Int: () => messages.thisMustBeWholeNumber,\n',
    to: '',
  },
  {
    rule: 'Only staff and apps set custom prices',
    without: 'a shopper overrides catalog data',
    file: cartRights,
    from: elevatedOnLines,
    to: "const elevatedOnLines = ['taxableAddress'] as const",
  },
  {
    rule: 'Only staff and apps set custom prices',
    without: 'a shopper sets the taxable address',
    file: cartRights,
    from: elevatedOnLines,
    to: "const elevatedOnLines = ['catalogOverride'] as const",
  },
  {
    rule: 'Only staff and apps set custom prices',
    without: 'a shopper sets the contact',
    file: cartRights,
    from: "  'contactId',\n",
    to: '',
  },
  {
    rule: 'Access and cost of a field stand in the schema',
    without: 'a root field may be read per row',
    file: 'gateway/src/graphql/calls-per-row.ts',
    from: 'if (roots.some((root) => root?.name === type)) {',
    to: 'if (roots.every((root) => root?.name === type)) {',
  },
  {
    rule: 'Access and cost of a field stand in the schema',
    without: 'a field that needs a right may be public',
    file: 'gateway/src/graphql/public-fields.ts',
    from: 'if (allowedActors(field) || requiredRight(field)) {',
    to: 'if (allowedActors(field)) {',
  },
  {
    rule: 'Access and cost of a field stand in the schema',
    without: 'a lookup may have no key',
    file: lookup,
    from: '  if (Object.keys(keys).length === 0) throw new Error(`${name}: @lookup needs an @lookupKey`)\n',
    to: '',
  },
]
