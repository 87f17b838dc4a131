// Guards of staff actions: on many objects at once, and on the work of others.
import type { Mutant } from '../mutant.ts'

export const adminMutants: readonly Mutant[] = [
  {
    row: 'S91',
    without: 'a bulk price change starts without its risks acknowledged',
    file: 'gateway/src/jobs/resolvers.ts',
    from: '      ...(await riskProblems({ work, items }, context)),\n',
    to: '',
  },
  {
    row: 'S91',
    without: 'a discount is left out of what a shopper pays',
    file: 'gateway/src/domains/product/sold-price.ts',
    from: "if (discount?.type === 'AMOUNT') return rounded(price - value, step)",
    to: "if (discount?.type === 'AMOUNT') return rounded(price, step)",
  },
  {
    row: 'S91',
    without: 'a price that makes a product free is no risk',
    file: 'gateway/src/domains/product/price-risks.ts',
    from: 'SOLD_AT_ZERO: isPriced && after.sold === 0n && !isBelowZero,',
    to: 'SOLD_AT_ZERO: false,',
  },
  {
    row: 'S91',
    without: 'a product with a later risk is still changed',
    file: 'gateway/src/jobs/actions.ts',
    from: 'const left = ids.filter((id) => !refused.has(id.toLowerCase()))',
    to: 'const left = ids',
  },
  {
    row: 'S12',
    without: 'a member whom a revert blocks stays signed in',
    file: 'gateway/src/jobs/signing-out-transport.ts',
    from: '        if (id) await sessions.deleteOfMember(id)\n',
    to: '        void id\n        void sessions\n',
  },
]
