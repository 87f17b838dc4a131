// The workloads that are no rounds of requests.
import { measureStart } from './cold-start.ts'
import type { Pinning } from './host.ts'
import { isInMix, measureFaults, measureMemory } from './mix.ts'
import { measurePageMemory } from './page-memory.ts'
import type { Run } from './rounds.ts'
import { measureStampede } from './stampede.ts'
import { measureSubscriptions } from './subscriptions.ts'
import type { Target } from './targets.ts'

type Measured = { table: string; rows: unknown }

/** A workload, or how one is measured, that is no load of equal requests. */
export type Special = {
  id: string
  /** Targets whose servers run before it begins. */
  takesPart?(target: Target): boolean
  measure(run: Run, chosen: readonly Target[]): Promise<Measured>
}

export const special: readonly Special[] = [
  { id: 'W8', takesPart: isInMix, measure: measureMemory },
  { id: 'W10', takesPart: isInMix, measure: measureFaults },
  { id: 'W12', measure: measureStart },
]

/** A workload with a platform and gateways of its own: it needs neither the upstream nor the peers. */
export type Standalone = {
  id: string
  /** `pinned` pins the processes at its first call. */
  measure(pinned: () => Pinning): Promise<Measured>
}

/** The stampede is the first of them: its four gateways share all cores. */
export const standalone: readonly Standalone[] = [
  { id: 'W9', measure: measureStampede },
  { id: 'W8p', measure: (pinned) => measurePageMemory(pinned()) },
  { id: 'W11', measure: (pinned) => measureSubscriptions(pinned()) },
]
