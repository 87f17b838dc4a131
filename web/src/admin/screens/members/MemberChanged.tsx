import { graphql } from '../../__generated__/gql.ts'
import { ChangedElsewhere } from '../../live/ChangedElsewhere.tsx'

const stampDocument = graphql(`
  query AdminMemberStamp($id: ID!) { managedMember(id: $id) { id updatedDate } }
`)

type Props = { member: { id: string; updatedDate?: string | null }; onNewer: () => void }

/** Notice when the member changes elsewhere; reloads the form when nothing is typed. */
export function MemberChanged({ member: { id, updatedDate }, onNewer }: Props) {
  return (
    <ChangedElsewhere
      kind="member"
      id={id}
      stamp={String(updatedDate)}
      stampDocument={stampDocument}
      stampOf={({ managedMember }) => managedMember && String(managedMember.updatedDate)}
      refresh={onNewer}
    />
  )
}
