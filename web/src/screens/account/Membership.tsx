import { useState } from 'react'
import { useClient } from 'urql'
import { Form } from '../../forms/Form.tsx'
import { problemsFromUrl } from '../../forms/problems-from-url.ts'
import { SubmitRow } from '../../forms/SubmitRow.tsx'
import { sendForm } from '../../forms/send-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import styles from './Membership.module.css'
import { joinDocument, leaveDocument } from './membership-documents.ts'

type MembershipProps = ScreenProps & { isPublic: boolean }

/** Joins or leaves the community, and explains what each does to the member's public name. */
export function Membership({ request, isPublic }: MembershipProps) {
  const client = useClient()
  const [initialProblems] = useState(() => problemsFromUrl(request.search, 'membership'))
  const form = useForm({
    labels: {},
    initialProblems,
    async send() {
      const document = isPublic ? leaveDocument : joinDocument
      const { answer, problems } = await sendForm(client, document, {})
      return answer && problems.length === 0 ? 'done' : problems
    },
  })
  return (
    <>
      <Shown isPublic={isPublic} />
      <Form
        state={form}
        label="Membership of the community"
        action={isPublic ? '/forms/leave-community' : '/forms/join-community'}
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
        <h3>{isPublic ? 'Everybody sees' : 'Everybody would see'}</h3>
        <ul>
          <li>
            Your <a href={accountPaths.profile}>display name</a>
          </li>
          <li>Your photo and cover picture</li>
          <li>The line about you</li>
        </ul>
      </div>
      <div>
        <h3>Nobody sees</h3>
        <ul>
          <li>Your emails, phones and addresses</li>
          <li>Your orders</li>
          <li>Your birthday and other answers</li>
        </ul>
      </div>
    </div>
  )
}
