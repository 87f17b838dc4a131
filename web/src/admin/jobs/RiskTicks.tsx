import { Banner } from '../../ui/Banner.tsx'
import type { PriceRisk } from '../__generated__/graphql.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/jobs.ts'
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
    <Banner tone="warning" title={messages.isThisWhatYouMean}>
      <div className={styles.risks}>
        {counts.map(({ risk, count }) => (
          <Tick key={risk} checked={risks.includes(risk)} onChange={() => toggle(risk)}>
            {messages.yes({
              products: commonMessages.productCount({ count }),
              effect: riskMeanings[risk](limit),
            })}
          </Tick>
        ))}
      </div>
    </Banner>
  )
}
