// The workloads that are no rounds of requests.
import { measureStart } from './cold-start.ts'
import { measureFaults, measureMemory } from './mix.ts'
import type { Run } from './rounds.ts'
import type { Target } from './targets.ts'

type Special = {
  id: string
  measure(run: Run, chosen: readonly Target[]): Promise<{ table: string; rows: unknown }>
}

export const special: readonly Special[] = [
  { id: 'W8', measure: measureMemory },
  { id: 'W10', measure: measureFaults },
  { id: 'W12', measure: measureStart },
]
