import type { ReactNode } from 'react'
import * as messages from '../../__generated__/messages/checkout.ts'

/** Shows progress while the page refetches; without JavaScript, what is already known. */
export function StillLooking({ children }: { children: ReactNode }) {
  return (
    <>
      <p className="wrap needs-js" role="status">
        {messages.lookingForYourOrder}
      </p>
      <div className="without-js">{children}</div>
    </>
  )
}
