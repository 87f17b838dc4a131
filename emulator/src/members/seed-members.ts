// Converts the seeded people to rows.
import { memberIdOf, seededPassword } from '../accounts.ts'
import { sizeOf } from '../art/draw-picture.ts'
import { guidOf } from '../ids.ts'
import { mediaIdOf } from '../media/media-id.ts'
import type { StoredCredential, StoredMember, StoredPhoto } from '../rows/member-rows.ts'
import { freeSlug, slugFrom } from '../rules/slug.ts'
import { people } from '../seed/people.ts'
import type { SeedPerson, SeedPicture } from '../seed/types.ts'
import { seedCredential } from './seed-credential.ts'

const day = 86_400_000

export function seedMembers(seedTime: number): {
  members: StoredMember[]
  credentials: StoredCredential[]
} {
  const slugs = new Set<string>()
  const members = people.map((person) => {
    const member = memberOf(person, seedTime, slugs)
    slugs.add(member.profile.slug)
    return member
  })
  const credentials = people.map(({ email, withoutPassword }) =>
    seedCredential(memberIdOf(email), withoutPassword ? undefined : seededPassword),
  )
  return { members, credentials }
}

function memberOf(person: SeedPerson, seedTime: number, slugs: Set<string>): StoredMember {
  const id = memberIdOf(person.email)
  const daysAgo = (days: number) => new Date(seedTime - days * day).toISOString()
  const createdDate = daysAgo(person.joinedDaysAgo)
  const lastLoginDate = person.seenDaysAgo === undefined ? undefined : daysAgo(person.seenDaysAgo)
  return {
    id,
    contactId: id,
    role: person.role ?? 'MEMBER',
    loginEmail: person.email,
    loginEmailVerified: !person.unverified,
    status: person.status ?? 'APPROVED',
    reasons: person.reasons ?? [],
    privacyStatus: person.privacy ?? 'PRIVATE',
    activityStatus: person.activity ?? 'ACTIVE',
    language: person.language,
    contact: contactOf(person),
    profile: {
      nickname: person.nickname,
      slug: freeSlug(slugFrom(person.nickname, person.email), (slug) => slugs.has(slug)),
      title: person.title,
      photo: photoOf(person.photo, person.pictureForm),
      cover: photoOf(person.cover, person.pictureForm),
    },
    revision: 1,
    createdDate,
    updatedDate: lastLoginDate ?? createdDate,
    lastLoginDate,
    ...(person.subscribedForDays && { subscriptionEnds: daysAgo(-person.subscribedForDays) }),
  }
}

function contactOf(person: SeedPerson): StoredMember['contact'] {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    company: person.company,
    jobTitle: person.jobTitle,
    birthdate: person.birthdate,
    labels: person.labels,
    phones: person.phones ?? [],
    emails: person.emails ?? [{ email: person.email, tag: 'MAIN' }],
    addresses: (person.addresses ?? []).map((address, at) => ({
      ...address,
      id: guidOf('address', person.email, at),
    })),
    customFields: person.fields ?? {},
  }
}

const photoOf = (
  picture: SeedPicture | undefined,
  form: SeedPerson['pictureForm'],
): StoredPhoto | undefined =>
  picture && { id: mediaIdOf(picture), ...(form && { form }), ...sizeOf(picture.view) }
