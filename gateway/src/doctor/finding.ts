// What a check of the site, its client and this host found.

/** Names of the checks, in the order in which they run. */
export const checkNames = [
  'token',
  'clock',
  'catalog',
  'products',
  'collections',
  'cart',
  'credentials',
  'properties',
  'currencies',
  'published',
  'redirects',
  'logout',
  'events',
  'redis',
  'data',
  'content',
  'address',
] as const
export type CheckName = (typeof checkNames)[number]

/**
 * - `GOOD`: nothing to do.
 * - `ADVICE`: the shop runs, but something does not work or could surprise.
 * - `FAULT`: shoppers cannot buy, or not all of what is offered.
 * - `SKIPPED`: could not be checked, because of another finding or a missing setting.
 */
export type Verdict = 'GOOD' | 'ADVICE' | 'FAULT' | 'SKIPPED'

export type Finding = {
  readonly check: CheckName
  readonly verdict: Verdict
  /** What was found, in one sentence. */
  readonly found: string
  /** What to do and where; null where nothing is to be done. */
  readonly cure: string | null
  /** What the line about the site says of it, in a few words; null where that is unknown or not about the site. */
  readonly fact: string | null
}

/** What a check returns: its name is added by `examine`. */
export type Outcome = Omit<Finding, 'check'>

type Fact = Finding['fact']

export const good = (found: string, fact: Fact = null): Outcome => ({
  verdict: 'GOOD',
  found,
  cure: null,
  fact,
})
export const advice = (found: string, cure: string, fact: Fact = null): Outcome => ({
  verdict: 'ADVICE',
  found,
  cure,
  fact,
})
export const fault = (found: string, cure: string, fact: Fact = null): Outcome => ({
  verdict: 'FAULT',
  found,
  cure,
  fact,
})
export const skipped = (found: string, cure: string | null = null): Outcome => ({
  verdict: 'SKIPPED',
  found,
  cure,
  fact: null,
})

/** Page whose headings have the names of the checks. */
export const guide = 'docs/real-platform.md'

/** Returns the address of the guide's heading about a check, and of the list of the settings. */
export const guideOf = ({ check }: { check: CheckName | 'settings' }): string =>
  check === 'settings' ? 'docs/settings.md' : `${guide}#${check}`
