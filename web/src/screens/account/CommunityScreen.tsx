import { useQuery } from 'urql'
import { unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import { preloadProblemMessages } from '../../forms/problems-from-url.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { loading, type ScreenProps } from '../../lib/screen.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { DataMissing } from './DataMissing.tsx'
import { Membership } from './Membership.tsx'
import { Person } from './Person.tsx'
import { Section } from './Section.tsx'
import { SlugForm } from './SlugForm.tsx'

const communityDocument = graphql(`
  query AccountCommunity {
    viewer {
      role
    }
    me {
      id
      ...Community_member
    }
  }
`)

export const Community_member = graphql(`
  fragment Community_member on Member {
    id
    slug
    privacyStatus
    ...Person_member
  }
`)

export const load = () => [loading(communityDocument, {})]
export const ready = preloadProblemMessages
export const title = () => 'Community'

export function Screen(props: ScreenProps) {
  const [{ data }] = useQuery({ query: communityDocument })
  const me = data?.me ? unmask(Community_member, data.me) : null
  if (!me) {
    return (
      <AccountFrame title="Community" path={accountPaths.community}>
        <DataMissing what="your profile" />
      </AccountFrame>
    )
  }
  const isPublic = me.privacyStatus === 'PUBLIC'
  return (
    <AccountFrame
      title="Community"
      lead="Members who like to be found, and the page others see of them."
      path={accountPaths.community}
    >
      <Section
        title={isPublic ? 'You show yourself' : 'You are private'}
        text={
          <>
            See who else is there in the <a href={accountPaths.members}>directory</a>.
          </>
        }
      >
        <Membership {...props} isPublic={isPublic} />
      </Section>
      <Section title="What others see" text="Change it on your profile.">
        <Person member={me} />
        {isPublic && me.slug && (
          <p>
            <a href={accountPaths.member(me.slug)}>Your page as others see it</a>
          </p>
        )}
      </Section>
      <Section
        title="Address of your page"
        text="Old links to your page stop working when you change it."
      >
        <SlugForm {...props} slug={me.slug ?? ''} memberId={me.id} />
      </Section>
    </AccountFrame>
  )
}
