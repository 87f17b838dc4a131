import { accountPaths } from '../../lib/account-paths.ts'
import type { Describe } from '../../server/description.ts'
import { memberDocument } from './MemberScreen.tsx'

export const describe: Describe = (read) => {
  const member = read(memberDocument)?.member
  if (!member?.slug) return { isNoindex: true }
  return {
    description: member.title ?? undefined,
    canonical: accountPaths.member(member.slug),
    image: member.photo?.url ?? null,
  }
}
