// Changes the slug of a member's page. docs/contract/members.md §6.
import { platformCodes } from '@vitrine/platform'
import { invalid, refused } from '../refuse.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import { reservedSlugs, slugPattern } from '../rules/slug.ts'
import type { State } from '../state/state.ts'
import { saveMember } from './save-member.ts'

export function changeSlug(member: StoredMember, slug: string, state: State): StoredMember {
  if (!slugPattern.test(slug)) {
    const description = 'may hold letters, digits and . _ ~ - only, a letter or digit at both ends'
    throw invalid('slug', description, { rule: 'FORMAT' })
  }
  const isTaken = state.members.by('slug', slug).some(({ id }) => id !== member.id)
  if (isTaken || reservedSlugs.has(slug)) {
    throw refused(409, platformCodes.slugTaken, 'This slug is taken', { slug })
  }
  if (member.profile.slug === slug) return member
  return saveMember({ ...member, profile: { ...member.profile, slug } }, state)
}
