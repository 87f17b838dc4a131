import type { ReturnPayer } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/content.ts'

type Returns = { days: number; paidBy: ReturnPayer }

type PrintedPartsProps = {
  name: string
  /** Null when the shop says nothing about returns. */
  returns: Returns | null | undefined
  /** HTML of the page about how to reach the shop. */
  contact: string | undefined
}

/** What `styles/print.css` shows on paper only: the shop's name, its contact and how to return something. */
export function PrintedParts({ name, returns, contact }: PrintedPartsProps) {
  return (
    <>
      <p hidden data-print="head">
        {name}
      </p>
      <div hidden data-print="foot">
        {returns && <p>{returnWords(returns)}</p>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway makes it from Markdown without HTML */}
        {contact && <div dangerouslySetInnerHTML={{ __html: contact }} />}
      </div>
    </>
  )
}

const returnWords = ({ days, paidBy }: Returns) =>
  paidBy === 'SHOP' ? messages.freeReturns({ days }) : messages.ownReturns({ days })
