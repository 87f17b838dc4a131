import { useQuery } from 'urql'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { paths } from '../../lib/paths.ts'
import { loading, type ScreenProps } from '../../lib/screen.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './Account.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import { AddressLines } from './AddressLines.tsx'
import { OrderRows } from './OrderRows.tsx'
import { OrdersMissing } from './OrdersMissing.tsx'
import { Person } from './Person.tsx'
import { ProfileMissing } from './ProfileMissing.tsx'
import { Section } from './Section.tsx'

const overviewDocument = graphql(`
  query AccountOverview {
    viewer {
      role
    }
    me {
      id
      ...Greeting_member
      ...AddressPreview_member
    }
    myIdentity {
      id
      email
    }
    orders(first: 3) {
      nodes {
        id
        ...OrderRow_order
      }
    }
  }
`)

export const Greeting_member = graphql(`
  fragment Greeting_member on Member {
    id
    nickname
    loginEmail
    contact {
      firstName
    }
    ...Person_member
  }
`)

export const load = () => [loading(overviewDocument, {})]
export const title = () => messages.yourAccount

export function Screen({ failure }: ScreenProps) {
  const [{ data }] = useQuery({ query: overviewDocument })
  const { me, orders } = data ?? {}
  if (!me) {
    return (
      <AccountFrame title={messages.yourAccount} path={accountPaths.overview}>
        <ProfileMissing data={data} failure={failure} what={messages.yourAccountInSentence} />
      </AccountFrame>
    )
  }
  const greeted = unmask(Greeting_member, me)
  const name = greeted.contact?.firstName ?? greeted.nickname
  return (
    <AccountFrame
      title={name ? messages.hello({ name }) : messages.helloNameless}
      path={accountPaths.overview}
    >
      <Section title={messages.lastOrders}>
        {orders ? <OrderRows orders={orders.nodes} /> : <OrdersMissing failure={failure} />}
        <p>
          {orders?.nodes.length ? (
            <a href={accountPaths.orders}>{messages.allOrders}</a>
          ) : (
            <ButtonLink href={paths.collections}>{commonMessages.lookAround}</ButtonLink>
          )}
        </p>
      </Section>
      <Section title={messages.you}>
        <Person member={greeted}>
          <p className={styles.muted}>{greeted.loginEmail}</p>
        </Person>
        <p>
          <a href={accountPaths.profile}>{messages.editProfile}</a>
        </p>
      </Section>
      <Section title={messages.addressHeading}>
        <FirstAddress member={me} />
      </Section>
    </AccountFrame>
  )
}

export const AddressPreview_member = graphql(`
  fragment AddressPreview_member on Member {
    id
    contact {
      addresses {
        id
        ...AddressLines_address
      }
    }
  }
`)

function FirstAddress({ member }: { member: FragmentType<typeof AddressPreview_member> }) {
  const { contact } = unmask(AddressPreview_member, member)
  const [first] = contact?.addresses ?? []
  return (
    <>
      {first ? <AddressLines address={first} /> : <p>{messages.noAddressYet}</p>}
      <p>
        <a href={accountPaths.addresses}>{first ? messages.allAddresses : messages.addAddress}</a>
      </p>
    </>
  )
}
