import { useState } from 'react'
import type { PriceRisk } from '../__generated__/graphql.ts'
import { toggled } from '../lib/toggled.ts'

/** Acknowledged risks of one change: another `change` resets them. */
export function useRisks(change: string) {
  const [acknowledged, setAcknowledged] = useState({ change, risks: [] as PriceRisk[] })
  const risks = acknowledged.change === change ? acknowledged.risks : []
  return {
    risks,
    toggle: (risk: PriceRisk) => setAcknowledged({ change, risks: [...toggled(risks, risk)] }),
    reset: () => setAcknowledged({ change, risks: [] }),
  }
}
