import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../ui/Row.tsx'
import { WhatChanges } from '../../ui/WhatChanges.tsx'
import type { Change } from './product.ts'

type Props = { changes: readonly Change[]; onMine: () => void; onTheirs: () => void }

/** Notice of a conflicting change. Saving waits for a decision. */
export function NewerNotice({ changes, onMine, onTheirs }: Props) {
  return (
    <Banner tone="warning" title="Another user changed this product">
      <p>Nothing of yours is sent yet.</p>
      <WhatChanges title="What they changed" changes={changes} />
      <Row>
        <Button onClick={onMine}>Save mine all the same</Button>
        <Button weight="quiet" onClick={onTheirs}>
          Drop mine, keep theirs
        </Button>
      </Row>
    </Banner>
  )
}
