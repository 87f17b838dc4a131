import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/forms.ts'
import { Banner } from '../ui/Banner.tsx'
import styles from './Form.module.css'
import type { FormState } from './use-form.ts'

/** Problems without a field, and links to the invalid fields when there are several. */
export function FormSummary({ state, id }: { state: FormState; id: string }) {
  const { problems, labels } = state
  const isPlaced = (field?: string | null) => typeof field === 'string' && field in labels
  const [first] = problems
  if (!first || (problems.length === 1 && isPlaced(first.field))) return null
  return (
    <div data-summary="" tabIndex={-1} className={styles.summary}>
      <Banner tone="danger">
        {problems.length > 1 && <p>{messages.pleaseFixFollowing}</p>}
        <ul>
          {problems.map(({ field, message, requestId, code }) => (
            <li key={`${field} ${code}`}>
              {isPlaced(field) ? (
                <a href={`#${id}-${field}`}>
                  {labels[field ?? '']}: {message}
                </a>
              ) : (
                message
              )}
              {requestId && !isPlaced(field) && (
                <span className={styles.reference}>
                  {commonMessages.reference} <code>{requestId}</code>
                </span>
              )}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
