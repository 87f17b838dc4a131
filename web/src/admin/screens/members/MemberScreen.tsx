import { useQuery } from 'urql'
import { Link, useLocation, useParams } from 'wouter'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { dayOf } from '../../lib/dates.ts'
import layout from '../../ui/Columns.module.css'
import { Facts } from '../../ui/Facts.tsx'
import { Label } from '../../ui/Label.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { History } from './History.tsx'
import { MemberActions } from './MemberActions.tsx'
import { MemberChanged } from './MemberChanged.tsx'
import { MemberForm } from './MemberForm.tsx'
import { MemberLists } from './MemberLists.tsx'
import { MemberOrders } from './MemberOrders.tsx'
import { type Member, memberDocument } from './member-documents.ts'
import { activityWords, nameOf, privacyWords, statusWords } from './words.ts'

export function Screen() {
  const { id = '' } = useParams()
  const [, navigate] = useLocation()
  const [{ data, error }, refetch] = useQuery({ query: memberDocument, variables: { id } })
  const reload = () => refetch({ requestPolicy: 'network-only' })
  if (!data) return error ? <NoAnswer error={error} onAgain={reload} /> : <Loading />
  const member = data.managedMember
  if (!member) {
    return (
      <EmptyState drawing="lamp" title="Member not found" headingLevel={1}>
        <Link href="/members">To all members</Link>
      </EmptyState>
    )
  }
  const [status, tone] = statusWords[member.status]
  return (
    <>
      <ScreenHead
        title={nameOf(member)}
        lead={
          <span className={layout.row}>
            <Label tone={tone}>{status}</Label>
            <Label>{privacyWords[member.privacyStatus]}</Label>
            {member.activityStatus === 'MUTED' && <Label tone="warning">Muted</Label>}
            <bdi>{member.loginEmail}</bdi>
          </span>
        }
      >
        <MemberActions member={member} onDone={reload} onGone={() => navigate('/members')} />
      </ScreenHead>
      <MemberChanged member={member} onNewer={reload} />
      <div className={layout.two}>
        <div className={layout.stack}>
          <MemberForm key={member.updatedDate} member={member} onDone={reload} />
          <MemberLists member={member} onDone={reload} />
          <MemberOrders orders={data.memberOrders} />
        </div>
        <div className={layout.stack}>
          <Panel title="Account">
            <Facts facts={factsOf(member)} />
          </Panel>
          <History key={member.updatedDate} id={member.id} />
        </div>
      </div>
    </>
  )
}

const factsOf = (member: Member) =>
  [
    ['Login email', member.loginEmail],
    ['Proved', member.isLoginEmailVerified ? 'Yes' : 'No'],
    ['Activity', activityWords[member.activityStatus]],
    ['Public page', member.slug && <a href={`/members/${member.slug}`}>/members/{member.slug}</a>],
    ['Joined', dayOf(member.createdDate)],
    ['Changed', dayOf(member.updatedDate)],
    ['Last login', dayOf(member.lastLoginDate)],
    ['Member id', member.id],
    ['Contact id', member.contactId],
  ] as const
