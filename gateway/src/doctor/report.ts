// Prints findings for a person.
import { type CheckName, type Finding, fault, guideOf, type Verdict } from './finding.ts'

const marks: Readonly<Record<Verdict, string>> = {
  GOOD: '✓',
  ADVICE: '!',
  FAULT: '✗',
  SKIPPED: '–',
}

/** Returns one line per finding, and below each that needs something, what to do and where that is described. */
export const reportOf = (findings: readonly Finding[]): string => findings.map(lineOf).join('\n')

function lineOf(finding: Finding): string {
  const { verdict, check, found, cure } = finding
  const line = `${marks[verdict]} ${check.padEnd(12)} ${found}`
  return cure === null ? line : `${line}\n  ${' '.repeat(12)} ${cure} (${guideOf(finding)})`
}

/** Returns the findings as JSON, each with the heading that explains it. */
export const jsonReportOf = (findings: readonly Finding[]): string =>
  toJson(findings.map((finding) => ({ ...finding, guide: guideOf(finding) })))

/** Returns the same for settings with which nothing can be checked. */
export const jsonReportOfSettings = (found: string): string =>
  toJson([
    {
      check: 'settings',
      ...fault(found, 'Correct it and run the doctor again.'),
      guide: 'docs/settings.md',
    },
  ])

const toJson = (findings: unknown) => JSON.stringify(findings, null, 2)

/** Returns the lines of what needs something; null when nothing does. Shown at the start of a shop. */
export function shortReportOf(findings: readonly Finding[]): string | null {
  const open = findings.filter(({ verdict }) => verdict === 'FAULT' || verdict === 'ADVICE')
  return open.length > 0 ? open.map(lineOf).join('\n') : null
}

/** Without the site's credentials, a sign-out says whether the site is published. */
const factChecks: readonly (readonly CheckName[])[] = [
  ['properties'],
  ['catalog'],
  ['products'],
  ['published', 'logout'],
]

/** Returns what site the shop is on, in one line; null when nothing is known of it. The id of another site works as well. */
export function siteLineOf(findings: readonly Finding[]): string | null {
  const factOf = (name: CheckName) => findings.find(({ check }) => check === name)?.fact
  const facts = factChecks.flatMap((names) =>
    names.flatMap((name) => factOf(name) ?? []).slice(0, 1),
  )
  return facts.length > 0 ? facts.join(' · ') : null
}

/** Returns whether shoppers can buy. */
export const isHealthy = (findings: readonly Finding[]): boolean =>
  findings.every(({ verdict }) => verdict !== 'FAULT')
