// Guards of staff actions: on many objects at once, and on the work of others.
import type { Mutant } from '../mutant.ts'

const health = 'gateway/src/doctor/site-health.ts'
const secrets = 'gateway/src/doctor/secrets.ts'

export const adminMutants: readonly Mutant[] = [
  {
    row: 'S132',
    without: 'findings show the client secret',
    file: secrets,
    from: '...[clientSecret, apiKey, password,',
    to: '...[apiKey, password,',
  },
  {
    row: 'S132',
    without: 'findings show the API key',
    file: secrets,
    from: '...[clientSecret, apiKey, password,',
    to: '...[clientSecret, password,',
  },
  {
    row: 'S132',
    without: 'findings show the password of Redis',
    file: secrets,
    from: ', password, password && decodeURIComponent(password)],',
    to: '],',
  },
  {
    row: 'S132',
    without: 'findings show the session keys',
    file: secrets,
    from: '    ...sessionKeys,\n',
    to: '',
  },
  {
    row: 'S132',
    without: 'findings show hashes of app keys',
    file: secrets,
    from: "    ...appKeys.map((entry) => entry.split(':')[1]),\n",
    to: '',
  },
  {
    row: 'S132',
    without: 'findings show issued tokens',
    file: secrets,
    from: '...secretsOf(config), ...tokens]',
    to: '...secretsOf(config)]',
  },
  {
    row: 'S132',
    without: 'a caller has the checks run as often as it likes',
    file: health,
    from: 'Math.max(maxAgeMs, leastAgeMs)',
    to: 'maxAgeMs',
  },
  {
    row: 'S132',
    without: 'checks begin while others run',
    file: health,
    from: 'if (!isRunning && now()',
    to: 'if (now()',
  },
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
