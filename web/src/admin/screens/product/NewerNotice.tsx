import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import * as messages from '../../__generated__/messages/product.ts'
import { Row } from '../../ui/Row.tsx'
import { WhatChanges } from '../../ui/WhatChanges.tsx'
import type { Change } from './product.ts'

type Props = { changes: readonly Change[]; onMine: () => void; onTheirs: () => void }

/** Notice of a conflicting change. Saving waits for a decision. */
export function NewerNotice({ changes, onMine, onTheirs }: Props) {
  return (
    <Banner tone="warning" title={messages.anotherUserChangedThisProduct}>
      <p>{messages.nothingOfYoursIsSentYet}</p>
      <WhatChanges title={messages.whatTheyChanged} changes={changes} />
      <Row>
        <Button onClick={onMine}>{messages.saveMineAllSame}</Button>
        <Button weight="quiet" onClick={onTheirs}>
          {messages.dropMineKeepTheirs}
        </Button>
      </Row>
    </Banner>
  )
}
