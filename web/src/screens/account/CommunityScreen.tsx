import { useQuery } from 'urql'
import { unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { preloadProblemMessages } from '../../forms/problems-from-url.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { loading, type ScreenProps } from '../../lib/screen.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { Membership } from './Membership.tsx'
import { Person } from './Person.tsx'
import { ProfileMissing } from './ProfileMissing.tsx'
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
    myIdentity {
      id
      email
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
export const title = () => messages.community

export function Screen(props: ScreenProps) {
  const [{ data }] = useQuery({ query: communityDocument })
  const me = data?.me ? unmask(Community_member, data.me) : null
  if (!me) {
    return (
      <AccountFrame title={messages.community} path={accountPaths.community}>
        <ProfileMissing data={data} failure={props.failure} what={messages.yourProfile} />
      </AccountFrame>
    )
  }
  const isPublic = me.privacyStatus === 'PUBLIC'
  return (
    <AccountFrame
      title={messages.community}
      lead={messages.communityIntro}
      path={accountPaths.community}
    >
      <Section
        title={isPublic ? messages.youShowYourself : messages.youArePrivate}
        text={messages.seeDirectory({
          link: (words) => <a href={accountPaths.members}>{words}</a>,
        })}
      >
        <Membership {...props} isPublic={isPublic} />
      </Section>
      <Section title={messages.whatOthersSee} text={messages.changeItOnYourProfile}>
        <Person member={me} />
        {isPublic && me.slug && (
          <p>
            <a href={accountPaths.member(me.slug)}>{messages.yourPageAsOthersSeeIt}</a>
          </p>
        )}
      </Section>
      <Section title={messages.addressOfYourPage} text={messages.slugChangeBreaksLinks}>
        <SlugForm {...props} slug={me.slug ?? ''} memberId={me.id} />
      </Section>
    </AccountFrame>
  )
}
