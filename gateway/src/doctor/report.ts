// Prints findings for a person.
import { type Finding, guideOf, type Verdict } from './finding.ts'

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

/** Returns the lines of what needs something; null when nothing does. Shown at the start of a shop. */
export function shortReportOf(findings: readonly Finding[]): string | null {
  const open = findings.filter(({ verdict }) => verdict === 'FAULT' || verdict === 'ADVICE')
  return open.length > 0 ? open.map(lineOf).join('\n') : null
}

/** Returns whether shoppers can buy. */
export const isHealthy = (findings: readonly Finding[]): boolean =>
  findings.every(({ verdict }) => verdict !== 'FAULT')
