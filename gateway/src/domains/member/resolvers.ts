import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { sizedUrl } from '../common/media.ts'
import { ownOrReason } from '../common/own-or-reason.ts'
import { verifiedSession } from '../common/verify-member.ts'
import { customFieldsOf } from './custom-fields.ts'
import { manageMember } from './manage.ts'
import { byFilterQueries, manageByFilter } from './manage-by-filter.ts'
import { bulkDeleteMembers } from './manage-many.ts'
import { manageProfile } from './manage-profile.ts'
import { readMemberOrders } from './member-orders.ts'
import { memberMutations } from './mutations.ts'
import { readManagedMember, readManagedMembers } from './read-managed.ts'
import { readMe, readMember, readMembers } from './read-members.ts'
import { slugCheck } from './slug.ts'
import { emailsWithTags, phonesWithTags, tagOfAddress } from './tags.ts'

export const memberResolvers = {
  Query: {
    me: async (_, __, context, info) =>
      ownOrReason(await readMe(context), 'NOT_FOUND', context, info),
    async myIdentity(_, __, context, info) {
      const identity = (await verifiedSession(context))?.state?.identity
      if (!identity) return ownOrReason(null, 'NOT_FOUND', context, info)
      return {
        ...identity,
        emailVerified: identity.isEmailVerified,
        reasons: [...identity.reasons],
        factors: [...identity.factors],
        createdAt: identity.createdDate ?? null,
        updatedAt: identity.updatedDate ?? null,
      }
    },
    member: (_, args, context) => readMember(args, context),
    members: (_, args, context) => readMembers(args, context),
    slugCheck: (_, { slug }, context, info) => slugCheck(slug, context, info),
    managedMembers: (_, args, context) => readManagedMembers(args, context),
    managedMember: (_, { id }, context) => readManagedMember(id, context),
    memberOrders: (_, args, context) => readMemberOrders(args, context),
    ...byFilterQueries,
  },
  Mutation: {
    ...memberMutations,
    ...manageMember,
    ...manageProfile,
    ...manageByFilter,
    bulkDeleteMembers,
  },
  Member: {
    contactId: (member) => member.contactId ?? null,
    slug: ({ profile }) => profile?.slug ?? null,
    nickname: ({ profile }) => profile?.nickname ?? null,
    title: ({ profile }) => profile?.title || null,
    photo: ({ profile }) => (profile?.photo?.url ? profile.photo : null),
    cover: ({ profile }) => (profile?.cover?.url ? profile.cover : null),
    status: ({ status }) => status ?? 'UNKNOWN',
    privacyStatus: ({ privacyStatus }) => privacyStatus ?? 'UNKNOWN',
    activityStatus: ({ activityStatus }) => activityStatus ?? 'UNKNOWN',
    loginEmail: ({ loginEmail }) => loginEmail ?? null,
    loginEmailVerified: ({ loginEmailVerified }) => loginEmailVerified ?? null,
    contact: ({ contact }) => contact ?? null,
    createdAt: ({ createdDate }) => createdDate ?? null,
    updatedAt: ({ updatedDate }) => updatedDate ?? null,
    lastLoginAt: ({ lastLoginDate }) => lastLoginDate ?? null,
  },
  MemberPicture: {
    id: ({ id }) => id || null,
    url: ({ url }, size) => (url ? sizedUrl(url, size) : null),
    width: ({ width }) => width || null,
    height: ({ height }) => height || null,
    offsetX: ({ offsetX }) => offsetX ?? null,
    offsetY: ({ offsetY }) => offsetY ?? null,
  },
  MemberContact: {
    firstName: (contact) => contact.firstName || null,
    lastName: (contact) => contact.lastName || null,
    phones: ({ phones }, _, context) => phonesWithTags(phones ?? [], context),
    emails: ({ emails }, _, context) => emailsWithTags(emails ?? [], context),
    addresses: (contact) => contact.addresses ?? [],
    birthdate: (contact) => contact.birthdate || null,
    company: (contact) => contact.company || null,
    jobTitle: (contact) => contact.jobTitle || null,
    customFields: (contact, _, context) => customFieldsOf(contact, context),
  },
  MemberAddress: {
    id: (address) => address.id ?? null,
    tag: (address, _, context) => tagOfAddress(address, context),
    addressLine: (address) => address.addressLine ?? null,
    addressLine2: (address) => address.addressLine2 ?? null,
    streetNumber: (address) => address.streetAddress?.number ?? null,
    streetName: (address) => address.streetAddress?.name ?? null,
    city: (address) => address.city ?? null,
    subdivision: (address) => address.subdivision ?? null,
    country: (address) => address.country ?? null,
    postalCode: (address) => address.postalCode ?? null,
  },
} satisfies DomainResolvers
