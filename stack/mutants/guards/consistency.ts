// Guards of the token by which a session reads what it wrote. docs/security.md S133.
import type { Mutant } from '../mutant.ts'

const context = 'gateway/src/graphql/context.ts'

export const consistencyMutants: readonly Mutant[] = [
  {
    row: 'S133',
    without: 'all sessions send the token of one',
    file: context,
    from: '  const { consistency } = session\n',
    to: `  const consistency = ((globalThis as { one?: typeof session.consistency }).one ??= session.consistency)\n`,
  },
  {
    row: 'S133',
    without: 'the directory is read with the token of a shopper',
    file: context,
    from: "      credential: 'public',\n",
    to: "      credential: 'public',\n      consistency: this.session.consistency,\n",
  },
  {
    row: 'S133',
    without: 'all sites share one token',
    file: 'gateway/src/platform/site-credentials.ts',
    from: '  const consistency = localConsistency()\n',
    to: `  const shared = globalThis as { site?: ReturnType<typeof localConsistency> }
  const consistency = (shared.site ??= localConsistency())\n`,
  },
  {
    row: 'S133',
    without: 'a token may have any length and content',
    file: 'gateway/src/platform/consistency.ts',
    from: 'token !== undefined && accepted.test(token) ? token : undefined',
    to: 'token',
  },
]
