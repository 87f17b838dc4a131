import { useQuery } from 'urql'
import { Link, useLocation, useParams } from 'wouter'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import * as messages from '../../__generated__/messages/members.ts'
import { statusWords } from '../../lib/member-words.ts'
import { useReload } from '../../lib/use-reload.ts'
import { Label } from '../../ui/Label.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { Row } from '../../ui/Row.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TwoColumns } from '../../ui/TwoColumns.tsx'
import { History } from './History.tsx'
import { MemberAccount } from './MemberAccount.tsx'
import { MemberActions } from './MemberActions.tsx'
import { MemberChanged } from './MemberChanged.tsx'
import { MemberForm } from './MemberForm.tsx'
import { MemberLists } from './MemberLists.tsx'
import { MemberOrders } from './MemberOrders.tsx'
import { memberDocument } from './member-documents.ts'
import { nameOf, privacyWords } from './words.ts'

export function Screen() {
  const { id = '' } = useParams()
  const [, navigate] = useLocation()
  const [{ data, error }] = useQuery({ query: memberDocument, variables: { id } })
  const refetch = useReload()
  const reload = () => refetch(memberDocument, { id })
  if (!data) return error ? <NoAnswer error={error} onAgain={reload} /> : <Loading />
  const member = data.managedMember
  if (!member) {
    return (
      <EmptyState drawing="lamp" title={messages.memberNotFound} headingLevel={1}>
        <Link href="/members">{messages.toAllMembers}</Link>
      </EmptyState>
    )
  }
  const [status, tone] = statusWords[member.status]
  return (
    <>
      <ScreenHead
        title={nameOf(member)}
        lead={
          <Row>
            <Label tone={tone}>{status}</Label>
            <Label>{privacyWords[member.privacyStatus]}</Label>
            {member.activityStatus === 'MUTED' && (
              <Label tone="warning">{messages.mutedLabel}</Label>
            )}
            <bdi>{member.loginEmail}</bdi>
          </Row>
        }
      >
        <MemberActions member={member} onDone={reload} onGone={() => navigate('/members')} />
      </ScreenHead>
      <MemberChanged member={member} onNewer={reload} />
      <TwoColumns>
        <Stack>
          <MemberForm key={id} member={member} onDone={reload} />
          <MemberLists member={member} onDone={reload} />
          <MemberOrders orders={data.memberOrders} />
        </Stack>
        <Stack>
          <MemberAccount member={member} />
          <History key={member.updatedAt} id={member.id} />
        </Stack>
      </TwoColumns>
    </>
  )
}
