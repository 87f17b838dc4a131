import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { Picture } from '../../ui/Picture.tsx'
import { dayOf } from './dates.ts'
import styles from './Order.module.css'

export const OrderLines_order = graphql(`
  fragment OrderLines_order on Order {
    id
    lines {
      id
      name
      quantity
      image {
        url
        alt
      }
      descriptionLines {
        name
        value
      }
      price {
        formatted
      }
      total {
        formatted
      }
      digitalFile {
        link
        expirationDate
      }
    }
  }
`)

/** Line items of an order. */
export function OrderLines({ order }: { order: FragmentType<typeof OrderLines_order> }) {
  const { lines } = unmask(OrderLines_order, order)
  return (
    <section aria-label={messages.bought}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <div className={styles.thumb}>
              {line.image && (
                <Picture image={line.image} widths={[72, 144]} sizes="72px" isDecoration />
              )}
            </div>
            <div>
              <p>{line.name}</p>
              {line.descriptionLines.map(({ name, value }) => (
                <p key={name ?? value} className={styles.detail}>
                  {[name, value].filter(Boolean).join(': ')}
                </p>
              ))}
              <p className={styles.detail}>
                {line.quantity} × {line.price?.formatted}
              </p>
              {line.digitalFile?.link && (
                <p>
                  <Download {...line.digitalFile} link={line.digitalFile.link} />
                </p>
              )}
            </div>
            <p className="money">{line.total?.formatted}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type DownloadProps = { link: string; expirationDate: string | null }

function Download({ link: href, expirationDate }: DownloadProps) {
  const link = (words: string) => (
    <a href={href} download>
      {words}
    </a>
  )
  return expirationDate
    ? messages.downloadUntil({ date: dayOf(expirationDate), link })
    : link(messages.download)
}
