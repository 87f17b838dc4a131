import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { useDates } from '../../lib/dates.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Order.module.css'

export const OrderLines_order = graphql(`
  fragment OrderLines_order on Order {
    id
    lines {
      id
      name
      quantity
      image {
        url(format: WEBP)
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
        url
        expiresAt
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
          <li key={line.id ?? line.name}>
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
              {line.digitalFile?.url && (
                <p>
                  <Download {...line.digitalFile} url={line.digitalFile.url} />
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

type DownloadProps = { url: string; expiresAt: string | null }

function Download({ url, expiresAt }: DownloadProps) {
  const { dayOf } = useDates()
  const link = (words: string) => (
    <a href={url} download>
      {words}
    </a>
  )
  return expiresAt
    ? messages.downloadUntil({ date: dayOf(expiresAt), link })
    : link(messages.download)
}
