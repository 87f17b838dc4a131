// Prints findings for a person.
import { type CheckName, type Finding, guideOf, type Outcome, type Verdict } from './finding.ts'

const marks: Readonly<Record<Verdict, string>> = {
  GOOD: '✓',
  ADVICE: '!',
  FAULT: '✗',
  SKIPPED: '–',
}

/** A finding, or what is found about the settings before anything is checked. */
export type ReportLine = Omit<Finding, 'check'> & { readonly check: CheckName | 'settings' }

/** Returns the line of what is found about the settings. */
export const settingsLine = (outcome: Outcome): ReportLine => ({ check: 'settings', ...outcome })

/** Returns one line per finding, and below each that needs something, what to do and where that is described. */
export const reportOf = (findings: readonly ReportLine[]): string => findings.map(lineOf).join('\n')

function lineOf(finding: ReportLine): string {
  const { verdict, check, found, cure } = finding
  const line = `${marks[verdict]} ${check.padEnd(12)} ${found}`
  return cure === null ? line : `${line}\n  ${' '.repeat(12)} ${cure} (${guideOf(finding)})`
}

/** Returns the findings as JSON, each with the heading that explains it. */
export const jsonReportOf = (findings: readonly ReportLine[]): string =>
  JSON.stringify(
    findings.map((finding) => ({ ...finding, guide: guideOf(finding) })),
    null,
    2,
  )

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
export const isHealthy = (findings: readonly ReportLine[]): boolean =>
  findings.every(({ verdict }) => verdict !== 'FAULT')
