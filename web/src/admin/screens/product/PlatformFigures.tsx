import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { fractionOf, percentWith } from '../../lib/percent.ts'
import { Facts } from '../../ui/Facts.tsx'
import styles from './Figures.module.css'

const PlatformFigures_product = graphql(`
  fragment PlatformFigures_product on Product {
    price { formatted }
    costAndProfit { profit { formatted } margin }
  }
`)

const percent = percentWith(1)

/** Figures computed by the platform, as of the last read. */
export function PlatformFigures(props: { product: FragmentType<typeof PlatformFigures_product> }) {
  const { price, costAndProfit } = unmask(PlatformFigures_product, props.product)
  const margin = fractionOf(costAndProfit?.margin)
  return (
    <section className={styles.group} aria-label={messages.asPlatformWorksItOut}>
      <h3>{messages.asPlatformWorksItOut}</h3>
      <Facts
        facts={[
          [messages.shoppersPay, price.formatted],
          [messages.profit, costAndProfit?.profit?.formatted],
          [commonMessages.margin, typeof margin === 'number' ? percent.format(margin) : null],
        ]}
      />
    </section>
  )
}
