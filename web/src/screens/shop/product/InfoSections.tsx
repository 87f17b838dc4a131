import * as messages from '../../../__generated__/messages/product.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './InfoSections.module.css'

type InfoSectionsProps = {
  sections: readonly { title: string; description: string }[]
  sku: string | null | undefined
}

/** Collapsible sections with details of the product; no script needed. The gateway sanitizes the HTML. */
export function InfoSections({ sections, sku }: InfoSectionsProps) {
  return (
    <div className={styles.sections}>
      {sections.map(({ title, description }) => (
        <details key={title}>
          <summary>
            {title}
            <Icon name="plus" size={18} />
          </summary>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: scalar HTML is sanitized by the gateway */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: description }} />
        </details>
      ))}
      {sku && <p className={styles.sku}>{messages.sku({ sku })}</p>}
    </div>
  )
}
