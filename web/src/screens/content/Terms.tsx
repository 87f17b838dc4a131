import type { ContentScreenQuery } from '../../__generated__/graphql.ts'
import { DeliveryTable } from './DeliveryTable.tsx'
import { ReturnsNote } from './ReturnsNote.tsx'

type TermsProps = {
  kinds: NonNullable<ContentScreenQuery['contentPage']>['terms']
  /** Null when the shop has not set them. */
  terms: ContentScreenQuery['store']['terms']
}

/** The terms of the shop that belong above the text of a page. */
export function Terms({ kinds, terms }: TermsProps) {
  return kinds.map((kind) =>
    kind === 'DELIVERY' ? (
      <DeliveryTable key={kind} delivery={terms?.delivery ?? []} />
    ) : (
      terms?.returns && <ReturnsNote key={kind} returns={terms.returns} />
    ),
  )
}
