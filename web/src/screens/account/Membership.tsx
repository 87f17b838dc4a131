import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { Form } from '../../forms/Form.tsx'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { useGraphqlForm } from '../../forms/use-graphql-form.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { joinForm, leaveForm } from './community-forms.ts'
import styles from './Membership.module.css'

type MembershipProps = ScreenProps & { isPublic: boolean }

/** Joins or leaves the community, and explains what each does to the member's public name. */
export function Membership({ request, isPublic }: MembershipProps) {
  const form = useGraphqlForm(isPublic ? leaveForm : joinForm, { request, part: 'membership' })
  return (
    <>
      <Shown isPublic={isPublic} />
      <Form
        state={form}
        label={messages.membershipOfCommunity}
        hidden={{ returnTo: `${accountPaths.community}?form=membership` }}
      >
        <SubmitRow
          isSecondary={isPublic}
          busy={isPublic ? messages.leaving : messages.joining}
          done={isPublic ? messages.youAreInDirectoryNow : messages.youAreNoLongerShown}
          wasDone={/joined|left/.test(request.search.get('done') ?? '')}
        >
          {isPublic ? messages.leaveCommunity : commonMessages.joinCommunity}
        </SubmitRow>
      </Form>
    </>
  )
}

function Shown({ isPublic }: { isPublic: boolean }) {
  return (
    <div className={styles.lists}>
      <div>
        <h3>{isPublic ? messages.othersSee : messages.othersWouldSee}</h3>
        <ul>
          <li>
            {messages.yourDisplayName({
              link: (words) => <a href={accountPaths.profile}>{words}</a>,
            })}
          </li>
          <li>{messages.yourPhotoAndCoverPicture}</li>
          <li>{messages.lineAboutYou}</li>
        </ul>
      </div>
      <div>
        <h3>{messages.onlyYouSee}</h3>
        <ul>
          <li>{messages.yourEmailsPhonesAndAddresses}</li>
          <li>{messages.yourOrders}</li>
          <li>{messages.yourBirthdayAndOtherAnswers}</li>
        </ul>
      </div>
    </div>
  )
}
