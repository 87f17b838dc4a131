import type { ReactNode } from 'react'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { initialOf } from '../../lib/initial.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Account.module.css'

export const Person_member = graphql(`
  fragment Person_member on Member {
    id
    nickname
    title
    photo {
      url(width: 160, height: 160, format: WEBP)
    }
  }
`)

type PersonProps = { member: FragmentType<typeof Person_member>; children?: ReactNode }

/** Photo, name and headline of a member. */
export function Person({ member, children }: PersonProps) {
  const { nickname, title, photo } = unmask(Person_member, member)
  const name = nickname ?? messages.noNameYet
  return (
    <div className={styles.person}>
      {photo?.url ? (
        <img src={photo.url} alt="" width="72" height="72" />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {nickname ? initialOf(nickname) : <Icon name="person" size={28} />}
        </span>
      )}
      <div>
        <p>{name}</p>
        {title && <p className={styles.muted}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
