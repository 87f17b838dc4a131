// Finds refusals for unacknowledged risks, which arise when products changed since the dry run.
import type { Problem } from '../ui/Problems.tsx'

export const isOpenRisk = ({ code }: Problem): boolean => code === 'ACKNOWLEDGMENT_REQUIRED'

/** Codes that a new dry run reports, so that they are not shown as problems. */
export const besideRisks = (problems: readonly Problem[]): Problem[] =>
  problems.filter((one) => !isOpenRisk(one))
