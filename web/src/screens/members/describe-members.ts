import { accountPaths } from '../../lib/account-paths.ts'
import { type Describe, notFound } from '../../server/description.ts'
import { memberDocument } from './member-document.ts'

/** Search results and later pages are noindex; only the first page is the directory itself. */
export const describeDirectory: Describe = (_read, { search }) => ({
  title: 'Members',
  description: 'People of this shop who like to be found.',
  canonical: accountPaths.members,
  isNoindex: search.has('name') || search.has('after'),
})

export const describeMember: Describe = (read) => {
  const member = read(memberDocument)?.member
  if (!member?.slug) return notFound
  return {
    title: member.nickname ?? 'Member',
    description: member.title ?? undefined,
    canonical: accountPaths.member(member.slug),
    image: member.photo?.url ?? null,
  }
}
