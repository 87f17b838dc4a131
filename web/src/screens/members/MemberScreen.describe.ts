import { accountPaths } from '../../lib/account-paths.ts'
import type { Describe } from '../../server/description.ts'
import { memberDocument } from './MemberScreen.tsx'

export const describe: Describe = (read) => {
  const member = read(memberDocument)?.member
  if (!member?.slug) return { isNoindex: true }
  const { photo } = member
  return {
    description: member.title ?? undefined,
    canonical: accountPaths.member(member.slug),
    image: photo?.url
      ? { url: photo.url, width: 320, height: 320, alt: member.nickname ?? '' }
      : null,
  }
}
