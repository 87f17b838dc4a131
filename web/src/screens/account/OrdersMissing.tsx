import * as messages from '../../__generated__/messages/account.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { DataMissing } from './DataMissing.tsx'

/** Shown in place of orders: they did not load, or the shop may not read them. */
export const OrdersMissing = ({ failure }: Pick<ScreenProps, 'failure'>) => (
  <DataMissing
    failure={failure}
    what={messages.yourOrdersInSentence}
    title={messages.noOrderHistoryHere}
  >
    {messages.noOrderHistoryHint}
  </DataMissing>
)
