import * as commonMessages from '../../../__generated__/messages/common.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './BuyBox.module.css'
import type { BuyProblemEntry } from './buy-problems.ts'

/** Refusals, beside the fields they concern. Unexpected failures have a request id and a retry button. */
export function BuyProblem({ problems }: { problems: readonly BuyProblemEntry[] }) {
  return problems.map(({ text, tone, requestId, canRetry }) => (
    <Banner key={text} tone={tone}>
      <p>{text}</p>
      {requestId && (
        <p className={styles.reference}>
          {commonMessages.reference} <code>{requestId}</code>
        </p>
      )}
      {canRetry && (
        <Button type="submit" weight="quiet">
          {commonMessages.tryAgain}
        </Button>
      )}
    </Banner>
  ))
}
