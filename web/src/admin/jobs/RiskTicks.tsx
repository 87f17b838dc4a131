import { Banner } from '../../ui/Banner.tsx'
import type { PriceRisk } from '../__generated__/graphql.ts'
import { pluralize } from '../lib/pluralize.ts'
import { Tick } from '../ui/Tick.tsx'
import styles from './RiskTicks.module.css'
import { riskMeanings } from './words.ts'

type Props = {
  counts: readonly { risk: PriceRisk; count: number }[]
  risks: readonly PriceRisk[]
  toggle: (risk: PriceRisk) => void
  limit?: string
}

/** A checkbox for each kind of risk of a price change, as acknowledgment before saving. */
export function RiskTicks({ counts, risks, toggle, limit = '50' }: Props) {
  if (counts.length === 0) return null
  return (
    <Banner tone="warning" title="Is this what you mean?">
      <div className={styles.risks}>
        {counts.map(({ risk, count }) => (
          <Tick key={risk} checked={risks.includes(risk)} onChange={() => toggle(risk)}>
            Yes, {pluralize(count, 'products')} {riskMeanings[risk](limit)}
          </Tick>
        ))}
      </div>
    </Banner>
  )
}
