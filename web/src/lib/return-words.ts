import type { ReturnPayer } from '../__generated__/graphql.ts'
import * as messages from '../__generated__/messages/content.ts'

/** How long something may be returned, and who pays for it. */
export const returnWords = ({ days, paidBy }: { days: number; paidBy: ReturnPayer }): string =>
  paidBy === 'SHOP' ? messages.freeReturns({ days }) : messages.ownReturns({ days })
