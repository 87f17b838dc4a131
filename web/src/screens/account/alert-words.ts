// Texts for the status of a stock alert. Apart from those of orders, whose pages do not need them.
import type { BackInStockStatus } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import type { StatusText } from './status-words.ts'

export const alertWords: Record<BackInStockStatus, StatusText> = {
  RECEIVED: { text: messages.waiting, tone: 'plain' },
  PROCESSING: { text: messages.beingSent, tone: 'plain' },
  NOTIFICATION_SENT: { text: messages.emailSent, tone: 'good' },
  FAILED: { text: messages.couldNotBeSent, tone: 'attention' },
  UNKNOWN: { text: messages.unknown, tone: 'plain' },
}
