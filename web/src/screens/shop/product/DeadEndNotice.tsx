import { locale } from '../../../__generated__/messages/locale.ts'
import * as messages from '../../../__generated__/messages/product.ts'
import { paths } from '../../../lib/paths.ts'
import { type Selection, selectionSearch, selectionWords } from '../../../lib/product-choices.ts'
import { Banner } from '../../../ui/Banner.tsx'
import styles from './BuyBox.module.css'
import type { Offer } from './offer.ts'
import type { ProductChoices } from './product-fragments.ts'

type DeadEndNoticeProps = {
  choices: ProductChoices
  selection: Selection
  offer: Offer
  slug: string
}

const namesWithOr = new Intl.ListFormat(locale, { type: 'disjunction' })

/**
 * Reports which combination is unavailable, which choice causes it, and the closest alternatives. Of a product that is
 * sold out in all of them the head of the page says so.
 */
export function DeadEndNotice({ choices, selection, offer, slug }: DeadEndNoticeProps) {
  const { deadEnd } = offer
  const { options } = choices
  const { blockers = [], alternatives = [] } = deadEnd ?? {}
  if (alternatives.length === 0) return null
  return (
    <Banner
      tone="warning"
      title={messages.soldOutIn({ selection: selectionWords(options, selection) })}
    >
      <p>
        {blockers.length > 0 && options.length > 1
          ? messages.changeAvailableIn({
              choices: namesWithOr.format(
                blockers.map((one) => messages.choiceInQuotes({ choice: one.label })),
              ),
            })
          : messages.availableIn}
      </p>
      <ul className={styles.alternatives}>
        {alternatives.map((one) => (
          <li key={selectionWords(options, one)}>
            <a href={paths.product(slug) + selectionSearch(options, one)} data-replace="">
              {selectionWords(options, one)}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
