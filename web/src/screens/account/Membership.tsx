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
        label="Membership of the community"
        hidden={{ returnTo: `${accountPaths.community}?form=membership` }}
      >
        <SubmitRow
          isSecondary={isPublic}
          busy={isPublic ? 'Leaving…' : 'Joining…'}
          done={isPublic ? 'You are in the directory now.' : 'You are no longer shown.'}
          wasDone={/joined|left/.test(request.search.get('done') ?? '')}
        >
          {isPublic ? 'Leave the community' : 'Join the community'}
        </SubmitRow>
      </Form>
    </>
  )
}

function Shown({ isPublic }: { isPublic: boolean }) {
  return (
    <div className={styles.lists}>
      <div>
        <h3>{isPublic ? 'Others see' : 'Others would see'}</h3>
        <ul>
          <li>
            Your <a href={accountPaths.profile}>display name</a>
          </li>
          <li>Your photo and cover picture</li>
          <li>The line about you</li>
        </ul>
      </div>
      <div>
        <h3>Only you see</h3>
        <ul>
          <li>Your emails, phones and addresses</li>
          <li>Your orders</li>
          <li>Your birthday and other answers</li>
        </ul>
      </div>
    </div>
  )
}
