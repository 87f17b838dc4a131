// Refusals for risks of a price change that nobody was shown: the products changed since they were counted.
import type { Problem } from '../ui/Problems.tsx'

export const isOpenRisk = ({ code }: Problem): boolean => code === 'ACKNOWLEDGMENT_REQUIRED'

/** Problems that are no question of a tick: those are told by a new dry run. */
export const besideRisks = (problems: readonly Problem[]): Problem[] =>
  problems.filter((one) => !isOpenRisk(one))
