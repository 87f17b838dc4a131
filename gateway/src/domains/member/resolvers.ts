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
      ownOrReason(await readMe(context), 'NOT_AVAILABLE_ON_THIS_SITE', context, info),
    async myIdentity(_, __, context, info) {
      const identity = (await verifiedSession(context))?.state?.identity
      return ownOrReason(identity ?? null, 'NOT_FOUND', context, info)
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
  MemberPicture: {
    id: ({ id }) => id || null,
    url: (picture, size, { config }) => sizedUrl(picture, size, config) || null,
  },
  MemberContact: {
    phones: ({ phones }, _, context) => phonesWithTags(phones, context),
    emails: ({ emails }, _, context) => emailsWithTags(emails, context),
    customFields: (contact, _, context) => customFieldsOf(contact, context),
  },
  MemberAddress: {
    tag: (address, _, context) => tagOfAddress(address, context),
  },
} satisfies DomainResolvers
