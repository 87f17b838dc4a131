import { graphql } from '../../__generated__/gql.ts'
import { ChangedElsewhere } from '../../live/ChangedElsewhere.tsx'

const stampDocument = graphql(`
  query AdminMemberStamp($id: ID!) { managedMember(id: $id) { id updatedAt } }
`)

type Props = { member: { id: string; updatedAt?: string | null }; onNewer: () => void }

/** Notice when the member changes elsewhere; reloads the form when nothing is typed. */
export function MemberChanged({ member: { id, updatedAt }, onNewer }: Props) {
  return (
    <ChangedElsewhere
      kind="member"
      id={id}
      stamp={String(updatedAt)}
      stampDocument={stampDocument}
      stampOf={({ managedMember }) => managedMember && String(managedMember.updatedAt)}
      refresh={onNewer}
    />
  )
}
