import type { ReactNode } from 'react'
import * as messages from '../../__generated__/messages/account.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { Banner } from '../../ui/Banner.tsx'

type DataMissingProps = Pick<ScreenProps, 'failure'> & {
  what: string
  /** The heading for a shop that has none of it, with what to do instead. */
  title: string
  children: ReactNode
}

/** Shown in place of the main data of a page: they did not load, or the shop has none of them. */
export function DataMissing({ what, failure, title, children }: DataMissingProps) {
  const isAbsent = !failure && children
  return (
    <Banner
      tone={isAbsent ? 'info' : 'danger'}
      title={isAbsent ? title : messages.weCouldntLoad({ what })}
    >
      <p>{isAbsent || messages.dataMissingHint}</p>
    </Banner>
  )
}
